import { startRetriesMs } from '@rig4u/shared/boot';
import { sayNotStarted } from './loading-message';
import { insertOwn } from './own-script';

/**
 * Asks again for one of the page's own scripts (`data-own`) when it does not arrive: at the retry times, with the
 * loading message still on the page. After the last retry the message says that something went wrong, and a visitor who
 * comes back to the tab starts one more. `onGivenUp` is called once, when the first of them has had its last retry.
 */
export function retryOwnScripts(window: Window, document: Document, onGivenUp: () => void): void {
  const tries = new Map<string, number>();
  let isGivenUp = false;
  window.addEventListener(
    'error',
    (event) => {
      const script = event.target;
      if (!(script instanceof HTMLScriptElement) || !script.hasAttribute('data-own')) return;
      const src = script.src.split('?')[0] ?? script.src;
      const failed = (tries.get(src) ?? 0) + 1;
      tries.set(src, failed);
      const again = () => insertOwn(document, { src: `${src}?retry=${failed}`, integrity: script.integrity });
      const delay = startRetriesMs[failed - 1];
      if (delay !== undefined) return void window.setTimeout(again, delay);
      sayNotStarted(document);
      if (!isGivenUp) onGivenUp();
      isGivenUp = true;
      document.addEventListener('visibilitychange', again, { once: true });
    },
    true,
  );
}
