/** Scores from 0 to 100 that follow from a price alone. */
export interface PriceScores {
  overall: number;
  gaming: number;
  productivity: number;
  videoEditing: number;
  streaming: number;
}

/** From each price on, in US dollars, how much the overall score gains. */
const gains = [
  [800, 10],
  [1200, 10],
  [1600, 10],
  [2000, 5],
  [2500, 5],
  [3000, 5],
  [4000, 5],
] as const;

const most = 100;
const atLeast = 50;

/** A share of the overall score, in whole percent; rounded half up in integers, so that no binary fraction decides. */
const share = (overall: number, percent: number): number => Math.min(most, Math.floor((overall * percent + 50) / 100));

/** The price-based estimate of a build. `price` is US dollars. */
export function scoresFromPrice(price: number): PriceScores {
  const overall = Math.min(
    most,
    gains.reduce((score, [from, gain]) => (price >= from ? score + gain : score), atLeast),
  );
  return {
    overall,
    gaming: share(overall, 110),
    productivity: share(overall, 95),
    videoEditing: share(overall, 90),
    streaming: share(overall, 85),
  };
}
