import type { Accessory } from '@rig4u/shared/accessories';
import { purchaseOf, totalOf } from '@rig4u/shared/builds';
import { paths, useNavigate } from '@rig4u/shared/routing';
import { notify } from '@rig4u/shared/toasts';
import { useCallback } from 'react';
import type { PresetBuild } from '../../../domain/presets';
import type { UseCase } from '../../../domain/recommendation';
import { useBuildUse } from '../../../state/build-use';
import { tellIfNotKept } from '../../../state/refusals';
import { putBack, takeOver } from '../../../state/take-over';
import { verdictNow } from '../../../state/verdict-now';
import { totalWith } from './totals';

export interface HandOff {
  /** Opens the picker with the build's parts chosen, for the same use. `budget` is US dollars. */
  customize: (build: Pick<PresetBuild, 'name' | 'parts'>, budget: number, use: UseCase) => void;
  purchase: (build: PresetBuild, accessories: readonly Accessory[]) => void;
}

/** The two ways on from a recommended build. */
export function useHandOff(): HandOff {
  const navigate = useNavigate();
  const [useBefore, changeUse] = useBuildUse();

  const customize = useCallback(
    ({ name, parts }: Pick<PresetBuild, 'name' | 'parts'>, budget: number, use: UseCase) => {
      const { result, taken } = takeOver(parts, budget);
      tellIfNotKept(result);
      if (result.ok) changeUse(use);
      if (taken) {
        notify({
          title: `${name} is on the table`,
          description: 'The parts that you had chosen before are kept.',
          action: {
            label: 'Undo',
            onClick: () => {
              putBack(taken);
              changeUse(useBefore);
            },
          },
        });
      }
      void navigate(paths.picker);
    },
    [navigate, useBefore, changeUse],
  );

  const purchase = useCallback(
    ({ id, name, parts }: PresetBuild, accessories: readonly Accessory[]) => {
      const state = purchaseOf(
        { id, name, components: parts, verdict: verdictNow(parts) },
        accessories.map((accessory) => accessory.id),
        totalWith(totalOf(parts) / 100, accessories),
      );
      void navigate(paths.purchase, { state });
    },
    [navigate],
  );
  return { customize, purchase };
}
