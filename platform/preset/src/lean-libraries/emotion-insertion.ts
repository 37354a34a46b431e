import { replaceOnce } from './shorten';

/**
 * Emotion's rules written while a component renders, as `element` of shared does: those of a dialog come before those of the elements in
 * it. It waits for the commit, which React does in one piece. A rule of a render that React gives up meets nothing.
 */
export const whileRendering = (code: string): string =>
  replaceOnce(
    code,
    /useInsertionEffectAlwaysWithSyncFallback = useInsertionEffect \|\| syncFallback;/,
    'useInsertionEffectAlwaysWithSyncFallback = syncFallback;',
  );
