export { Range, type RangeMark, type RangeProps } from './range';
