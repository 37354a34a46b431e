import { messageOf } from '@rig4u/shared/errors';
import { Frame, Message, reloadPage } from './failure-frame';

export interface GlobalCrashProps {
  error: unknown;
  /** The components above the one that failed; empty when React did not say. */
  componentStack: string;
  onRetry: () => void;
  onRefresh?: () => void;
}

/** Replaces the whole application after an error that nothing else caught. */
export function GlobalCrash({ error, componentStack, onRetry, onRefresh = reloadPage }: GlobalCrashProps) {
  const actions = (
    <>
      <button type="button" onClick={onRetry}>
        Try Again
      </button>
      <button type="button" onClick={onRefresh}>
        Refresh Page
      </button>
    </>
  );
  return (
    <main>
      <Frame title="Something went wrong" actions={actions}>
        <Message>{messageOf(error, 'Unknown error')}</Message>
        {componentStack && (
          <details>
            <summary>Component Stack</summary>
            <pre>{componentStack.trim()}</pre>
          </details>
        )}
      </Frame>
    </main>
  );
}
