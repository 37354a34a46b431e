import { storedValue, useStored } from '@rig4u/shared/storage';
import { useCallback } from 'react';
import * as v from 'valibot';
import type { Aspect } from '../domain/estimates';
import { useCases, type UseCase } from '../domain/recommendation';

const stored = storedValue<{ use: UseCase }>({
  key: 'rig4u-build-use',
  schema: v.object({ use: v.picklist(useCases) }),
  fallback: { use: 'gaming' },
});

/** What the visitor builds the PC for: which estimate the next step and a completion go by. Remembered in this browser. */
export function useBuildUse(): [use: UseCase, change: (use: UseCase) => void] {
  const { use } = useStored(stored).value;
  const change = useCallback((next: UseCase) => void stored.update(() => ({ use: next })), []);
  return [use, change];
}

/** The estimate that processors are compared by for each use. */
const estimates: Readonly<Record<UseCase, Aspect>> = {
  gaming: 'gaming',
  streaming: 'streaming',
  'content-creation': 'videoEditing',
  'office-work': 'productivity',
  programming: 'productivity',
  'general-use': 'productivity',
};

/** The estimate that counts for what the PC is built for; gaming where the visitor did not say. */
export const useEstimatedUse = (): Aspect => estimates[useBuildUse()[0]];
