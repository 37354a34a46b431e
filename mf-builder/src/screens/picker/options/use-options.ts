import { chosenOf, priceHistory, type PartQuantity } from '@rig4u/shared/builds';
import { useLoaded, type Loaded } from '@rig4u/shared/lazy';
import { useStored } from '@rig4u/shared/storage';
import { useMemo } from 'react';
import type { Part } from '../../../catalogue/schema';
import { builtIn } from '../../../catalogue/source';
import { columnsOf, firstSort } from '../../../domain/columns';
import type { Column, Option } from '../../../domain/columns/column';
import { sortOptions } from '../../../domain/columns/sort-options';
import { applyFilters, type Found } from '../../../domain/filters/apply-filters';
import { commonRoom } from '../../../domain/fitting/common-room';
import { optionOf } from '../../../domain/fitting/option';
import type { OptionFit } from '../../../domain/fitting/option-fits';
import { groupOptions, type OptionGroups, type UnknownForAll } from '../../../domain/fitting/option-groups';
import { cataloguePoints, withCurrentPrices, type SourcedPoint } from '../../../domain/prices';
import { fitsOf } from '../../../state/build-check';
import { useBuild } from '../build-state';
import { isOffered, useCategory, useView } from '../route-state';
import { withRoomForThree } from './column-widths';

/** The options of the open category. */
export interface Options {
  /** The catalogue's parts of the category, as they load. */
  list: Loaded<readonly Part[]>;
  /** The parts with their prices of today, once they are there. */
  parts: readonly Part[] | undefined;
  columns: readonly Column[];
  /** The key of the column that the options are sorted by, with `-` for the highest first. */
  sort: string;
  /** What the filters leave of the parts, and what they hide because it does not fit. */
  found: Found<Part> | undefined;
  /** All options in the order of the column. */
  sorted: readonly Option[];
  /** All options by the part's id. */
  all: ReadonlyMap<string, Option>;
  /** What is left, as the table groups it. */
  groups: OptionGroups;
  /** What is not known for any option, by a fact of another part. */
  unknownForAll: readonly UnknownForAll[];
  /** The rules of these, which a row does not say again. */
  saidOnce: ReadonlySet<string>;
  /** The room that all options are measured against, such as '292 mm of room'. */
  room: string | undefined;
  /** How many of all parts do not fail. */
  fitting: number;
  /** How each option would do in this build, by the part's id. */
  fits: ReadonlyMap<string, OptionFit>;
  /** What is chosen for the category, also what the catalogue does not hold. */
  chosen: readonly PartQuantity[];
  /** The ids of the parts that are chosen for the category. */
  picked: ReadonlySet<string>;
  /** The part whose details are open, with its dated prices. */
  opened: { id: string; points: readonly SourcedPoint[] } | undefined;
}

/** The options of the open category, checked against the build, narrowed by the filters, in the order of a column. */
export function useOptions(): Options {
  const { category } = useCategory();
  const { filters, details } = useView();
  const { components } = useBuild();
  const list = useLoaded(category, loadParts);
  const history = useStored(priceHistory).value.parts;
  const parts = useMemo(
    () => (list.status === 'ready' ? withCurrentPrices(list.value, history) : undefined),
    [list, history],
  );
  const fits = useMemo(() => fitsOf(components, category, parts ?? []), [components, category, parts]);
  const options = useMemo(
    () => new Map((parts ?? []).map((part) => [part.id, optionOf(components, part, fits.get(part.id) ?? notChecked)])),
    [components, parts, fits],
  );
  const found = useMemo(
    () => parts && applyFilters(category, parts, filters, ({ id }) => fits.get(id) ?? notChecked),
    [category, parts, filters, fits],
  );
  const chosen = useMemo(() => chosenOf(components, category), [components, category]);
  const picked = useMemo(() => new Set(chosen.map(({ part }) => part.id)), [chosen]);
  const sort = filters.sort === 'fit' ? (firstSort(category) ?? 'price') : filters.sort;
  const columns = useMemo(() => withRoomForThree(columnsOf(category), sort), [category, sort]);
  // Before the filters: a key in the search sorts nothing.
  const sorted = useMemo(() => sortOptions([...options.values()], columns, sort), [columns, options, sort]);
  const groups = useMemo(() => {
    const left = new Set(found?.parts.map(({ id }) => id));
    return groupOptions(
      sorted.filter(({ part }) => left.has(part.id)),
      picked,
    );
  }, [found, picked, sorted]);
  // Of all options, not of those that the filters leave: a key in the search changes no row.
  const said = useMemo(() => {
    const { unknownForAll } = groupOptions(sorted, picked);
    return {
      unknownForAll,
      saidOnce: new Set(unknownForAll.map(({ rule }) => rule)),
      room: commonRoom(sorted),
    };
  }, [picked, sorted]);
  const fitting = useMemo(() => [...fits.values()].filter(({ verdict }) => verdict !== 'fail').length, [fits]);
  const opened = useMemo(() => {
    const listed = list.status === 'ready' ? list.value.find(({ id }) => id === details) : undefined;
    return listed && { id: listed.id, points: cataloguePoints(listed, history) };
  }, [list, details, history]);
  return {
    list,
    parts,
    columns,
    sort,
    found,
    all: options,
    sorted,
    groups,
    ...said,
    fitting,
    fits,
    chosen,
    picked,
    opened,
  };
}

/** How an option counts that the check has said nothing about. */
const notChecked: OptionFit = { verdict: 'pass', findings: [] };

/** How long the loading of a category takes at least, by the specification, in milliseconds. */
const loadDelay = 300;

/** The parts of a category. Each opening of a category is a load of its own. */
async function loadParts(type: string): Promise<readonly Part[]> {
  if (!isOffered(type)) throw new Error(`There is no part type ${type}.`);
  const pause = new Promise((resolve) => setTimeout(resolve, loadDelay));
  const [parts] = await Promise.all([builtIn.load(type), pause]);
  return parts;
}
