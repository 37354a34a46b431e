export { ComputedCard } from './computed-card';
export { announcement } from './proof';
export { ComputedSections } from './computed-sections';
export { search } from './search';
