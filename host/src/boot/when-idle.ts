/** How long a busy page may put off what can wait, in milliseconds. */
const LATEST = 2_000;

/** Calls `task` once, when the browser has painted and has nothing better to do; at the latest after two seconds. */
export function whenIdle(window: Window, task: () => void): void {
  // Safari has no idle callback; there a timer lets the first paint go ahead.
  if ('requestIdleCallback' in window) window.requestIdleCallback(task, { timeout: LATEST });
  else globalThis.setTimeout(task, 200);
}
