import { useCallback, useEffect, useState } from 'react';
import type { CatalogueType, Part } from '../../catalogue/schema';
import { builtIn } from '../../catalogue/source';

export type PartList =
  | { status: 'loading' }
  | { status: 'failed'; retry: () => void }
  | { status: 'ready'; parts: readonly Part<CatalogueType>[] };

type Outcome = { request: string } & ({ status: 'failed' } | { status: 'ready'; parts: readonly Part<CatalogueType>[] });

/** The spec's category load delay, in milliseconds. */
const loadDelay = 300;

/** The parts of a category as they load. Each opening of a category is a load of its own; a late answer to an earlier one is dropped. */
export function useParts(type: CatalogueType): PartList {
  const [attempt, setAttempt] = useState(0);
  const [outcome, setOutcome] = useState<Outcome>();
  const request = `${type}/${attempt}`;

  useEffect(() => {
    let left = false;
    const settle = (reached: Outcome) => !left && setOutcome(reached);
    Promise.all([builtIn.load(type), pause(loadDelay)]).then(
      ([parts]) => settle({ request, status: 'ready', parts }),
      () => settle({ request, status: 'failed' }),
    );
    return () => {
      left = true;
    };
  }, [type, request]);

  const retry = useCallback(() => setAttempt((count) => count + 1), []);
  if (outcome?.request !== request) return { status: 'loading' };
  return outcome.status === 'failed' ? { status: 'failed', retry } : outcome;
}

const pause = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));
