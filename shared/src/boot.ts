// For the script that stands inline in the page, before anything else: nothing here may reach a library.
export { forVisitor, hasRollout, ownerOf, screensAt, sharedAhead, visitorKey } from './kernel/contracts/match';
export { workerPath } from './kernel/contracts/offline-places';
export type { PinnedFile } from './kernel/contracts/release';
export type { Release } from './kernel/contracts/registry';
export type { InlinedRecord, RegistryIndex } from './kernel/contracts/registry-index';
export { startRetriesMs } from './kernel/loading/retry-schedules';
export { applyTheme, preferredTheme } from './look/theme/preference';
