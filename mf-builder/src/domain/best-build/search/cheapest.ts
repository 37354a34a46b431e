import { headPlaces } from '../places';
import { nextBit } from '../tables/bits';
import type { Level } from '../tables/level';
import type { Mask } from '../tables/mask';

/** Finds the cheapest way to complete a processor and a card to a build that costs less than a bound. */
export class Cheapest {
  /** How many options it has taken so far. */
  steps = 0;
  /** The options of the last build that was found, by place. */
  readonly found: Int32Array;
  readonly #level: Level;
  readonly #choice: Int32Array;
  readonly #words: Uint32Array;
  /** What all places after the first two cost at least, whatever goes with what. */
  readonly #leastOfRest: number;
  /** By place: when an option of each kind was tried last. */
  readonly #tried: readonly Float64Array[];
  #node = 0;
  #bound = 0;

  constructor(level: Level) {
    this.#level = level;
    const count = level.layout.lists.length;
    this.found = new Int32Array(count);
    this.#choice = new Int32Array(count);
    this.#words = new Uint32Array((count + 1) * level.layout.words);
    this.#tried = level.layout.lists.map((list) => new Float64Array(list.length));
    let least = 0;
    for (let place = headPlaces; place < count; place += 1) least += level.leastAt(level.start, 0, place);
    this.#leastOfRest = least;
  }

  /** The price in cents of the cheapest completion below `bound`, with its options in `found`; undefined where there is none. */
  complete(first: number, second: number, masks: readonly Mask[], bound: number): number | undefined {
    const { layout } = this.#level;
    // The rules need not be asked about what is too dear by itself.
    const own = (layout.cents[0]?.[first] ?? 0) + (layout.cents[1]?.[second] ?? 0);
    if (own + this.#leastOfRest >= bound) return undefined;
    const head = this.#level.head(first, second);
    if (head.least >= bound) return undefined;
    this.#words.set(head.words, headPlaces * layout.words);
    const least = this.#narrow(masks, head.least);
    if (least >= bound) return undefined;
    this.#choice[0] = first;
    this.#choice[1] = second;
    this.#bound = bound;
    this.#walk(headPlaces, own, least - own);
    return this.#bound < bound ? this.#bound : undefined;
  }

  /** Leaves in their places alone what the masks leave; returns what the build then costs at least. */
  #narrow(masks: readonly Mask[], least: number): number {
    const { words: total, starts } = this.#level.layout;
    const from = headPlaces * total;
    let now = least;
    for (const { place, words } of masks) {
      const before = this.#level.leastAt(this.#words, from, place);
      const start = from + (starts[place] ?? 0);
      for (let word = 0; word < words.length; word += 1)
        this.#words[start + word] = (this.#words[start + word] ?? 0) & (words[word] ?? 0);
      const after = this.#level.leastAt(this.#words, from, place);
      if (after === Number.POSITIVE_INFINITY) return after;
      now += after - before;
    }
    return now;
  }

  /** Fills the places from one on; `least` is what they cost at least. */
  #walk(place: number, spent: number, least: number): void {
    const { lists, words: total, starts, cents } = this.#level.layout;
    if (place === lists.length) {
      this.#bound = spent;
      this.found.set(this.#choice);
      return;
    }
    const from = place * total;
    const start = from + (starts[place] ?? 0);
    const end = from + (starts[place + 1] ?? 0);
    const prices = cents[place];
    let option = nextBit(this.#words, start, end, 0);
    const rest = least - (prices?.[option] ?? 0);
    const node = (this.#node += 1);
    const tried = this.#tried[place];
    for (; option >= 0; option = nextBit(this.#words, start, end, option + 1)) {
      const now = spent + (prices?.[option] ?? 0);
      // Options come cheapest first: no later one can do better.
      if (now + rest >= this.#bound) return;
      this.#choice[place] = option;
      const kind = this.#level.kindOf(place, this.#choice);
      // A cheaper one that leaves the same was tried here.
      if (tried?.[kind] === node) continue;
      if (tried) tried[kind] = node;
      this.steps += 1;
      const later = this.#level.take(place, this.#choice, this.#words, from, from + total);
      if (now + later < this.#bound) this.#walk(place + 1, now, later);
    }
  }
}
