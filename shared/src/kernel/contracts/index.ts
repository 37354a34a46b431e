export { configSchema, servicesSchema, type Config, type Services } from './config';
export type { BrowserInfo, ErrorLog, ErrorMetadata, NewErrorLog, Priority } from './error-log';
export type { ErrorReport } from './error-report';
export type { RigEventName, RigEvents } from './events';
export { bucketOf, forVisitor, hasRollout, matchesPath, ownerOf, sharedAhead, visitorKey } from './match';
export type { BrokenRemote } from './lenient-remotes';
export type { LiveFiles } from './live-files';
export type { LoadOutcome, LoadPhase, LoadReport, ReportedLoad, Vitals } from './load-report';
export { moduleProbe } from './module-probe';
export { offlineCache, workerPath } from './offline-places';
export * from './part-facts';
export { placesOf } from './places';
export * from './registry';
export * from './registry-index';
export * from './release';
export {
  defineRemote,
  describeIssues,
  parseRemoteModule,
  parseScreenModule,
  pathPattern,
  type RemoteModule,
  type RemoteRoute,
  type ScreenModule,
} from './remote';
export { wholeClass } from './whole-class';
