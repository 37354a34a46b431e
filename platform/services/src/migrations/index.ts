export { migrateHosted } from './hosted';
export { migrate, type MigrateOptions } from './migrate';
