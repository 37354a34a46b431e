export type { ErrorLog, NewErrorLog } from '../../kernel/contracts/error-log';
export { fetchAccountBuilds, putAccountBuilds } from './account-builds';
export type { CallOptions } from './call';
export { insertErrorLog, listErrorLogs, setErrorLogResolved, type ErrorLogQuery } from './error-logs';
export { DatabaseError, type DatabaseFailure } from './database-errors';
export type { AccountBuildChange, AccountBuildRow } from './rows';
