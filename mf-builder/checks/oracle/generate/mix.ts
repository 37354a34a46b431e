import type { Random } from '../../random';

/** Random choices for one build: mostly what fits, sometimes anything. */
export interface Mix extends Random {
  /** What fits, or now and then one of the others. */
  or<T>(fitting: T, others: readonly T[]): T;
  /** A word in one of the spellings that readers fold. */
  spell(word: string): string;
}

const spellings: ((word: string) => string)[] = [
  (word) => word.toLowerCase(),
  (word) => word.toUpperCase(),
  (word) => word.replaceAll('-', ' '),
  (word) => word.replace(/([a-z])(\d)/i, '$1 $2'),
  (word) => word.replace(/([a-z])(\d)/i, '$1-$2').toLowerCase(),
  (word) => word.replaceAll(/[\s-]/g, ''),
];

/** `noise` is how often a fact is drawn from all values instead of from those that fit. */
export const mixOf = (random: Random, noise: number): Mix => ({
  ...random,
  or: (fitting, others) => (random.chance(noise) ? random.pick(others) : fitting),
  spell: (word) => (random.chance(0.15) ? random.pick(spellings)(word) : word),
});
