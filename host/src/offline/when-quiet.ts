import { whenIdle } from '../boot/start';

/** How long a page that has loaded is left alone, in milliseconds: the first screen and its pictures come before. */
const quietMs = 3_000;

/** Calls `task` once, some time after the page has loaded, when the browser is idle. */
export function whenQuiet(window: Window, task: () => void): void {
  const soon = () => setTimeout(() => whenIdle(window, task), quietMs);
  if (window.document.readyState === 'complete') soon();
  else window.addEventListener('load', soon, { once: true });
}
