import { useLoaded } from '@rig4u/shared/lazy';
import { VisuallyHidden } from '@rig4u/shared/ui';
import { useState, type ReactNode } from 'react';
import { NotArrived } from './not-arrived';

interface Props<Code> {
  /** What arrives, as a sentence begins with it: 'The fit view'. */
  what: string;
  /** Fetches the code. Pass the same function at each render. */
  load: () => Promise<Code>;
  /** The code, if it is there already: then its place never waits. */
  arrived?: () => Code | undefined;
  /** Keeps the place free until the code is there. */
  waiting: ReactNode;
  /** Puts what is said of code that did not arrive into the part's own frame. */
  failed?: (said: ReactNode) => ReactNode;
  children: (code: Code) => ReactNode;
}

/** Shows what its code makes of it once that has arrived; the code comes after the screen. What does not arrive can be asked for again. */
export function WhenLoaded<Code>({ what, load, arrived, waiting, failed = (said) => said, children }: Props<Code>) {
  const [before] = useState(() => arrived?.());
  const code = useLoaded(before === undefined ? what : undefined, load);
  if (before !== undefined) return children(before);
  if (code.status === 'ready') return children(code.value);
  if (code.status === 'loading')
    return (
      <>
        {waiting}
        <VisuallyHidden role="status">{`Loading ${what.charAt(0).toLowerCase() + what.slice(1)}...`}</VisuallyHidden>
      </>
    );
  return failed(<NotArrived what={what} onRetry={code.retry} />);
}
