import { useCallback, useEffect, useState } from 'react';
import { loadImages } from './load-images';
import type { ManagedImage } from './managed-images';

export type LoadedImages = { status: 'loading' } | { status: 'failed'; retry: () => void } | { status: 'ready'; images: readonly ManagedImage[] };

type Outcome = { attempt: number } & ({ status: 'failed' } | { status: 'ready'; images: readonly ManagedImage[] });

/** The images as they load. */
export function useImages(): LoadedImages {
  const [attempt, setAttempt] = useState(0);
  const [outcome, setOutcome] = useState<Outcome>();

  useEffect(() => {
    let left = false;
    const settle = (reached: Outcome) => !left && setOutcome(reached);
    loadImages().then(
      (images) => settle({ attempt, status: 'ready', images }),
      () => settle({ attempt, status: 'failed' }),
    );
    return () => {
      left = true;
    };
  }, [attempt]);

  const retry = useCallback(() => setAttempt((count) => count + 1), []);
  if (outcome?.attempt !== attempt) return { status: 'loading' };
  return outcome.status === 'failed' ? { status: 'failed', retry } : outcome;
}
