import type { Level } from '../tables/level';
import { Cheapest } from './cheapest';

/** The price in cents of the cheapest build that a level allows; undefined where there is none. */
export function leastPrice(level: Level): number | undefined {
  const [firsts = [], seconds = []] = level.layout.lists;
  const heads = firsts
    .flatMap((_, first) => seconds.map((__, second) => ({ first, second, least: level.head(first, second).least })))
    .filter(({ least }) => least < Number.POSITIVE_INFINITY)
    .toSorted((a, b) => a.least - b.least);
  const cheapest = new Cheapest(level);
  let below = Number.POSITIVE_INFINITY;
  for (const { first, second, least } of heads) {
    if (least >= below) break;
    below = cheapest.complete(first, second, undefined, below) ?? below;
  }
  return below < Number.POSITIVE_INFINITY ? below : undefined;
}
