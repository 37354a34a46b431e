import { partName, type BuildComponents } from '@rig4u/shared/builds';
import { useCallback, useState } from 'react';
import { swapPart } from '../../domain/choices/change-build';
import { changedText } from '../../domain/choices/status-texts';
import { verdictText } from '../../domain/compatibility/check-summary';
import type { Swap } from '../../domain/fitting/swap';
import { checkOf } from '../../state/build-check';

export interface ShownBuild {
  /** The shared build, or what the visitor made of it here. */
  components: BuildComponents;
  /** Which parts were swapped, in words; empty while the build is as it was shared. */
  swapped: readonly string[];
  /** What a screen reader reads out about the last change. */
  announcement: string;
  /** Applies a swap to what is shown. Nothing is saved. */
  swap: (swap: Swap) => void;
  /** Shows the build as it was shared. */
  back: () => void;
}

/** A shared build that can be tried out: swaps change what is shown, and all of them can be undone. */
export function useShownBuild(shared: BuildComponents): ShownBuild {
  const [own, setOwn] = useState<Pick<ShownBuild, 'components' | 'swapped'>>();
  const [announcement, announce] = useState('');
  const { components, swapped } = own ?? { components: shared, swapped: [] };

  const swap = useCallback(
    ({ type, place, from, to }: Swap) => {
      const next = swapPart({ components }, type, place, to).components;
      const words = from ? `${partName(to)} in place of ${partName(from)}` : `${partName(to)} added`;
      setOwn({ components: next, swapped: [...swapped, words] });
      announce(changedText(`${words}.`, next, verdictText(checkOf(next))));
    },
    [components, swapped],
  );
  const back = useCallback(() => {
    setOwn(undefined);
    announce(changedText('The build is as it was shared.', shared, verdictText(checkOf(shared))));
  }, [shared]);
  return { components, swapped, announcement, swap, back };
}
