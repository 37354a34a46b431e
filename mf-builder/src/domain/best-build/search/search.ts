/** Said now and then, so that a caller can show how far a search is, and stop it: `next(true)` ends it. */
export interface Progress {
  /** From 0 to 1. */
  done: number;
  /** No build that is still to come is better than this. */
  bound: number;
}

export type Search<T> = Generator<Progress, T, boolean | undefined>;
