import { startRetriesMs } from '@rig4u/shared/boot';
import { loadingMessage, sayNotStarted } from './loading-message';

/**
 * Calls `attempt` when the document is ready. As long as it throws and the loading message is still on the page, calls
 * it again at each retry time and whenever the visitor comes back to the tab. After the last retry `giveUp` gets what
 * was thrown last. When `giveUp` throws too, the loading message says that something went wrong.
 */
export function startWithRetry(document: Document, attempt: () => void, giveUp: (error: unknown) => void): void {
  let over = false;

  const run = (isLast: boolean) => {
    if (over) return;
    try {
      attempt();
      finish();
    } catch (error) {
      if (isLast) report(error);
    }
  };
  const report = (error: unknown) => {
    try {
      giveUp(error);
      finish();
    } catch (failure) {
      console.error('Not even the start-up screen could be shown.', failure);
      sayNotStarted(document);
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
    startRetriesMs.forEach((ms, index) => setTimeout(() => run(index === startRetriesMs.length - 1), ms));
  };

  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', begin, { once: true });
  else begin();
}
