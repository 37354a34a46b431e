import type { Level } from '../tables/level';
import { Cheapest } from './cheapest';
import type { Cores } from './cores';
import type { Choice } from './pass';

/** The best build that can be completed from some cores: no proof of anything; it is there for who stops the search. */
export function firstGood(level: Level, { order, values, tails, seconds }: Cores, below: number): Choice | undefined {
  const cheapest = new Cheapest(level);
  for (const core of order) {
    const tail = core % tails.length;
    const head = (core - tail) / tails.length;
    const second = head % seconds;
    const cents = cheapest.complete((head - second) / seconds, second, tails[tail], below);
    if (cents !== undefined) return { options: cheapest.found.slice(), cents, value: values[core] ?? 0 };
  }
  return undefined;
}
