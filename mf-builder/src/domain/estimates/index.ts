export { customBuild } from './custom-build';
export { scoresFromPrice, type PriceScores } from './price-based';
export { aspectLabels, aspects } from './aspects';
export { estimatesOf, type Estimate } from './spec-based';
