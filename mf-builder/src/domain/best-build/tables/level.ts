import { nextBit } from './bits';
import type { Layout } from './layout';
import type { RuleTable } from './rule-table';

/** A rule with the worst rank that it may have. */
export interface Bound {
  table: RuleTable;
  rank: number;
}

/** What a choice of the first two places leaves to the others. */
export interface Head {
  words: Uint32Array;
  /** What the two and the cheapest of everything else cost in cents; infinite where a place has nothing left. */
  least: number;
}

/** Which options go together where no rule may be worse than its bound. */
export class Level {
  readonly layout: Layout;
  /** The options that may be taken while nothing is chosen. */
  readonly start: Uint32Array;
  readonly #pairs: readonly (Uint32Array | undefined)[][];
  readonly #pairRules: readonly (readonly Bound[])[];
  readonly #wideRules: readonly (readonly Bound[])[];
  readonly #bounds: readonly Bound[];
  readonly #heads: (Head | undefined)[] = [];
  /** By place and option. */
  readonly #kinds: (number | undefined)[][];
  readonly #kindNames: Map<string, number>[];

  constructor(layout: Layout, allowed: Uint32Array, bounds: readonly Bound[]) {
    this.layout = layout;
    this.start = allowed.slice();
    this.#bounds = bounds;
    const none = new Int32Array(layout.lists.length);
    for (const bound of bounds) if (bound.table.at.length === 1) this.#filter(bound, none, this.start, 0);
    const triggeredAt = (place: number, wide: boolean): Bound[] =>
      bounds.filter(({ table }) => table.at.at(-2) === place && table.at.length > 2 === wide);
    this.#pairRules = layout.lists.map((_, place) => triggeredAt(place, false));
    this.#wideRules = layout.lists.map((_, place) => triggeredAt(place, true));
    this.#pairs = layout.lists.map(() => []);
    this.#kinds = layout.lists.map(() => []);
    this.#kindNames = layout.lists.map(() => new Map());
  }

  /**
   * Takes the option that `choice` has for a place: what it leaves to later places is written from `to` on. Returns what those cost at
   * least, in cents; infinite where one has nothing left. `from` and `to` are where masks begin in `words`.
   */
  take(place: number, choice: Int32Array, words: Uint32Array, from: number, to: number): number {
    const { starts, lists, words: total } = this.layout;
    const pair = this.#pairOf(place, choice);
    for (let word = starts[place + 1] ?? total; word < total; word += 1)
      words[to + word] = (words[from + word] ?? 0) & (pair[word] ?? 0);
    for (const rule of this.#wideRules[place] ?? []) this.#filter(rule, choice, words, to);
    let least = 0;
    for (let later = place + 1; later < lists.length; later += 1) least += this.leastAt(words, to, later);
    return least;
  }

  /** The kind of the option that `choice` has for a place: those of one kind leave the same to all later places. */
  kindOf(place: number, choice: Int32Array): number {
    const option = choice[place] ?? 0;
    const known = this.#kinds[place]?.[option];
    if (known !== undefined) return known;
    const pair = this.#pairOf(place, choice).subarray(this.layout.starts[place + 1] ?? this.layout.words);
    const wide = this.#bounds
      .filter(({ table }) => table.at.length > 2 && table.last !== place && table.at.includes(place))
      .map(({ table }) => table.classOf(place, option));
    const name = `${pair.join()} ${wide.join()}`;
    const names = this.#kindNames[place] ?? new Map<string, number>();
    const kind = names.get(name) ?? names.size;
    names.set(name, kind);
    const row = this.#kinds[place];
    if (row) row[option] = kind;
    return kind;
  }

  /** Whether an option may be taken while nothing is chosen. */
  mayTake(place: number, option: number): boolean {
    return this.#has(this.start, place, option);
  }

  /** Whether a whole choice may be taken. */
  allows(choice: Int32Array): boolean {
    return (
      choice.every((option, place) => this.mayTake(place, option)) &&
      this.#bounds.every(({ table, rank }) => table.rankOf(choice) <= rank)
    );
  }

  /** The cheapest of what is left to a place. */
  leastAt(words: Uint32Array, from: number, place: number): number {
    const { starts, cents } = this.layout;
    const start = starts[place] ?? 0;
    const end = starts[place + 1] ?? 0;
    const first = nextBit(words, from + start, from + end, 0);
    return first < 0 ? Number.POSITIVE_INFINITY : (cents[place]?.[first] ?? 0);
  }

  /** What a processor and a card leave to the rest, by their numbers in the lists. */
  head(first: number, second: number): Head {
    const { lists, words: total, cents } = this.layout;
    const at = first * (lists[1]?.length ?? 0) + second;
    const kept = this.#heads[at];
    if (kept) return kept;
    const words = new Uint32Array(2 * total);
    words.set(this.start);
    const choice = new Int32Array(lists.length);
    choice[0] = first;
    choice[1] = second;
    const head: Head = { words: words.subarray(total), least: Number.POSITIVE_INFINITY };
    if (
      this.#has(words, 0, first) &&
      this.take(0, choice, words, 0, total) < Infinity &&
      this.#has(head.words, 1, second)
    ) {
      const rest = this.take(1, choice, words, total, total);
      head.least = (cents[0]?.[first] ?? 0) + (cents[1]?.[second] ?? 0) + rest;
    }
    this.#heads[at] = head;
    return head;
  }

  #has(words: Uint32Array, place: number, option: number): boolean {
    const start = this.layout.starts[place] ?? 0;
    return (((words[start + (option >>> 5)] ?? 0) >>> (option & 31)) & 1) === 1;
  }

  /** All rules between one option and each later place, as one mask. */
  #pairOf(place: number, choice: Int32Array): Uint32Array {
    const option = choice[place] ?? 0;
    const kept = this.#pairs[place]?.[option];
    if (kept) return kept;
    const words = new Uint32Array(this.layout.words).fill(0xffffffff);
    for (const rule of this.#pairRules[place] ?? []) this.#filter(rule, choice, words, 0);
    const row = this.#pairs[place];
    if (row) row[option] = words;
    return words;
  }

  #filter({ table, rank }: Bound, choice: Int32Array, words: Uint32Array, from: number): void {
    const start = this.layout.starts[table.last] ?? 0;
    const count = (this.layout.starts[table.last + 1] ?? 0) - start;
    const row = table.row(choice);
    for (let word = 0; word < count; word += 1) {
      const at = from + start + word;
      words[at] = (words[at] ?? 0) & (row[rank * count + word] ?? 0);
    }
  }
}
