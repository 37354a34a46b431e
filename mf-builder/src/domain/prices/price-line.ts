import type { PricePoint } from '@rig4u/shared/builds';

/** A point of a line in shares of its picture: from 0 at the left and at the top to 1. */
export interface LinePoint {
  x: number;
  y: number;
}

export interface PriceLine {
  /** Known prices, oldest first. */
  points: readonly LinePoint[];
  /** Where an estimate continues the line. */
  estimate: LinePoint | undefined;
  /** How high the target lies. */
  target: number | undefined;
  /** US dollars at the top and at the foot. */
  highest: number;
  lowest: number;
}

/** Room above the highest and below the lowest price, as a share of what is between them. */
const room = 0.15;

/**
 * Dated prices as a line, with time to scale. Undefined for fewer than two points: one is no line. Where all prices are the same, the
 * line lies in the middle.
 */
export function priceLine(
  prices: readonly PricePoint[],
  estimate?: PricePoint | undefined,
  target?: number | undefined,
): PriceLine | undefined {
  const dated = [...prices, ...(estimate ? [estimate] : [])];
  const times = dated.map(({ date }) => Date.parse(date));
  const [from, to] = [Math.min(...times), Math.max(...times)];
  // Two prices of one day have no time between them.
  if (dated.length < 2 || !(to > from)) return undefined;
  const amounts = [...dated.map(({ price }) => price), ...(target === undefined ? [] : [target])];
  const [lowest, highest] = [Math.min(...amounts), Math.max(...amounts)];
  const height = highest - lowest;
  const y = (price: number): number =>
    height === 0 ? 0.5 : (highest - price + height * room) / (height * (1 + 2 * room));
  const at = ({ date, price }: PricePoint): LinePoint => ({ x: (Date.parse(date) - from) / (to - from), y: y(price) });
  return {
    points: prices.map(at),
    estimate: estimate && at(estimate),
    target: target === undefined ? undefined : y(target),
    highest,
    lowest,
  };
}
