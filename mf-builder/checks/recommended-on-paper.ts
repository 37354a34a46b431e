/**
 * The specification's recommendation once more, written from its text (section 7, "Recommendation" and "Performance estimate from price")
 * and from no code of the product, so that the two can be held against each other.
 */
export interface Shown {
  id: string;
  price: number;
  useCase: readonly string[];
}

/** "Overall starts at 50. Add 10 at price >= 800 …": from each price on, the overall score so far. */
const overallFrom: readonly (readonly [price: number, overall: number])[] = [
  [4000, 100],
  [3000, 95],
  [2500, 90],
  [2000, 85],
  [1600, 80],
  [1200, 70],
  [800, 60],
  [0, 50],
];

/** The score that a use goes by, as a multiple of the overall one in hundredths. */
const factors: Readonly<Record<string, number>> = {
  gaming: 110,
  streaming: 85,
  'content-creation': 90,
  programming: 95,
  'office-work': 95,
  'general-use': 100,
};

function scored(price: number, use: string): number {
  for (const [from, overall] of overallFrom)
    if (price >= from) return Math.min(100, Math.round((overall * (factors[use] ?? 100)) / 100));
  return 0;
}

/** The first of the list that nothing else goes before. */
const firstBy = (all: readonly Shown[], before: (one: Shown, other: Shown) => boolean): Shown | undefined =>
  all.find((one) => !all.some((other) => before(other, one)));

/** The preset for a use and a budget in US dollars, and where it was found. */
export function onPaper(
  all: readonly Shown[],
  use: string,
  budget: number,
): readonly [id: string | undefined, found: string] {
  const nearer = (one: Shown, other: Shown): boolean => {
    const [a, b] = [Math.abs(one.price - budget), Math.abs(other.price - budget)];
    if (a !== b) return a < b;
    return one.price === other.price ? one.id < other.id : one.price < other.price;
  };
  const meant = all.filter(({ useCase }) => useCase.includes(use));
  const window = meant.filter(({ price }) => price * 100 >= budget * 90 && price * 100 <= budget * 110);
  if (window.length > 0) {
    const winner = firstBy(window, (one, other) => {
      const [a, b] = [scored(one.price, use), scored(other.price, use)];
      return a === b ? nearer(one, other) : a > b;
    });
    return [winner?.id, 'window'];
  }
  return meant.length > 0 ? [firstBy(meant, nearer)?.id, 'nearest-for-use'] : [firstBy(all, nearer)?.id, 'nearest'];
}
