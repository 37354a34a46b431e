import { chosenOf, partTypes, priceHistory, type BuildComponents } from '@rig4u/shared/builds';
import { useStored } from '@rig4u/shared/storage';
import { useMemo } from 'react';
import { withCurrentPrices } from '../../../../domain/prices';
import type { PresetBuild } from '../../../../domain/presets';

/** A ready-made build at the prices that its parts have now: the computed one, beside which it is, has them too. */
export function useCurrentPrices(preset: PresetBuild): PresetBuild {
  const history = useStored(priceHistory).value.parts;
  return useMemo(() => {
    const lines = partTypes.map(({ type }) => {
      const chosen = chosenOf(preset.parts, type);
      const parts = withCurrentPrices(
        chosen.map(({ part }) => part),
        history,
      );
      return [type, chosen.map(({ part, quantity }, at) => ({ part: parts[at] ?? part, quantity }))] as const;
    });
    const parts: BuildComponents = Object.fromEntries(lines.filter(([, chosen]) => chosen.length > 0));
    return { ...preset, parts };
  }, [preset, history]);
}
