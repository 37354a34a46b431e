import { isForeign } from './foreign';
import { countForeign, flushErrors, logError } from './log';

/**
 * Logs every error and rejection that nothing else caught, with high priority; those of extensions are only counted. Gives a function that
 * stops it.
 */
export function installErrorHandlers(window: Window): () => void {
  const onError = ({ message, filename, lineno, colno, error }: ErrorEvent) => {
    if (saysNothing(message, filename)) return;
    if (isForeign(error, filename)) return countForeign();
    void logError({
      component: 'window',
      error: error ?? message,
      priority: 'high',
      metadata: { type: 'window.error', ...(filename && { source: filename }), line: lineno, column: colno },
    });
  };
  const onRejection = ({ reason }: PromiseRejectionEvent) => {
    if (isForeign(reason)) return countForeign();
    void logError({ component: 'window', error: reason, priority: 'high', metadata: { type: 'unhandledrejection' } });
  };
  window.addEventListener('error', onError);
  window.addEventListener('unhandledrejection', onRejection);
  window.addEventListener('pagehide', flushErrors);
  return () => {
    window.removeEventListener('error', onError);
    window.removeEventListener('unhandledrejection', onRejection);
    window.removeEventListener('pagehide', flushErrors);
  };
}

/** A foreign script's error comes without any detail; a ResizeObserver that needed two frames is a notice and no error. */
const saysNothing = (message: string, filename: string): boolean =>
  (/^script error\.?$/i.test(message) && !filename) || message.startsWith('ResizeObserver loop');
