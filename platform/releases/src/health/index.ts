export { decide, type Decision, type Health, type HealthSource, type WatchedRollout } from './decide';
export {
  bucketOf,
  clsBounds,
  emptyBuckets,
  healthOf,
  msBounds,
  namedSenders,
  quantileOf,
  type LoadMinute,
  type LoadStore,
  type RevisionRow,
} from './load-minute';
