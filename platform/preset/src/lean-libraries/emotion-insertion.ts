import { replaceOnce } from './shorten';

/**
 * Emotion's rules written while a component renders. It waits for the commit, which React does in one piece: in the picker that was 37 ms
 * of one task. A render is done in slices. The order of the rules is the same, and a rule of a render that React gives up meets nothing.
 */
export const whileRendering = (code: string): string =>
  replaceOnce(
    code,
    /useInsertionEffectAlwaysWithSyncFallback = useInsertionEffect \|\| syncFallback;/,
    'useInsertionEffectAlwaysWithSyncFallback = syncFallback;',
  );
