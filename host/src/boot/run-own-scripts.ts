import { sayHostFailed } from '../load-reports/host-failed';
import { sayNotStarted } from './loading-message';
import { insertOwn } from './own-script';

/** How long the scripts wait for a paint at most, in milliseconds: a browser need not paint a window that is covered. */
const paintLimitMs = 500;

/**
 * Runs the page's own scripts, which its head preloads (`data-own`), once the visitor sees the page. A script that is there before
 * the first paint would put that paint off for as long as it runs. A tab that nobody looks at paints nothing, and runs them at once.
 * Where they cannot be put into the page, the page says that it did not start.
 */
export function runOwnScripts(window: Window, document: Document): void {
  let ran = false;
  const run = () => {
    if (ran) return;
    ran = true;
    try {
      for (const link of document.querySelectorAll<HTMLLinkElement>('link[data-own]'))
        insertOwn(document, { src: link.href, integrity: link.getAttribute('integrity') ?? '' });
    } catch (error) {
      // A rule for scripts that somebody else made before ours refuses them.
      console.error('The scripts of the page were refused:', error);
      sayNotStarted(document);
      sayHostFailed(window, 'entry');
    }
  };
  const parsed = () => {
    if (document.visibilityState === 'hidden') return run();
    setTimeout(run, paintLimitMs);
    try {
      afterFirstPaint(run);
    } catch (error) {
      console.warn('The first paint cannot be waited for:', error);
    }
  };
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', parsed, { once: true });
  else parsed();
}

function afterFirstPaint(task: () => void): void {
  const paints = new PerformanceObserver((seen) => {
    if (seen.getEntriesByName('first-contentful-paint').length === 0) return;
    paints.disconnect();
    task();
  });
  paints.observe({ type: 'paint', buffered: true });
}
