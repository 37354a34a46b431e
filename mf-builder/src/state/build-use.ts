import { storedValue, useStored } from '@rig4u/shared/storage';
import { useCallback } from 'react';
import * as v from 'valibot';
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
