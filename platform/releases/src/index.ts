export { promote, publish, rollback, type CommandOptions, type Outcome } from './release/commands';
export { scriptHash } from './plans/check-build';
export { loadHost } from './release/load-manifest';
export { pageSlots } from './plans/page-slots';
export { unmetBy } from './plans/plan-host';
export { planStatus } from './plans/plan-status';
export { verify } from './release/verify';
