/** What of a router is asked here. */
interface Starting {
  state: { initialized: boolean };
  subscribe: (listener: (state: { initialized: boolean }) => void) => () => void;
}

/**
 * Puts the application in the place of the prerendered screen once it can show the same one: the visitor stays where they have
 * scrolled to, and at the link that has the focus. `show` may take its time, and calls back before the application is painted.
 */
export function replaceFrame(document: Document, app: Starting, show: (onShown: () => void) => void): void {
  const replace = () => show(keepPlace(document));
  if (app.state.initialized) return replace();
  const stop = app.subscribe(({ initialized }) => {
    if (!initialized) return;
    stop();
    replace();
  });
}

/** Watches where the visitor is from now on. Returns what puts them there again, on a page that is new. */
function keepPlace(document: Document): () => void {
  let { scrollX, scrollY } = window;
  let link = focusedLink(document);
  const onScroll = () => ({ scrollX, scrollY } = window);
  const onFocus = () => (link = focusedLink(document));
  document.addEventListener('scroll', onScroll, { passive: true });
  document.addEventListener('focusin', onFocus);
  return () => {
    document.removeEventListener('scroll', onScroll);
    document.removeEventListener('focusin', onFocus);
    // At the top the application begins by itself. To ask would cost a layout.
    if (scrollY !== 0 || scrollX !== 0) window.scrollTo(scrollX, scrollY);
    link?.().focus({ preventScroll: true });
  };
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
