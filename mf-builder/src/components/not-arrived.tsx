import { checkConnection } from '@rig4u/shared/lazy';
import { Button, Hint } from '@rig4u/shared/ui';

interface Props {
  /** What did not arrive, as a sentence begins with it: 'The fit view'. */
  what: string;
  onRetry: () => void;
}

/** Takes the place of something small that did not arrive, with another try. */
export const NotArrived = ({ what, onRetry }: Props) => (
  <div role="alert">
    <Hint>{`${what} did not arrive. ${checkConnection}`}</Hint>
    <Button size="sm" variant="outline" onClick={onRetry}>
      Try Again
    </Button>
  </div>
);
