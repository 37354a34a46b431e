import type { Bound } from '../tables/level';

/** Rules that may be worse than the best they can reach, counted as places are filled. */
export class Misses {
  readonly #ending: readonly (readonly Bound[])[];

  /** How many there can be. */
  readonly most: number;

  /** `bounds`: each rule with the best rank that it can reach. */
  constructor(bounds: readonly Bound[], places: number) {
    this.most = bounds.length;
    this.#ending = Array.from({ length: places }, (_, place) => bounds.filter(({ table }) => table.last === place));
  }

  /** How many of the rules whose last place this is are worse than they have to be. */
  at(place: number, choice: Int32Array): number {
    let count = 0;
    for (const { table, rank } of this.#ending[place] ?? []) if (table.isWorse(choice, rank)) count += 1;
    return count;
  }

  /** The same of a whole choice. */
  of(choice: Int32Array): number {
    return this.#ending.reduce((sum, _, place) => sum + this.at(place, choice), 0);
  }
}
