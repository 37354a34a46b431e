import type { BuildComponents } from '@rig4u/shared/builds';
import { paths, useNavigate } from '@rig4u/shared/routing';
import { notify } from '@rig4u/shared/toasts';
import { useCallback } from 'react';
import { afterStep } from '../../domain/what-next/after-step';
import { tellIfNotKept } from '../../state/refusals';
import { putBack, takeOver, tookPlaceText } from '../../state/take-over';

/** Puts the build after a step on the picker's table, with what is owned marked as that. What was there can be brought back. */
export function useTakeStep(owned: BuildComponents, budget: number): (parts: BuildComponents) => void {
  const navigate = useNavigate();
  return useCallback(
    (parts) => {
      const { result, taken } = takeOver(afterStep(owned, parts), budget);
      tellIfNotKept(result);
      notify({
        title: 'The step is in the picker',
        description: taken ? tookPlaceText : 'What you own is marked as owned and costs nothing.',
        ...(taken && { action: { label: 'Undo', onClick: () => void putBack(taken) } }),
      });
      void navigate(paths.picker);
    },
    [owned, budget, navigate],
  );
}
