import type { Range } from '../filters/filters';
import type { Wish } from './wishes';

/** What works where something is left out, by how little that is. */
export interface Nearest<C> {
  dropped: readonly Wish[];
  /** How many parts work then, which nothing that is dropped fewer gives. */
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
  const found = new Map<string, Nearest<C> & { apart: number }>();
  const apartOf = (wish: Wish, candidate: C): number => {
    const value = valueOf(wish, candidate);
    if (wish.range) return beyond(value, wish.range);
    return value === undefined && wish.fact ? unknownValue : otherValue;
  };
  let fewest = mostDropped;
  for (const candidate of candidates) {
    const missed = wishes.flatMap((_, place) => (holds(place, candidate) ? [] : [place]));
    if (missed.length === 0 || missed.length > fewest) continue;
    fewest = missed.length;
    const name = missed.join();
    const dropped = missed.flatMap((place) => wishes[place] ?? []);
    const apart = dropped.reduce((sum, wish) => sum + apartOf(wish, candidate), 0);
    const known = found.get(name);
    if (known) known.count += 1;
    if (known && known.apart <= apart) continue;
    const instead = dropped.flatMap((wish) => wish.fact?.write(valueOf(wish, candidate)) ?? []).join(', ');
    found.set(name, { dropped, count: known?.count ?? 1, best: candidate, instead, apart });
  }
  return [...found.values()]
    .filter(({ dropped }) => dropped.length === fewest)
    .toSorted((a, b) => a.apart - b.apart)
    .slice(0, mostNamed)
    .map(({ apart: _apart, ...nearest }) => nearest);
}
