import { isPassword, isTyping, typedTexts } from '@rig4u/shared/errors';
import { onceForRelease } from './once-for-release';

/** What was typed then; the name has it forgotten when the visitor signs out. */
export const typedKey = 'rig4u-drafts-anew';

/**
 * Loads the page anew, at `next` where the visitor is on the way there, because files of `release` are gone. Once for each release: the new
 * page may lack them too. What is typed is kept for it, but for passwords. Says whether it does; never under a visitor who is typing.
 */
export function loadAnew(window: Window, release: string, next?: string): boolean {
  const { location } = window;
  if (next === undefined && isTyping()) return false;
  const texts = [...typedTexts()].filter(([key, text]) => text !== '' && !isPassword(key));
  if (!onceForRelease(window, release)) return false;
  try {
    if (texts.length > 0)
      window.sessionStorage.setItem(typedKey, JSON.stringify({ pathname: location.pathname, texts }));
  } catch {
    // Full: what was typed would be lost.
    return false;
  }
  // To the same address an assignment would only scroll, where that names a place in the page.
  if (next === undefined || new URL(next, location.href).href === location.href) location.reload();
  else location.assign(next);
  return true;
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
