import type { Cut } from './cutting-proxy';

/** Numbers from 0 up to but not `below`, the same for the same seed. */
export function picked(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

/** A cut that may come before a call, in the middle of it, after it, or in a later one. */
export const randomCut = (random: (below: number) => number): Cut =>
  random(2) === 0 ? { sent: random(2) === 0 ? random(50) : random(3000) } : { answers: random(3) };
