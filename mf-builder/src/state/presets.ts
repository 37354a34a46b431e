import { priceHistory, totalOf, type PriceHistory } from '@rig4u/shared/builds';
import { useLoaded, type Loaded } from '@rig4u/shared/lazy';
import { useStored } from '@rig4u/shared/storage';
import { useMemo } from 'react';
import { scoresFromPrice } from '../domain/estimates';
import { loadPresets, type PresetBuild } from '../domain/presets';
import { atLatestPrices } from '../domain/prices';

const load = () => loadPresets();

/** The ready-made builds as they load, at the latest prices that are known: the catalogue's, and the imported ones. */
export function usePresets(): Loaded<readonly PresetBuild[]> {
  const presets = useLoaded('presets', load, { inSlices: true });
  const history = useStored(priceHistory).value.parts;
  return useMemo(
    () =>
      presets.status === 'ready'
        ? { status: 'ready', value: presets.value.map((preset) => atImportedPrices(preset, history)) }
        : presets,
    [presets, history],
  );
}

/** A ready-made build with the imported prices of its parts; the same object where none is newer than the catalogue's. */
export function atImportedPrices(preset: PresetBuild, history: PriceHistory): PresetBuild {
  const parts = atLatestPrices(preset.parts, { catalogue: () => undefined, history });
  if (parts === preset.parts) return preset;
  const price = Math.round(totalOf(parts) / 100);
  return { ...preset, parts, price, performance: scoresFromPrice(price) };
}
