export { bucketStore } from './bucket';
export { postgresLog } from './postgres';
