import { useMemo } from 'react';
import type { CompletionQuestion } from '../../../domain/what-next/completion';
import { useBuildUse } from '../../../state/build-use';
import { useBuild } from '../build-state';

/** What is asked about the build: for the use and the budget that the visitor has set. The same object while nothing of it changes. */
export function useQuestion(): CompletionQuestion {
  const { components, budget } = useBuild();
  const [use] = useBuildUse();
  return useMemo(
    () => ({ chosen: components, use, resolution: '1440p', budgetCents: Math.round(budget * 100) }),
    [components, use, budget],
  );
}
