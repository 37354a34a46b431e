export { SegmentProgress, type SegmentProgressProps } from './segment-progress';
