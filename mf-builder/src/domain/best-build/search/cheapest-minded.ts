import { headPlaces } from '../places';
import { nextBit } from '../tables/bits';
import type { Levels } from '../tables/field';
import type { Level } from '../tables/level';
import type { Mask } from '../tables/mask';
import type { Misses } from './misses';

/**
 * Finds the cheapest way to complete a processor and a card where some rules may be worse than they have to be. Beside what is left to each
 * place it keeps what is left with nothing to mind: a place that has none of that will cost one more thing to mind.
 */
export class CheapestMinded {
  /** How many options it has taken so far. */
  steps = 0;
  /** The options of the last build that was found, by place. */
  readonly found: Int32Array;
  readonly #levels: Levels;
  readonly #misses: Misses;
  readonly #choice: Int32Array;
  readonly #loose: Uint32Array;
  readonly #strict: Uint32Array;
  /** By place and kind, in both levels: when an option was tried last, and with how much to mind. */
  readonly #tried: readonly { node: Float64Array; missed: Uint16Array }[];
  #node = 0;
  #bound = 0;
  #most = 0;

  constructor(levels: Levels, misses: Misses) {
    const { lists, words } = levels.loose.layout;
    this.#levels = levels;
    this.#misses = misses;
    this.found = new Int32Array(lists.length);
    this.#choice = new Int32Array(lists.length);
    this.#tried = lists.map(({ length }) => ({
      node: new Float64Array(length * length),
      missed: new Uint16Array(length * length),
    }));
    this.#loose = new Uint32Array((lists.length + 1) * words);
    this.#strict = new Uint32Array((lists.length + 1) * words);
  }

  /** The price in cents of the cheapest completion below `bound` with so much to mind at most; undefined where there is none. */
  complete(first: number, second: number, masks: readonly Mask[], bound: number, most: number): number | undefined {
    const { strict, loose } = this.#levels;
    const { layout } = loose;
    const head = loose.head(first, second);
    if (head.least >= bound) return undefined;
    const own = (layout.cents[0]?.[first] ?? 0) + (layout.cents[1]?.[second] ?? 0);
    const from = headPlaces * layout.words;
    this.#choice[0] = first;
    this.#choice[1] = second;
    const missed = this.#misses.at(0, this.#choice) + this.#misses.at(1, this.#choice);
    if (missed > most) return undefined;
    this.#loose.set(head.words, from);
    this.#strict.set(strict.start);
    for (let place = 0; place < headPlaces; place += 1)
      strict.take(place, this.#choice, this.#strict, place * layout.words, (place + 1) * layout.words);
    narrow(loose, masks, this.#loose, from);
    narrow(loose, masks, this.#strict, from);
    this.#bound = bound;
    this.#most = most;
    this.#walk(headPlaces, own, missed);
    return this.#bound < bound ? this.#bound : undefined;
  }

  #isStrictEmpty(place: number, from: number): boolean {
    return this.#levels.strict.leastAt(this.#strict, from, place) === Number.POSITIVE_INFINITY;
  }

  /** How many more things to mind there may be than the places from one on will cost for certain. */
  #roomFrom(place: number, missed: number): number {
    const { lists, words } = this.#levels.loose.layout;
    let room = this.#most - missed;
    for (let later = place; later < lists.length && room >= 0; later += 1)
      if (this.#isStrictEmpty(later, place * words)) room -= 1;
    return room;
  }

  /** Whether a cheaper option that leaves the same, with no more to mind, was tried at this node. */
  #wasTried(place: number, node: number, missed: number): boolean {
    const { strict, loose } = this.#levels;
    const tried = this.#tried[place];
    if (!tried) return false;
    const count = loose.layout.lists[place]?.length ?? 0;
    const kind = strict.kindOf(place, this.#choice) * count + loose.kindOf(place, this.#choice);
    if (tried.node[kind] === node && (tried.missed[kind] ?? 0) <= missed) return true;
    tried.node[kind] = node;
    tried.missed[kind] = missed;
    return false;
  }

  /** Fills the places from one on. */
  #walk(place: number, spent: number, missed: number): void {
    const { lists, words: total, starts, cents } = this.#levels.loose.layout;
    if (place === lists.length) {
      this.#bound = spent;
      this.found.set(this.#choice);
      return;
    }
    const room = this.#roomFrom(place, missed);
    if (room < 0) return;
    const from = place * total;
    /** With no room left, a place that can do with nothing to mind has to. */
    const wordsOf = (later: number): Uint32Array =>
      room === 0 && !this.#isStrictEmpty(later, from) ? this.#strict : this.#loose;
    let rest = 0;
    for (let later = place + 1; later < lists.length; later += 1)
      rest += this.#levels.loose.leastAt(wordsOf(later), from, later);
    const words = wordsOf(place);
    const start = from + (starts[place] ?? 0);
    const end = from + (starts[place + 1] ?? 0);
    const node = (this.#node += 1);
    for (let option = nextBit(words, start, end, 0); option >= 0; option = nextBit(words, start, end, option + 1)) {
      const now = spent + (cents[place]?.[option] ?? 0);
      // Options come cheapest first: no later one can do better.
      if (now + rest >= this.#bound) return;
      this.#choice[place] = option;
      const all = missed + this.#misses.at(place, this.#choice);
      if (all > this.#most || this.#wasTried(place, node, all)) continue;
      this.steps += 1;
      const later = this.#levels.loose.take(place, this.#choice, this.#loose, from, from + total);
      if (now + later >= this.#bound) continue;
      this.#levels.strict.take(place, this.#choice, this.#strict, from, from + total);
      this.#walk(place + 1, now, all);
    }
  }
}

/** Leaves in their places alone what the masks leave. */
function narrow({ layout: { starts } }: Level, masks: readonly Mask[], all: Uint32Array, from: number): void {
  for (const { place, words } of masks) {
    const start = from + (starts[place] ?? 0);
    for (let word = 0; word < words.length; word += 1)
      all[start + word] = (all[start + word] ?? 0) & (words[word] ?? 0);
  }
}
