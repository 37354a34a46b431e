export { customBuild } from './custom-build';
export { scoresFromPrice, type PriceScores } from './price-based';
export { aspectLabels, aspects, type Aspect } from './aspects';
export { resolutionLabels, resolutions, usualResolution, type Resolution } from './resolutions';
export { workLabels, workPoints, workRange, type WorkKind } from './work';
export { coverage, estimatesOf, gamingAt, lowOf, scoreOf, type Estimate } from './spec-based';
export { awaitsCard, buildOfProcessor, fastestCard, hundredIs } from './fastest-card';
export { gamesWithout } from './games-without';
export { gamingSentence, gamingWords } from './gaming-words';
