import type { PriceHistory, PricePoint } from '@rig4u/shared/builds';

/** A price of one part. */
export interface PartPrice extends PricePoint {
  id: string;
}

/** The history with prices added; a second price of a part for the same day takes the place of the first. */
export function addPrices(history: PriceHistory, prices: readonly PartPrice[]): PriceHistory {
  const byPart = new Map<string, Map<string, PricePoint>>();
  for (const { id, date, price } of prices) {
    const days = byPart.get(id) ?? new Map(pointsOf(history, id).map((point) => [point.date, point]));
    byPart.set(id, days.set(date, { date, price }));
  }
  const added = [...byPart].map(([id, days]) => [id, [...days.values()].toSorted(byDate)] as const);
  return { ...history, ...Object.fromEntries(added) };
}

/** The imported prices of a part, oldest first. */
export const pointsOf = (history: PriceHistory, id: string): readonly PricePoint[] =>
  Object.hasOwn(history, id) ? (history[id] ?? []) : [];

/** The newest price; of two on one day the later in the list. Undefined for an empty list. */
export const newestPoint = (points: readonly PricePoint[]): PricePoint | undefined =>
  points.reduce<PricePoint | undefined>(
    (newest, point) => (newest && newest.date > point.date ? newest : point),
    undefined,
  );

const byDate = (a: PricePoint, b: PricePoint): number => (a.date < b.date ? -1 : a.date > b.date ? 1 : 0);
