import { keptBy, worthLeft } from '../aims/worth';
import type { Wishes } from '../conditions';
import type { Cores } from './cores';

/** A core with how many warnings and open questions a build of it has at most, and what such a build is worth. */
export interface Ranked {
  /** Its place in the order of the cores. */
  at: number;
  minded: number;
  worth: number;
}

/** How many things there may be to mind, and what of an estimate each of them leaves. */
export interface MindedRange {
  from: number;
  to: number;
  kept: number;
}

/** Anything at once; where parts are at hand first nothing, then one thing, and so on. */
export function rangesOf(wishes: Wishes, most: number): readonly MindedRange[] {
  const kept = keptBy(wishes);
  return wishes.atHand
    ? Array.from({ length: most + 1 }, (_, minded) => ({ from: minded, to: minded, kept }))
    : [{ from: 0, to: most, kept }];
}

/** Every core with so many things to mind, the highest worth first; of equal ones the one with less to mind. */
export class RankedCores {
  readonly #cores: Cores;
  readonly #range: MindedRange;
  /** For each number of things to mind, from the least on, the core that is next. */
  readonly #next: number[] = [0];
  readonly #worths: number[];
  /** What they leave of an estimate, by their number from the least on. */
  readonly #shares: readonly number[];

  constructor(cores: Cores, range: MindedRange) {
    this.#cores = cores;
    this.#range = range;
    const { from, to, kept } = range;
    this.#shares = Array.from({ length: to - from + 1 }, (_, more) => kept ** (from + more));
    this.#worths = [this.#worthAt(0, 0)];
  }

  /** The next one; undefined after the last. */
  next(): Ranked | undefined {
    let more = 0;
    for (let one = 1; one < this.#worths.length; one += 1)
      if ((this.#worths[one] ?? 0) > (this.#worths[more] ?? 0)) more = one;
    const worth = this.#worths[more] ?? Number.NEGATIVE_INFINITY;
    if (worth === Number.NEGATIVE_INFINITY) return undefined;
    const at = this.#next[more] ?? 0;
    this.#next[more] = at + 1;
    this.#worths[more] = this.#worthAt(at + 1, more);
    // What has more to mind is worth no more than the same core with less.
    if (more === this.#worths.length - 1 && more < this.#range.to - this.#range.from) {
      this.#next.push(0);
      this.#worths.push(this.#worthAt(0, more + 1));
    }
    return { at, minded: this.#range.from + more, worth };
  }

  #worthAt(at: number, more: number): number {
    const core = this.#cores.order[at];
    return core === undefined
      ? Number.NEGATIVE_INFINITY
      : worthLeft(this.#cores.values[core] ?? 0, this.#shares[more] ?? 0);
  }
}
