import type { Option } from '../option';
import { places } from '../places';
import { radix, type RuleVerdicts } from './rule-verdicts';

/** How many kinds of row a table keeps: which options pass, which at most warn, which at most are unknown. */
const rowKinds = 3;

/**
 * One rule over the options of each place. For a choice in all its places but the last it tells, as bit masks, which options of the last
 * one it lets be. A row is worked out when it is first asked for.
 */
export class RuleTable {
  /** The places of the rule as their positions in the search. */
  readonly at: readonly number[];
  /** The position that its rows filter. */
  readonly last: number;
  readonly #verdicts: RuleVerdicts;
  readonly #classes: readonly Int32Array[];
  readonly #rows = new Map<number, Uint32Array>();
  readonly #words: number;

  constructor(verdicts: RuleVerdicts, lists: readonly (readonly Option[])[]) {
    this.#verdicts = verdicts;
    this.at = verdicts.places.map((place) => places.indexOf(place));
    this.last = this.at.at(-1) ?? 0;
    this.#classes = this.at.map((place) => Int32Array.from(lists[place] ?? [], (option) => verdicts.classOf(option)));
    this.#words = Math.ceil((lists[this.last]?.length ?? 0) / 32);
  }

  get id(): string {
    return this.#verdicts.id;
  }

  /** The masks for what is chosen in the places before the last: `rowKinds` of them, one after the other. */
  row(choice: Int32Array): Uint32Array {
    let key = 0;
    for (let place = 0; place < this.at.length - 1; place += 1) key = key * radix + this.#classAt(place, choice);
    const kept = this.#rows.get(key);
    if (kept) return kept;
    const row = this.#newRow(this.at.slice(0, -1).map((_, place) => this.#classAt(place, choice)));
    this.#rows.set(key, row);
    return row;
  }

  /** Whether the choice is worse than a rank, by the row that filters its last place. */
  isWorse(choice: Int32Array, rank: number): boolean {
    const option = choice[this.last] ?? 0;
    const word = this.row(choice)[rank * this.#words + (option >>> 5)] ?? 0;
    return ((word >>> (option & 31)) & 1) === 0;
  }

  /** The best rank that any of these options reach, a list of options per place. */
  bestRank(allowed: readonly (readonly number[])[]): number {
    const classes = this.at.map((place, index) => [
      ...new Set((allowed[place] ?? []).map((option) => this.#classes[index]?.[option] ?? 0)),
    ]);
    let best = Number.POSITIVE_INFINITY;
    const walk = (before: readonly number[]): void => {
      const next = classes[before.length];
      if (!next) best = Math.min(best, this.#verdicts.rankOf(before));
      else
        for (const one of next) {
          walk([...before, one]);
          if (best === 0) return;
        }
    };
    walk([]);
    return best;
  }

  /** The rank of a whole choice. */
  rankOf(choice: Int32Array): number {
    return this.#verdicts.rankOf(this.at.map((_, place) => this.#classAt(place, choice)));
  }

  /** The class of an option of a place in the search; options of one class are alike for the rule. */
  classOf(position: number, option: number): number {
    return this.#classes[this.at.indexOf(position)]?.[option] ?? 0;
  }

  #classAt(place: number, choice: Int32Array): number {
    return this.#classes[place]?.[choice[this.at[place] ?? 0] ?? 0] ?? 0;
  }

  #newRow(before: readonly number[]): Uint32Array {
    const row = new Uint32Array(rowKinds * this.#words);
    const ranks = new Map<number, number>();
    for (const [option, one] of (this.#classes.at(-1) ?? new Int32Array()).entries()) {
      const rank = ranks.get(one) ?? this.#verdicts.rankOf([...before, one]);
      ranks.set(one, rank);
      for (let kind = rank; kind < rowKinds; kind += 1) {
        const word = kind * this.#words + (option >>> 5);
        row[word] = (row[word] ?? 0) | (1 << (option & 31));
      }
    }
    return row;
  }
}
