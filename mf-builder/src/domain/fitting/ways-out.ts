import type { BuildComponents } from '@rig4u/shared/builds';
import type { CatalogueType } from '../../catalogue/schema';
import { cheapestWay, clearingWays, nearestWay, type ClearingWay } from './clearing-ways';
import type { Candidates } from './swap';
import { isAddition, type Way } from './way';

/** What a way out is: the cheapest of all, the cheapest that adds a part and keeps all, or the nearest in price that keeps a type's parts. */
export type Kind = 'cheapest' | 'all-kept' | CatalogueType;

/** One way out of a finding. */
export interface WayOut {
  way: Way;
  kind: Kind;
}

/** Whether a way keeps what its kind promises. What is added takes nothing away. */
const keeps = (way: Way, kind: Kind): boolean => isAddition(way) || (kind !== 'all-kept' && way.type !== kind);

/** Missing fan splitters are no reason for another case or board: where they can be added, nothing else is offered. */
const mendedByAdding = 'fan-headers';

/**
 * Up to three ways out of a finding: the cheapest, and that which keeps every part; where nothing can be added, for each part of the finding
 * (`types`) the one nearest in price that keeps it. None opens a warning or an unknown that another way avoids. Kinds that come to the same
 * way are said once, as the first of them.
 */
export function waysOut(
  components: BuildComponents,
  ruleId: string,
  types: readonly CatalogueType[],
  candidates: Candidates,
): WayOut[] {
  if (ruleId === mendedByAdding) {
    const way = nearestWay(components, ruleId, candidates, isAddition);
    if (way) return [{ way, kind: 'cheapest' }];
  }
  const clean = cheapestWay(components, ruleId, candidates);
  if (clean)
    return kinds(clean, types, (kind) => nearestWay(components, ruleId, candidates, (way) => keeps(way, kind)));
  const careful = leastRaised(clearingWays(components, ruleId, candidates));
  const [cheapest] = careful;
  return cheapest ? kinds(cheapest, types, (kind) => nearest(careful.filter((way) => keeps(way, kind)))) : [];
}

function kinds(cheapest: Way, types: readonly CatalogueType[], keeping: (kind: Kind) => Way | undefined): WayOut[] {
  const ways: WayOut[] = [{ way: cheapest, kind: 'cheapest' }];
  const add = (kind: Kind): void => {
    const way = keeping(kind);
    if (way && !ways.some((other) => same(other.way, way))) ways.push({ way, kind });
  };
  if (!isAddition(cheapest)) add('all-kept');
  // Why not beside what is added: that keeps each part as well.
  if (!ways.some(({ way }) => isAddition(way))) for (const type of types) add(type);
  return ways.slice(0, 3);
}

const same = (a: Way, b: Way): boolean => keyOf(a) === keyOf(b);

const keyOf = (way: Way): string =>
  isAddition(way)
    ? `${way.type} + ${way.added.map(({ part, quantity }) => `${quantity} ${part.id}`).join()}`
    : `${way.type} ${way.place} ${way.to.id}`;

const nearest = (ways: readonly Way[]): Way | undefined =>
  ways.toSorted((a, b) => Math.abs(a.moreCents) - Math.abs(b.moreCents))[0];

/** Of ways that all raise something, the cheapest first: those that raise the same as the first of the most careful. */
function leastRaised(ways: readonly ClearingWay[]): Way[] {
  const fewest = Math.min(...ways.map(({ raised }) => raised.length));
  const first = ways.find(({ raised }) => raised.length === fewest);
  return ways.flatMap(({ way, raised }) => (first && raised.join() === first.raised.join() ? [way] : []));
}
