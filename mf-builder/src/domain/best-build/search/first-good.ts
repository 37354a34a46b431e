import type { Level } from '../tables/level';
import { Cheapest } from './cheapest';
import type { Cores } from './cores';
import type { Choice } from './pass';

/**
 * A good build at once: tries the core in the middle, then the middle of the better half where that can be completed, else of the worse
 * one. What it finds is no proof of anything; it is there for who stops the search.
 */
export function firstGood(level: Level, { order, values, tails, seconds }: Cores, below: number): Choice | undefined {
  const cheapest = new Cheapest(level);
  let found: Choice | undefined;
  let from = 0;
  let to = order.length;
  while (from < to) {
    const middle = (from + to) >> 1;
    const core = order[middle] ?? 0;
    const tail = core % tails.length;
    const head = (core - tail) / tails.length;
    const second = head % seconds;
    const cents = cheapest.complete((head - second) / seconds, second, tails[tail], below);
    if (cents === undefined) from = middle + 1;
    else {
      found = { options: cheapest.found.slice(), cents, value: values[core] ?? 0 };
      to = middle;
    }
  }
  return found;
}
