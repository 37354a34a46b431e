export { customBuild, type CustomBuild } from './custom-build';
export { scoresFromPrice, type PriceScores } from './price-based';
export { aspectLabels, aspects, estimatesOf, type Aspect, type Estimate } from './spec-based';
