import { partLines, sumOf, type BuildComponents } from '@rig4u/shared/builds';
import { scoresFromPrice, type PriceScores } from './price-based';

export interface CustomBuild {
  id: 'custom-build';
  name: 'Custom PC Build';
  /** US dollars. */
  price: number;
  /** Undefined where a part has no price: too little is known of the price for scores. */
  performance: PriceScores | undefined;
  isValidated: true;
}

/** What stands while nothing is chosen. */
const beforeTheFirst: PriceScores = { overall: 75, gaming: 80, productivity: 70, videoEditing: 65, streaming: 60 };

/** The visitor's own build as a whole; its price is the total, or the budget (both in US dollars) while the total is 0. */
export function customBuild(components: BuildComponents, budget: number): CustomBuild {
  const { cents, unpriced } = sumOf(components);
  const price = cents === 0 ? budget : cents / 100;
  const scores = partLines(components).length === 0 ? beforeTheFirst : scoresFromPrice(price);
  const performance = unpriced > 0 ? undefined : scores;
  return { id: 'custom-build', name: 'Custom PC Build', price, performance, isValidated: true };
}
