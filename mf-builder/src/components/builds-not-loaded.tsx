import { checkConnection } from '@rig4u/shared/lazy';
import { Alert, Button } from '@rig4u/shared/ui';

/** The title of the message in place of the ready builds when the catalogue did not arrive. */
export const notLoaded = 'The builds could not be loaded';

/** The same in a line, where the screen works without the ready builds. */
export const BuildsNotLoaded = ({ onRetry }: { onRetry: () => void }) => (
  <Alert kind="warning">
    <span>{`${notLoaded}. ${checkConnection} `}</span>
    <Button variant="link" size="sm" onClick={onRetry}>
      Try Again
    </Button>
  </Alert>
);
