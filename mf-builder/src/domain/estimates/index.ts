export { customBuild } from './custom-build';
export { scoresFromPrice, type PriceScores } from './price-based';
export { aspectLabels, aspects, type Aspect } from './aspects';
export { estimatesOf, type Estimate } from './spec-based';
