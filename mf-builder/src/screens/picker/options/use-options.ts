import { chosenOf, partTypeInfo, priceHistory, type PartQuantity } from '@rig4u/shared/builds';
import { useLoaded, type Loaded } from '@rig4u/shared/lazy';
import { useStored } from '@rig4u/shared/storage';
import { useMemo, type ComponentType } from 'react';
import type { CatalogueType, Part } from '../../../catalogue/schema';
import { builtIn } from '../../../catalogue/source';
import { mainColumn } from '../../../domain/columns';
import type { Option } from '../../../domain/columns/column';
import { sortOptions } from '../../../domain/columns/sort-options';
import { narrowParts, type Found } from '../../../domain/filters/apply-filters';
import type { Filters } from '../../../domain/filters/filters';
import type { FoundParts } from '../../../domain/part-search/find-parts';
import type { Reason } from '../../../domain/fitting/best-fit';
import { commonRoom } from '../../../domain/fitting/common-room';
import {
  groupOptions,
  unknownForAll,
  type OptionGroups,
  type UnknownForAll,
} from '../../../domain/fitting/option-groups';
import { withCurrentPrices } from '../../../domain/prices';
import { optionsOf } from '../../../state/build-check';
import type { ChangedLine } from '../../../domain/choices/changed-line';
import { useEstimatedUse } from '../../../state/build-use';
import { useBuild } from '../build-state';
import { useChangedLine } from '../chosen/use-changed-line';
import { isOffered, useCategory, useView } from '../route-state';
import { facetsAmong, type FacetSource } from './facet-table';
import { shownColumns, type ShownColumn } from './shown-columns';
import { useOrder } from './use-order';
import { useReasons } from './use-reasons';
import { useSearch } from './use-search';

/** The options of the open category. */
export interface Options {
  category: CatalogueType;
  /** The catalogue's parts of the category, as they load. */
  list: Loaded<readonly Part[]>;
  /** The catalogue's parts with their prices of today, once they are there: they give the bars their scale. */
  parts: readonly Part[] | undefined;
  /** What the filters can choose from; undefined while the parts load. */
  facets: FacetSource | undefined;
  columns: readonly ShownColumn[];
  filters: Filters;
  /** `fit`, `value`, or the key of the column that the options are sorted by, with `-` for the highest first. */
  sort: string;
  /** By which step the search found what it found; undefined while the parts load. */
  search: FoundParts<Part>['by'] | undefined;
  /** Whether the order is by nearness to what was typed: until the visitor wants another one. */
  nearestFirst: boolean;
  /** How many parts there are, and how many search and filters leave; undefined while they load. */
  counts: { all: number; left: number } | undefined;
  /** What 'fits my build' hides or would hide. */
  failing: Found<Part>['failing'] | undefined;
  /** All options by the part's id. */
  all: Pick<ReadonlyMap<string, Option>, 'get' | 'has'>;
  /** What is left, as the table groups it. */
  groups: OptionGroups;
  /** Why the first ones fit best, or what each costs for what it brings, by the part's id; empty in another order. */
  reasons: ReadonlyMap<string, Reason>;
  /** What is not known for any option, by a fact of another part. */
  unknownForAll: readonly UnknownForAll[];
  /** Whether no option has anything to be checked against: then this is said once, and in no row. */
  isUnchecked: boolean;
  /** The rules of these, which a row does not say again. */
  saidOnce: ReadonlySet<string>;
  /** The room that all options are measured against, such as '292 mm of room'. */
  room: string | undefined;
  /** How many of all parts do not fail. */
  fitting: number;
  /** How all parts on the market come into it. */
  market: MarketState;
  /** What is chosen for the category, also what the catalogue does not hold. */
  chosen: readonly PartQuantity[];
  /** The chosen part that another one takes the place of; undefined where a choice leads on to the next category. */
  changed: ChangedLine | undefined;
  /** Whether one more can be added beside what is chosen. */
  addable: boolean;
  /** The ids of the parts that are chosen for the category. */
  picked: ReadonlySet<string>;
}

/**
 * `found`: how many parts of the market the list has; `missed`: whether it has them because ours have no answer to the search; `Notice` says where
 * they come from; `prepare` gets the search ready, before the first key.
 */
export type MarketState =
  | { status: 'closed' | 'loading' }
  | { status: 'failed'; retry: () => void }
  | { status: 'open'; found: number; missed: boolean; Notice: ComponentType; prepare: () => void };

const closed: MarketState = { status: 'closed' };

/** Our own options of a category, with what a list over all parts takes of them. */
export interface OurOptions extends Options {
  /** All of them in the order of the list. */
  sorted: readonly Option[];
  groups: OptionGroups<readonly Option[]>;
  found: FoundParts<Part> | undefined;
}

