export { compareTypes } from './compare-types';
