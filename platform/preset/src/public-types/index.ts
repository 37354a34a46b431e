export { compareTypes } from './compare-types';
export { compile, inFolder } from './compiler';
