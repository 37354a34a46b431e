import { useCallback, useEffect, useState } from 'react';

/** Something as it loads. */
export type Loaded<T> = { status: 'loading' } | { status: 'failed'; retry: () => void } | { status: 'ready'; value: T };

type Outcome<T> = { request: string } & ({ status: 'failed' } | { status: 'ready'; value: T });

/** Loads what a question asks for; each other question, and each other try, is a load of its own, and a late answer to an earlier one is dropped. `load` keeps its identity. */
export function useLoaded<T>(question: string, load: (question: string) => Promise<T>): Loaded<T> {
  const [attempt, setAttempt] = useState(0);
  const [outcome, setOutcome] = useState<Outcome<T>>();
  const request = `${question}/${attempt}`;

  useEffect(() => {
    let left = false;
    const settle = (reached: Outcome<T>) => !left && setOutcome(reached);
    load(question).then(
      (value) => settle({ request, status: 'ready', value }),
      () => settle({ request, status: 'failed' }),
    );
    return () => {
      left = true;
    };
  }, [load, question, request]);

  const retry = useCallback(() => setAttempt((count) => count + 1), []);
  if (outcome?.request !== request) return { status: 'loading' };
  return outcome.status === 'failed' ? { status: 'failed', retry } : outcome;
}
