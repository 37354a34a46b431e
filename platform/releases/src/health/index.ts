export {
  bucketOf,
  clsBounds,
  emptyBuckets,
  emptyMinute,
  healthOf,
  msBounds,
  namedSenders,
  type Health,
  type HealthRow,
  type LoadMinute,
} from '@rig4u/shared/server';
export { decide, type Decision, type HealthSource, type WatchedRollout } from './decide';
export type { LoadStore, RevisionRow } from './load-store';
