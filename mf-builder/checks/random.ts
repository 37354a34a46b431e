/** A stream of random choices; the same seed gives the same stream. */
export interface Random {
  /** From 0 up to, not including, 1. */
  next(): number;
  /** Whether something happens that happens with this probability. */
  chance(probability: number): boolean;
  /** A whole number from `from` to `to`, both included. */
  whole(from: number, to: number): number;
  /** One of a list, which must not be empty. */
  pick<T>(list: readonly T[]): T;
}

// Why fetched once: a test's globals are looked up anew at every use, and a build takes hundreds of numbers.
const { floor, imul } = Math;

/** The mulberry32 generator. */
export const random = (seed: number): Random => {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const whole = (from: number, to: number): number => from + floor(next() * (to - from + 1));
  return {
    next,
    chance: (probability) => next() < probability,
    whole,
    pick: <T>(list: readonly T[]): T => {
      const index = whole(0, list.length - 1);
      for (const [at, value] of list.entries()) if (at === index) return value;
      throw new Error('There is nothing to pick from: give at least one value.');
    },
  };
};
