import { useEffect, useRef } from 'react';
import { useLocation } from '@rig4u/shared/routing';

/** How long to wait for the heading of a new screen, in milliseconds. */
const headingTimeoutMs = 3_000;

/**
 * Moves the focus to the new screen's h1 after a navigation to another pathname: a screen reader says where it is, and
 * Tab goes on from there. Not on the first load, and not while a dialog is open, because the dialog owns the focus. The
 * page does not scroll.
 */
export function useHeadingFocus(): void {
  const { pathname } = useLocation();
  const seen = useRef(pathname);
  useEffect(() => {
    if (seen.current === pathname) return undefined;
    seen.current = pathname;
    if (document.querySelector('[role="dialog"], [role="alertdialog"]')) return undefined;
    if (focusHeading()) return undefined;
    return whenHeadingComes();
  }, [pathname]);
}

function focusHeading(): boolean {
  const heading = document.querySelector<HTMLElement>('#main h1');
  if (!heading) return false;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
  return true;
}

/**
 * Focuses a heading that comes late, unless the visitor moved the focus meanwhile. Returns the function that stops
 * waiting.
 */
function whenHeadingComes(): () => void {
  const before = document.activeElement;
  const watch = new MutationObserver(() => {
    if (document.activeElement !== before && document.activeElement !== document.body) stop();
    else if (focusHeading()) stop();
  });
  const timer = setTimeout(() => stop(), headingTimeoutMs);
  const stop = () => {
    clearTimeout(timer);
    watch.disconnect();
  };
  watch.observe(document.body, { childList: true, subtree: true });
  return stop;
}
