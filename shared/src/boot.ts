// For the script that stands inline in the page, before anything else: nothing here may reach a library.
export { matchesPath, ownerOf, pickRelease, sharedAhead, visitorKey } from './kernel/contracts/match';
export type { PinnedFile } from './kernel/contracts/release';
export type { Registry } from './kernel/contracts/registry';
export { startRetriesMs } from './kernel/loading/retry-schedules';
export { applyTheme, preferredTheme } from './look/theme/preference';
