import { messageOf } from '@rig4u/shared/errors';
import { Frame, Message, reloadPage } from './failure-frame';

export interface StartFallbackProps {
  error: unknown;
  onRetry: () => void;
  onReload?: () => void;
}

/** The page when the application could not start. */
export function StartFallback({ error, onRetry, onReload = reloadPage }: StartFallbackProps) {
  const actions = (
    <>
      <button type="button" onClick={onRetry}>
        Try Again
      </button>
      <button type="button" onClick={onReload}>
        Reload Page
      </button>
    </>
  );
  return (
    <main>
      <Frame title="Something went wrong" actions={actions}>
        <Message>{messageOf(error, 'An unknown error occurred')}</Message>
      </Frame>
    </main>
  );
}
