import type { BuildComponents } from '@rig4u/shared/builds';
import type { CatalogueType } from '../../catalogue/schema';
import { cheapestSwap, clearingSwaps, nearestSwap, type Candidates, type ClearingSwap, type Swap } from './swap';

/** One way out of a finding: the cheapest of all, or the nearest in price of those that let a part of it stay. */
export interface WayOut {
  swap: Swap;
  kind: 'cheapest' | CatalogueType;
}

/**
 * Up to three ways out of a finding: the cheapest, and for each part of it (`types`) the one nearest in price that keeps that part. None
 * opens a warning or an unknown that another way avoids. Kinds that come to the same swap are said once, as the cheapest.
 */
export function waysOut(
  components: BuildComponents,
  ruleId: string,
  types: readonly CatalogueType[],
  candidates: Candidates,
): WayOut[] {
  const clean = cheapestSwap(components, ruleId, candidates);
  if (clean) return kinds(clean, types, (kept) => nearestSwap(components, ruleId, { ...candidates, [kept]: [] }));
  const careful = leastRaised(clearingSwaps(components, ruleId, candidates));
  const [cheapest] = careful;
  return cheapest ? kinds(cheapest, types, (kept) => nearest(careful.filter(({ type }) => type !== kept))) : [];
}

function kinds(
  cheapest: Swap,
  types: readonly CatalogueType[],
  keeping: (kept: CatalogueType) => Swap | undefined,
): WayOut[] {
  const ways: WayOut[] = [{ swap: cheapest, kind: 'cheapest' }];
  for (const kind of types) {
    const swap = keeping(kind);
    if (swap && !ways.some((way) => same(way.swap, swap))) ways.push({ swap, kind });
  }
  return ways.slice(0, 3);
}

const same = (a: Swap, b: Swap): boolean => a.type === b.type && a.place === b.place && a.to.id === b.to.id;

const nearest = (swaps: readonly Swap[]): Swap | undefined =>
  swaps.toSorted((a, b) => Math.abs(a.moreCents) - Math.abs(b.moreCents))[0];

/** Of swaps that all raise something, the cheapest first: those that raise the same as the first of the most careful. */
function leastRaised(swaps: readonly ClearingSwap[]): ClearingSwap[] {
  const fewest = Math.min(...swaps.map(({ raised }) => raised.length));
  const first = swaps.find(({ raised }) => raised.length === fewest);
  return first ? swaps.filter(({ raised }) => raised.join() === first.raised.join()) : [];
}
