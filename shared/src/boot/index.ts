// For the script that stands inline in the page, before anything else: nothing here may reach a library.
export { matchesPath, ownerOf, pickRelease, sharedAhead, visitorKey } from '../contracts/match';
export type { PinnedFile } from '../contracts/release';
export type { Registry } from '../contracts/registry';
export { applyTheme, preferredTheme } from '../theme/preference';
