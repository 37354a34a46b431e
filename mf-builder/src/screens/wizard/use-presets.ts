import { useLoaded, type Loaded } from '../../state/use-loaded';
import { loadPresets, type PresetBuild } from '../../domain/presets';

export type PresetList = Loaded<readonly PresetBuild[]>;

const load = (): Promise<readonly PresetBuild[]> => loadPresets();

/** The presets with their prices, which need the catalogue. */
export const usePresets = (): PresetList => useLoaded('presets', load);
