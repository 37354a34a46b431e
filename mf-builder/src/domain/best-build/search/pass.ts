import type { Level } from '../tables/level';
import { Cheapest } from './cheapest';
import type { Cores } from './cores';
import type { Search } from './search';

/** A build as the options that were chosen, by place. */
export interface Choice {
  options: Int32Array;
  cents: number;
  value: number;
}

/** How much is done between two words of progress: some tenths of a millisecond. */
const pause = { cores: 4096, steps: 1024 };

/** What a pass came to. */
export interface PassEnd {
  stopped: boolean;
  /** No build that was not looked at is better. */
  bound: number;
}

/**
 * Goes through the cores, the best first, and hands each build that is cheaper than all before it to `take`, which says whether to go on
 * with the next lower value. Starts with builds below `bound` cents.
 */
export function* pass(
  level: Level,
  cores: Cores,
  bound: number,
  take: (choice: Choice) => 'on' | 'this value',
): Search<PassEnd> {
  const { order, values, tails, seconds } = cores;
  const cheapest = new Cheapest(level);
  let below = bound;
  let last = Number.NEGATIVE_INFINITY;
  let said = 0;
  let steps = 0;
  for (let at = 0; at < order.length; at += 1) {
    const core = order[at] ?? 0;
    const value = values[core] ?? 0;
    if (value < last) break;
    if (at - said >= pause.cores || cheapest.steps - steps >= pause.steps) {
      said = at;
      steps = cheapest.steps;
      if (yield { done: at / order.length, bound: value }) return { stopped: true, bound: value };
    }
    const tail = core % tails.length;
    const head = (core - tail) / tails.length;
    const second = head % seconds;
    const cents = cheapest.complete((head - second) / seconds, second, tails[tail], below);
    if (cents === undefined) continue;
    below = cents;
    if (take({ options: cheapest.found.slice(), cents, value }) === 'this value') last = value;
  }
  return { stopped: false, bound: last };
}
