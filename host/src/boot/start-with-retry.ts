/** When a start that failed is tried again: milliseconds after the first attempt. */
export const START_RETRIES = [500, 2_000] as const;

/**
 * Calls `attempt` when the document is ready, and again at each of the retry times and whenever the visitor comes back to the tab, as
 * long as it throws and the loading message still stands. After the last of the retries `giveUp` gets what was thrown last; when that
 * throws too, the loading message says that something went wrong.
 */
export function startPatiently(document: Document, attempt: () => void, giveUp: (error: unknown) => void): void {
  let over = false;

  const run = (isLast: boolean) => {
    if (over) return;
    try {
      attempt();
      finish();
    } catch (error) {
      if (isLast) tellOf(error);
    }
  };
  const tellOf = (error: unknown) => {
    try {
      giveUp(error);
      finish();
    } catch (failure) {
      console.error('Not even the start-up screen could be shown.', failure);
      const message = loadingMessage(document);
      if (message) message.textContent = 'Something went wrong. Please refresh the page.';
    }
  };
  const onVisible = () => {
    if (document.visibilityState === 'visible' && loadingMessage(document)) run(false);
  };
  const finish = () => {
    over = true;
    document.removeEventListener('visibilitychange', onVisible);
  };
  const begin = () => {
    document.addEventListener('visibilitychange', onVisible);
    run(false);
    START_RETRIES.forEach((ms, index) => setTimeout(() => run(index === START_RETRIES.length - 1), ms));
  };

  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', begin, { once: true });
  else begin();
}

/** What stands on the page until the application does. */
const loadingMessage = (document: Document): Element | null => document.querySelector('#root .start');
