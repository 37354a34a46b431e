export { bestBuild, run, searchBest, type Answer, type Conditions } from './best-build';
export type { FoundBuild } from './build-found';
export { caseSizes, usualLeast, type Wishes } from './conditions';
export { objectiveFor, rangeFor, resolutions, type Objective } from './objective';
export { places, type Place } from './places';
export { staircase } from './staircase';
export { shelfOf, type Shelf, type ShelfParts } from './shelf';
