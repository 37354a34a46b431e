import type { Loaded } from '@rig4u/shared/lazy';
import { useCallback, useEffect, useState } from 'react';

type Settled<Q, A> = { question: Q; attempt: number } & (
  { status: 'ready'; value: A } | { status: 'failed'; error: unknown }
);

/**
 * The answer to a question as it is worked out. Another question gives up the one before it. Pass a question that keeps its identity while
 * it is the same, and the same function at each render; without a question nothing is asked.
 */
export function useAnswer<Q extends object, A>(
  question: Q | undefined,
  answer: (question: Q, signal: AbortSignal) => Promise<A>,
): Loaded<A> {
  const [attempt, setAttempt] = useState(0);
  const [settled, setSettled] = useState<Settled<Q, A>>();
  useEffect(() => {
    if (question === undefined) return undefined;
    const leaving = new AbortController();
    const { signal } = leaving;
    answer(question, signal).then(
      (value) => !signal.aborted && setSettled({ question, attempt, status: 'ready', value }),
      (error: unknown) => !signal.aborted && setSettled({ question, attempt, status: 'failed', error }),
    );
    return () => leaving.abort();
  }, [question, answer, attempt]);
  const retry = useCallback(() => setAttempt((count) => count + 1), []);
  if (settled === undefined || settled.question !== question || settled.attempt !== attempt)
    return { status: 'loading' };
  return settled.status === 'ready'
    ? { status: 'ready', value: settled.value }
    : { status: 'failed', error: settled.error, retry };
}
