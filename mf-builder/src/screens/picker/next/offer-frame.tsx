import type { Loaded } from '@rig4u/shared/lazy';
import { Button, Column, Hint, Skeleton } from '@rig4u/shared/ui';
import { useEffect, useRef, type ReactNode } from 'react';
import { partsNotLoaded } from '../../../state/best-shelf';
import { UseField } from './use-field';

interface Props<A> {
  title: string;
  /** What is said while the answer is worked out. */
  waiting: string;
  answer: Loaded<A>;
  /** The answer in words, which are read out once. */
  text: (answer: A) => string;
  children: (answer: A) => ReactNode;
}

/** The place of a computed offer in its four states. It takes the focus, since the pressed button is gone. */
export function OfferFrame<A>({ title, waiting, answer, text, children }: Props<A>) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.focus(), []);
  const ready = answer.status === 'ready';
  // What comes is as long as the rail is high: its beginning comes into sight, wherever the rail was scrolled to.
  useEffect(() => {
    if (ready) place.current?.scrollIntoView({ block: 'nearest' });
  }, [ready]);
  const words = ready ? text(answer.value) : waiting;
  return (
    <Column ref={place} tabIndex={-1} role="group" aria-label={title} space="sm" outline="none" mt="2">
      <UseField />
      <Hint block role="status">
        {answer.status !== 'failed' && words}
      </Hint>
      {answer.status === 'loading' && <Skeleton h="10rem" />}
      {answer.status === 'failed' && (
        <div role="alert">
          <Hint block>{partsNotLoaded}</Hint>
          <Button size="sm" variant="outline" onClick={answer.retry}>
            Try Again
          </Button>
        </div>
      )}
      {ready && children(answer.value)}
    </Column>
  );
}
