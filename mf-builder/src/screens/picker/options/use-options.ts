import { chosenOf, priceHistory } from '@rig4u/shared/builds';
import { useLoaded, type Loaded } from '@rig4u/shared/lazy';
import { useStored } from '@rig4u/shared/storage';
import { useMemo } from 'react';
import type { Part } from '../../../catalogue/schema';
import { builtIn } from '../../../catalogue/source';
import { applyFilters, type Found } from '../../../domain/filters/apply-filters';
import type { OptionFit } from '../../../domain/fitting/option-fits';
import { cataloguePoints, withCurrentPrices, type SourcedPoint } from '../../../domain/prices';
import { fitsOf } from '../../../state/build-check';
import { useBuild } from '../build-state';
import { isOffered, useCategory, useView } from '../route-state';

/** The options of the open category. */
export interface Options {
  /** The catalogue's parts of the category, as they load. */
  list: Loaded<readonly Part[]>;
  /** The parts with their prices of today, once they are there. */
  parts: readonly Part[] | undefined;
  /** What the filters leave of them, and what they hide because it does not fit. */
  found: Found<Part> | undefined;
  /** How each option would do in this build, by the part's id. */
  fits: ReadonlyMap<string, OptionFit>;
  /** The ids of the parts that are chosen for the category. */
  picked: ReadonlySet<string>;
  /** The part whose details are open, with its dated prices. */
  opened: { id: string; points: readonly SourcedPoint[] } | undefined;
}

/** The options of the open category, narrowed by the filters and checked against the build. */
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
  const found = useMemo(
    () => parts && applyFilters(category, parts, filters, ({ id }) => fits.get(id) ?? notChecked),
    [category, parts, filters, fits],
  );
  const picked = useMemo(
    () => new Set(chosenOf(components, category).map(({ part }) => part.id)),
    [components, category],
  );
  const opened = useMemo(() => {
    const listed = list.status === 'ready' ? list.value.find(({ id }) => id === details) : undefined;
    return listed && { id: listed.id, points: cataloguePoints(listed, history) };
  }, [list, details, history]);
  return { list, parts, found, fits, picked, opened };
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
