import { partLines, totalOf, type BuildComponents } from '@rig4u/shared/builds';
import { scoresFromPrice, type PriceScores } from './price-based';

export interface CustomBuild {
  id: 'custom-build';
  name: 'Custom PC Build';
  /** US dollars. */
  price: number;
  performance: PriceScores;
  isValidated: true;
}

/** What stands while nothing is chosen. */
const beforeTheFirst: PriceScores = { overall: 75, gaming: 80, productivity: 70, videoEditing: 65, streaming: 60 };

/** The visitor's own build as a whole; its price is the total, or the budget (both in US dollars) while the total is 0. */
export function customBuild(components: BuildComponents, budget: number): CustomBuild {
  const total = totalOf(components) / 100;
  const price = total === 0 ? budget : total;
  const performance = partLines(components).length === 0 ? beforeTheFirst : scoresFromPrice(price);
  return { id: 'custom-build', name: 'Custom PC Build', price, performance, isValidated: true };
}
