import { startTransition, useCallback, useEffect, useMemo, useState } from 'react';

/** Something as it loads. `retry` starts another attempt, and keeps its identity. */
export type Loaded<T> =
  { status: 'loading' } | { status: 'failed'; error: unknown; retry: () => void } | { status: 'ready'; value: T };

type Outcome<T> = { request: string } & ({ status: 'failed'; error: unknown } | { status: 'ready'; value: T });

/**
 * Loads the answer to a question. Another question, and each retry, is a load of its own; a late answer to an earlier one is
 * dropped. Without a question nothing is loaded, and the status stays `loading`. Pass the same `load` function at each render. `inSlices`
 * is for an answer that fills a screen: it is rendered so that the page answers the visitor in between, together with what else is.
 */
export function useLoaded<T>(
  question: string | undefined,
  load: (question: string) => Promise<T>,
  { inSlices = false } = {},
): Loaded<T> {
  const [attempt, setAttempt] = useState(0);
  const [outcome, setOutcome] = useState<Outcome<T>>();
  const request = `${attempt}/${question}`;

  useEffect(() => {
    if (question === undefined) return;
    let isLeft = false;
    const show = inSlices ? startTransition : (render: () => void) => render();
    const settle = (reached: Outcome<T>) => !isLeft && show(() => setOutcome(reached));
    load(question).then(
      (value) => settle({ request, status: 'ready', value }),
      (error: unknown) => settle({ request, status: 'failed', error }),
    );
    return () => {
      isLeft = true;
    };
  }, [load, question, request, inSlices]);

  const retry = useCallback(() => setAttempt((count) => count + 1), []);
  // The same answer is the same object, so that what depends on it renders only when it changes.
  return useMemo(() => {
    if (question === undefined || outcome?.request !== request) return loading;
    return outcome.status === 'failed' ? { ...outcome, retry } : outcome;
  }, [outcome, question, request, retry]);
}

const loading = { status: 'loading' } as const;
