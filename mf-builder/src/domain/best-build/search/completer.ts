import type { Field } from '../tables/field';
import type { Mask } from '../tables/mask';
import { Cheapest } from './cheapest';
import { CheapestMinded } from './cheapest-minded';
import { masksBeside, type Stage } from './stages';

/** The cheapest build of a stage with some core: under the floors of its own price, and with so much to mind at most. */
export class Completer {
  /** How many options it has taken so far. */
  get steps(): number {
    return this.#strict.steps + this.#minded.steps + this.#loose.steps;
  }
  readonly #strict: Cheapest;
  readonly #minded: CheapestMinded;
  readonly #loose: Cheapest;
  readonly #stage: Stage;
  readonly #besideCents: number;
  #found: Int32Array;

  constructor({ misses, besideCents }: Field, stage: Stage) {
    this.#strict = new Cheapest(stage.levels.strict);
    this.#minded = new CheapestMinded(stage.levels, misses);
    this.#loose = new Cheapest(stage.levels.loose);
    this.#stage = stage;
    this.#besideCents = besideCents;
    this.#found = this.#strict.found;
  }

  /** The options of the last build that was found, by place. */
  get found(): Int32Array {
    return this.#found;
  }

  /** Its price in cents, without what is locked beside the places; undefined where nothing is below `bound`. */
  complete(first: number, second: number, masks: readonly Mask[], bound: number, minded: number): number | undefined {
    const { classes } = this.#stage;
    const cheapest = minded === 0 ? this.#strict : minded === Number.POSITIVE_INFINITY ? this.#loose : this.#minded;
    this.#found = cheapest.found;
    // What no floor is asked of costs no more than what meets some: it says in which class to begin.
    let least = 0;
    for (const { belowCents, floors } of classes) {
      const below = Math.min(bound, belowCents - this.#besideCents);
      if (least >= below) continue;
      const asked = masksBeside(floors, second);
      const cents = cheapest.complete(first, second, [...masks, ...asked], below, minded);
      if (cents !== undefined) return cents;
      if (least === 0 && below < bound) {
        const bare = cheapest.complete(first, second, masks, bound, minded);
        if (bare === undefined) return undefined;
        least = bare;
      }
    }
    return undefined;
  }
}
