import { isPartType, type PartType } from '@rig4u/shared/builds';
import { useCallback, useEffect, useState } from 'react';
import { loadTypes, type PartsOf } from './load-types';

export type LoadedTypes = { status: 'loading' } | { status: 'failed'; retry: () => void } | { status: 'ready'; partsOf: PartsOf };

type Outcome = { request: string } & ({ status: 'failed' } | { status: 'ready'; partsOf: PartsOf });

/** The catalogue's parts of these types as they load. A late answer to an earlier question is dropped. */
export function useTypes(types: readonly PartType[]): LoadedTypes {
  const [attempt, setAttempt] = useState(0);
  const [outcome, setOutcome] = useState<Outcome>();
  // As one text, which stays equal while the types do.
  const names = types.join();
  const request = `${names}/${attempt}`;

  useEffect(() => {
    let left = false;
    const settle = (reached: Outcome) => !left && setOutcome(reached);
    loadTypes(names.split(',').filter(isPartType)).then(
      (partsOf) => settle({ request, status: 'ready', partsOf }),
      () => settle({ request, status: 'failed' }),
    );
    return () => {
      left = true;
    };
  }, [names, request]);

  const retry = useCallback(() => setAttempt((count) => count + 1), []);
  if (outcome?.request !== request) return { status: 'loading' };
  return outcome.status === 'failed' ? { status: 'failed', retry } : outcome;
}
