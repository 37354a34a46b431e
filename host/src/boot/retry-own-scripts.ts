/** After a failed script of the page itself: tries again at these times, then when the tab is looked at again. */
const retryAfterMs = [500, 2000];

/**
 * Brings the page's own scripts in again when one does not arrive. While it waits, the loading message stays; when the timed
 * tries are used up it says so, and a visitor who comes back to the tab starts one more.
 */
export function retryOwnScripts(window: Window, document: Document): void {
  const tries = new Map<string, number>();
  window.addEventListener(
    'error',
    (event) => {
      const script = event.target;
      if (!(script instanceof HTMLScriptElement) || !script.hasAttribute('data-own')) return;
      const src = script.src.split('?')[0] ?? script.src;
      const failed = (tries.get(src) ?? 0) + 1;
      tries.set(src, failed);
      const again = () => insertAgain(document, script, `${src}?retry=${failed}`);
      const delay = retryAfterMs[failed - 1];
      if (delay !== undefined) return void window.setTimeout(again, delay);
      say(document, 'Something went wrong. Please refresh the page.');
      document.addEventListener('visibilitychange', again, { once: true });
    },
    true,
  );
}

function insertAgain(document: Document, failed: HTMLScriptElement, src: string): void {
  const script = document.createElement('script');
  script.integrity = failed.integrity;
  script.crossOrigin = 'anonymous';
  script.async = false;
  script.setAttribute('data-own', '');
  script.src = src;
  document.head.append(script);
}

function say(document: Document, text: string): void {
  const place = document.querySelector('.start');
  if (place) place.textContent = text;
}
