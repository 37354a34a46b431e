import { flushSync } from 'react-dom';

/** What of a router is asked here. */
interface Starting {
  state: { initialized: boolean };
  subscribe: (listener: (state: { initialized: boolean }) => void) => () => void;
}

/**
 * Puts the application in the place of the prerendered screen once it can show the same one, in one step: the visitor stays where
 * they have scrolled to, and at the link that has the focus.
 */
export function replaceFrame(document: Document, app: Starting, show: () => void): void {
  const replace = () => {
    const { scrollX, scrollY } = window;
    const link = focusedLink(document);
    flushSync(show);
    if (window.scrollY !== scrollY || window.scrollX !== scrollX) window.scrollTo(scrollX, scrollY);
    link?.().focus({ preventScroll: true });
  };
  if (app.state.initialized) return replace();
  const stop = app.subscribe(({ initialized }) => {
    if (!initialized) return;
    stop();
    replace();
  });
}

/** Finds the link that has the focus again, among those that lead to the same address. */
function focusedLink(document: Document): (() => HTMLElement) | undefined {
  const link = document.activeElement;
  const href = link instanceof HTMLAnchorElement ? link.getAttribute('href') : null;
  if (!(link instanceof HTMLElement) || href === null) return undefined;
  const same = () => [...document.querySelectorAll<HTMLElement>(`a[href="${CSS.escape(href)}"]`)];
  const at = same().indexOf(link);
  return () => same()[at] ?? document.body;
}
