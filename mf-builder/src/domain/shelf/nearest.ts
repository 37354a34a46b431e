import type { Range } from '../filters/filters';
import type { Change, Wish } from './wishes';

/** What works where something is left out, by how little that is. */
export interface Nearest<C> {
  /** What has to change for it: limits reach as far as it, other wishes are left out. */
  changes: readonly Change[];
  /** How many parts there are then. */
  count: number;
  best: C;
  /** What the best one is instead, as far as it is known: '20.3 l', 'black'. */
  instead: string;
}

/** How candidates stand to the wishes. */
interface Standing<C> {
  /** Whether a candidate is as a wish asks, by the place of the wish. */
  holds: (wish: number, candidate: C) => boolean;
  /** What the candidate says of the wish's fact; undefined where it is not known or the wish has none. */
  valueOf: (wish: Wish, candidate: C) => unknown;
}

/** So many are left out at most, and so many ways are named. */
const [mostDropped, mostNamed] = [2, 3];
/** How far another value of a choice is, beside a number that is beyond its limit by this share; and what is not known is further than all. */
const [otherValue, unknownValue] = [0.25, 10];

/** By which share of its limit a number is beyond it. */
function beyond(value: unknown, { from, to }: Range): number {
  if (typeof value !== 'number') return unknownValue;
  const [limit, by] = to !== undefined && value > to ? [to, value - to] : [from ?? 0, (from ?? 0) - value];
  return limit === 0 ? by : by / limit;
}

/**
 * What is nearest to wishes that nothing meets: of the candidates, which all work, those that miss fewest of them; of these for each choice of missed
 * wishes the one that is least beyond them, the first of those that are equal.
 */
export function nearestTo<C>(
  wishes: readonly Wish[],
  candidates: Iterable<C>,
  { holds, valueOf }: Standing<C>,
): Nearest<C>[] {
  const groups = new Map<string, C[]>();
  let fewest = mostDropped;
  for (const candidate of candidates) {
    const missed = wishes.flatMap((_, place) => (holds(place, candidate) ? [] : [place]));
    if (missed.length === 0 || missed.length > fewest) continue;
    if (missed.length < fewest) groups.clear();
    fewest = missed.length;
    const name = missed.join();
    const group = groups.get(name);
    if (group) group.push(candidate);
    else groups.set(name, [candidate]);
  }
  const apartOf = (wish: Wish, candidate: C): number => {
    const value = valueOf(wish, candidate);
    if (wish.range) return beyond(value, wish.range);
    return value === undefined && wish.fact ? unknownValue : otherValue;
  };
  const nearestOf = ([name, members]: [string, C[]]) => {
    const missed = name.split(',').flatMap((place) => wishes[Number(place)] ?? []);
    const apart = members.map((one) => missed.reduce((sum, wish) => sum + apartOf(wish, one), 0));
    const least = Math.min(...apart);
    const [best] = members.filter((_, at) => apart[at] === least);
    if (best === undefined) return [];
    const changes = missed.map((wish) => {
      const value = valueOf(wish, best);
      return typeof value === 'number' && wish.upTo ? wish.upTo(value) : wish.without;
    });
    const reached = (one: C): boolean =>
      missed.every((wish) => !wish.range || apartOf(wish, one) <= apartOf(wish, best));
    const instead = missed.flatMap((wish) => wish.fact?.write(valueOf(wish, best)) ?? []).join(', ');
    return [{ changes, count: members.filter(reached).length, best, instead, apart: least }];
  };
  return [...groups]
    .flatMap(nearestOf)
    .toSorted((a, b) => a.apart - b.apart)
    .slice(0, mostNamed)
    .map(({ apart: _apart, ...nearest }) => nearest);
}
