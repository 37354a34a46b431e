import type { Brief } from './brief';
import { compose, type Composed } from './compose';
import type { Shelf } from './shelf';

/** How far the upper end of a price range may go up where nothing can be composed below it: as little as it takes. */
const steps = [1, 1.05, 1.1, 1.2, 1.35] as const;

/** The price ranges that a brief is tried with, the one that it states first. A price to the dollar has no other. */
export const rangesOf = ({ price: [least, most] }: Brief): readonly Brief['price'][] =>
  least === most ? [[least, most]] : steps.map((step) => [least, Math.floor(most * step)]);

/** The best build for a brief, in the first of its price ranges that has one: prices move, and a preset stays. */
export function composeNear(shelf: Shelf, brief: Brief): Composed | undefined {
  for (const price of rangesOf(brief)) {
    const found = compose(shelf, { ...brief, price });
    if (found) return found;
  }
  return undefined;
}
