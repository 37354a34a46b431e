// What gateway and services need of shared besides the contracts. Not in the share scope: no page asks for it.
export { emulatorScript } from './kernel/contracts/emulator-script';
export { errorLogRow } from './kernel/contracts/error-log';
export { errorReport } from './kernel/contracts/error-report';
export {
  bucketOf,
  clsBounds,
  emptyBuckets,
  emptyMinute,
  failRate,
  healthOf,
  msBounds,
  namedSenders,
  quantileOf,
  type Health,
  type HealthRow,
  type LoadMinute,
} from './kernel/contracts/load-minute';
export { loadOutcomes, loadReport } from './kernel/contracts/load-report';
export { screensAt } from './kernel/contracts/match';
export { offlinePage } from './kernel/contracts/offline-places';
export { stripSecrets } from './kernel/contracts/secrets';
