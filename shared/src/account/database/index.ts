export type { ErrorLog, NewErrorLog } from '../../kernel/contracts/error-log';
export { fetchAccountBuilds, putAccountBuilds } from './account-builds';
export type { CallOptions } from './call';
export { insertErrorLog, listErrorLogs, setErrorLogResolved, type ErrorLogQuery } from './error-logs';
export {
  listLoadMinutes,
  listRevisions,
  readRegistryState,
  type PartState,
  type RegistryState,
  type RevisionChange,
  type RevisionRow,
} from './release-health';
export {
  addedUp,
  clsBounds,
  failRate,
  healthOf,
  msBounds,
  quantileOf,
  type Health,
  type LoadMinute,
} from '../../kernel/contracts/load-minute';
export { DatabaseError, type DatabaseFailure } from './database-errors';
export type { AccountBuildChange, AccountBuildRow } from './rows';
