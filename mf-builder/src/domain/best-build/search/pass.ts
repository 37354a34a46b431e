import type { Field } from '../tables/field';
import { Completer } from './completer';
import type { Cores } from './cores';
import { RankedCores, type MindedRange } from './ranked';
import type { Search } from './search';
import type { Stage } from './stages';

/** A core by the numbers of its options, with so many things to mind at most. */
export interface Start {
  first: number;
  second: number;
  tail: number;
  minded: number;
}

/** A build as the options that were chosen, by place. */
export interface Choice {
  options: Int32Array;
  cents: number;
  /** The estimate after deductions. */
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

/** The numbers of a core's options. */
export function startOf({ order, tails, seconds }: Cores, at: number, minded: number): Start {
  const core = order[at] ?? 0;
  const tail = core % tails.length;
  const head = (core - tail) / tails.length;
  const second = head % seconds;
  return { first: (head - second) / seconds, second, tail, minded };
}

/**
 * Goes through the cores of a stage, the highest worth first, and hands each build that is cheaper than all before it to `take`, which says
 * whether to go on with the next lower worth, to finish this one or to end. Starts with builds below `bound` cents that have so much to mind.
 */
export function* pass(
  field: Field,
  stage: Stage,
  cores: Cores,
  bound: number,
  minded: MindedRange,
  take: (choice: Choice) => 'on' | 'this value' | 'end',
): Search<PassEnd> {
  const { tails, order } = cores;
  const completer = new Completer(field, stage);
  const ranked = new RankedCores(cores, minded);
  /** Cores of which even what may have anything to mind is too dear. */
  const isDead = new Uint8Array(order.length);
  let below = bound;
  let last = Number.NEGATIVE_INFINITY;
  let looked = 0;
  let said = 0;
  let steps = 0;
  for (let one = ranked.next(); one !== undefined; one = ranked.next()) {
    const { at, worth } = one;
    if (worth < last) break;
    looked += 1;
    if (looked - said >= pause.cores || completer.steps - steps >= pause.steps) {
      said = looked;
      steps = completer.steps;
      if (yield { done: Math.min(1, looked / order.length), bound: worth }) return { stopped: true, bound: worth };
    }
    if (isDead[at] === 1) continue;
    const { first, second, tail } = startOf(cores, at, one.minded);
    const masks = tails[tail]?.places ?? [];
    if (
      one.minded === Math.max(1, minded.from) &&
      completer.complete(first, second, masks, below, Number.POSITIVE_INFINITY) === undefined
    ) {
      isDead[at] = 1;
      continue;
    }
    const cents = completer.complete(first, second, masks, below, one.minded);
    if (cents === undefined) continue;
    below = cents;
    const then = take({ options: completer.found.slice(), cents, value: worth });
    if (then === 'end') break;
    if (then === 'this value') last = worth;
  }
  return { stopped: false, bound: last };
}
