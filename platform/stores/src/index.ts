export { bucketStore } from './bucket';
export { migrateLog, postgresLog } from './postgres';
