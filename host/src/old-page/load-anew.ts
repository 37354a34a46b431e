import { isTyping, textsToKeep } from '@rig4u/shared/errors';
import { onceForRelease, onceMore } from './once-for-release';

/** What was typed then; the name has it forgotten when the visitor signs out. */
export const typedKey = 'rig4u-drafts-anew';

/**
 * Loads the page anew, at `next` where the visitor is on the way there, because files of `release` are gone. Once for each release: the new
 * page may lack them too. What is typed is kept for it, as far as it may be. Says whether it does; never under a visitor who is typing.
 */
export function loadAnew(window: Window, release: string, next?: string): boolean {
  const { location } = window;
  if (next === undefined && isTyping()) return false;
  if (!onceForRelease(window, release)) return false;
  if (!keepTyped(window)) {
    onceMore(window, release);
    return false;
  }
  // To the same address an assignment would only scroll, where that names a place in the page.
  if (next === undefined || new URL(next, location.href).href === location.href) location.reload();
  else location.assign(next);
  return true;
}

/** Keeps what is typed for the next page. False where it would be lost. */
function keepTyped({ location, sessionStorage }: Window): boolean {
  const texts = textsToKeep();
  try {
    if (texts.length > 0) sessionStorage.setItem(typedKey, JSON.stringify({ pathname: location.pathname, texts }));
    return true;
  } catch {
    // Full.
    return false;
  }
}

/** Whether something was typed when this tab loaded itself anew, and is not in its fields again. */
export function hasTyped(window: Window): boolean {
  try {
    return window.sessionStorage.getItem(typedKey) !== null;
  } catch {
    // Blocked: it keeps nothing, and the page did not load itself anew.
    return false;
  }
}
