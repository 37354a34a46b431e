export { promote, publish, rollback, type CommandOptions, type Outcome } from './commands';
export { scriptHash } from './check-build';
export { loadHost } from './load-manifest';
export { pageSlots } from './page-slots';
export { unmetBy } from './plan-host';
export { planStatus } from './plan-status';
export { verify } from './verify';
