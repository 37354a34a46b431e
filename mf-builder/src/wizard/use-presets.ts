import { useCallback, useEffect, useState } from 'react';
import { loadPresets, type PresetBuild } from '../presets';

export type PresetList = { status: 'loading' } | { status: 'failed'; retry: () => void } | { status: 'ready'; builds: readonly PresetBuild[] };

type Outcome = { attempt: number } & ({ status: 'failed' } | { status: 'ready'; builds: readonly PresetBuild[] });

/** The presets with their prices, which need the catalogue. */
export function usePresets(): PresetList {
  const [attempt, setAttempt] = useState(0);
  const [outcome, setOutcome] = useState<Outcome>();

  useEffect(() => {
    let left = false;
    const settle = (reached: Outcome) => !left && setOutcome(reached);
    loadPresets().then(
      (builds) => settle({ attempt, status: 'ready', builds }),
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
