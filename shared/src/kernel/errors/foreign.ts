/**
 * Whether an error is one of an extension or a user script: the first frame of its stack is, or, where it has none, the file that the
 * browser names. What the product threw stays its own, whoever called it.
 */
export function isForeign(error: unknown, filename = ''): boolean {
  try {
    return foreign.test(throwingFrame(error) ?? filename);
  } catch {
    // Firefox lets no page read an object that an extension keeps for itself.
    return true;
  }
}

/**
 * Scripts of extensions; Safari hides their address, and names scripts that an app or an extension puts into the page `user-script:`, as
 * Greasemonkey does. Tampermonkey calls its scripts `userscript.html?name=…`, an older Greasemonkey keeps them in `gm_scripts`.
 */
const foreign =
  /\b(?:(?:chrome|moz|ms-browser|safari(?:-web)?)-extension:\/\/|webkit-masked-url:|user-script:|userscript\.html\?|gm_scripts\/)/i;

/** The first frame that stands at a place of a script: a function of the browser's own was called by the one below it. */
function throwingFrame(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null || !('stack' in error) || typeof error.stack !== 'string') return;
  const { stack } = error;
  const message = 'message' in error && typeof error.message === 'string' ? error.message : '';
  // Chromium writes the message before the frames, and that may name anything. Firefox and Safari write frames alone.
  const isAfterMessage = /^ +at /m.test(stack);
  const frames =
    isAfterMessage && stack.includes(message) ? stack.slice(stack.indexOf(message) + message.length) : stack;
  return frames.split('\n').find((line) => /:\d+\)?$/.test(line) && (!isAfterMessage || /^ +at /.test(line)));
}
