export { migrateHosted } from './hosted';
export { migrate, type MigrateOptions } from './migrate';
export { asOwner, type OwnerLogin } from './owner-login';
export { pending, type Pending } from './pending';