/**
 * The options of the open category, checked against the build, narrowed by the filters, in the order of a column. The answer is the very
 * same until one of these changes.
 */
export function useOurOptions(): OurOptions {
  const { category } = useCategory();
  const { filters } = useView();
  const { components } = useBuild();
  const use = useEstimatedUse();
  const list = useLoaded(category, loadParts, { inSlices: true });
  const history = useStored(priceHistory).value.parts;
  const parts = useMemo(
    () => (list.status === 'ready' ? withCurrentPrices(list.value, history) : undefined),
    [list, history],
  );
  // Of the build only the parts of other types count: this stays the same map through all choices of this category.
  const all = useMemo(() => optionsOf(components, category, parts ?? none), [components, category, parts]);
  const search = useSearch(category, parts, filters.query);
  const left = useMemo(
    () => search && narrowParts(category, search.parts, filters, ({ id }) => all.get(id)?.fit ?? notChecked),
    [category, search, filters, all],
  );
  const chosen = useMemo(() => chosenOf(components, category), [components, category]);
  const changed = useChangedLine();
  const picked = useMemo(() => new Set(chosen.map(({ part }) => part.id)), [chosen]);
  const { sort, value } = useOrder(filters.sort);
  const addable = partTypeInfo(category).several && picked.size > 0;
  const columns = useMemo(
    () =>
      shownColumns(
        category,
        sort === 'fit' || value ? (mainColumn(category, use) ?? '') : sort,
        [...all.values()],
        addable,
        use,
      ),
    [addable, all, category, sort, use, value],
  );
  // Of all options, not of those that the filters leave: a key in the search changes no row.
  const said = useMemo(() => {
    const options = [...all.values()];
    const once = unknownForAll(options);
    const isUnchecked = options.length > 0 && options.every(({ fit }) => fit.findings.length === 0);
    return {
      isUnchecked,
      unknownForAll: once,
      saidOnce: new Set(once.map(({ rule }) => rule)),
      room: commonRoom(options),
    };
  }, [all]);
  const { saidOnce } = said;
  // Before the filters: a key in the search sorts nothing.
  const sorted = useMemo(() => {
    const options = [...all.values()];
    return value ? value.bestValueFirst(options, use) : sortOptions(options, columns, sort, saidOnce, use);
  }, [all, columns, saidOnce, sort, use, value]);
  const nearestFirst = search?.by === 'near' && sort === 'fit';
  const groups = useMemo(() => {
    const ids = new Set(left?.parts.map(({ id }) => id));
    const ordered = nearestFirst ? (search?.parts ?? []).flatMap(({ id }) => all.get(id) ?? []) : sorted;
    return groupOptions(
      ordered.filter(({ part }) => ids.has(part.id)),
      picked,
    );
  }, [all, left, nearestFirst, picked, search, sorted]);
  const fitReasons = useReasons({ category, parts, all, sorted, picked, saidOnce, filters, use });
  const reasons = useMemo(
    () => value?.valueReasons([...all.values()], use) ?? fitReasons,
    [all, fitReasons, use, value],
  );
  const facets = useMemo(() => parts && facetsAmong(parts), [parts]);
  const fitting = useMemo(() => [...all.values()].filter(({ fit }) => fit.verdict !== 'fail').length, [all]);
  const counts = useMemo(() => parts && left && { all: parts.length, left: left.parts.length }, [parts, left]);
  return useMemo(
    () => ({
      ...{ category, list, parts, facets, columns, filters, sort, nearestFirst, counts, all, sorted, groups, reasons },
      ...{
        ...said,
        fitting,
        chosen,
        changed,
        picked,
        addable,
        search: search?.by,
        found: search,
        failing: left?.failing,
      },
      market: closed,
    }),
    [
      category,
      list,
      parts,
      facets,
      columns,
      filters,
      sort,
      search,
      nearestFirst,
      counts,
      left,
      all,
      sorted,
      groups,
      reasons,
      said,
      fitting,
      chosen,
      changed,
      picked,
      addable,
    ],
  );
}

const none: readonly Part[] = [];

/** How an option counts that the check has said nothing about. */
const notChecked = { verdict: 'pass' } as const;

/** How long the loading of a category takes at least, by the specification, in milliseconds. */
const loadDelay = 300;

/** The parts of a category. Each opening of a category is a load of its own. */
async function loadParts(type: string): Promise<readonly Part[]> {
  if (!isOffered(type)) throw new Error(`There is no part type ${type}.`);
  const pause = new Promise((resolve) => setTimeout(resolve, loadDelay));
  const [parts] = await Promise.all([builtIn.load(type), pause]);
  return parts;
}
