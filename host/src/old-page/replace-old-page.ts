import { isGone } from './is-gone';
import { onceForRelease } from './once-for-release';

/**
 * Loads a page anew, once, whose own first scripts are gone from the server: a browser that brings back a tab of weeks ago may take the page
 * from its cache, and not ask whether there is a newer one. `onGone` is called before.
 */
export function replaceOldPage(window: Window, onGone: () => void): void {
  let asked = false;
  window.addEventListener(
    'error',
    ({ target }) => {
      if (asked || !(target instanceof HTMLScriptElement) || !target.hasAttribute('data-own')) return;
      asked = true;
      const [, host] = /^\/host\/([^/]+)\//.exec(new URL(target.src).pathname) ?? [];
      void isGone(target.src).then((gone) => {
        if (!gone || !onceForRelease(window, `host@${host}`)) return;
        onGone();
        window.location.reload();
      });
    },
    true,
  );
}
