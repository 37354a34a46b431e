import { builtIn, type CatalogueSource } from '../../catalogue/source';
import { presetBuild, type PresetBuild } from './preset-build';
import { presets } from './all-presets';

/** All presets in full. Rejects when the catalogue cannot be loaded; may then be called again. */
export async function loadPresets(source: CatalogueSource = builtIn): Promise<readonly PresetBuild[]> {
  const [cpu, motherboard, gpu, ram, storage, tower, psu, cooling, caseFan, cables] = await Promise.all([
    source.load('cpu'),
    source.load('motherboard'),
    source.load('gpu'),
    source.load('ram'),
    source.load('storage'),
    source.load('case'),
    source.load('psu'),
    source.load('cooling'),
    source.load('caseFan'),
    source.load('cables'),
  ]);
  return presets.map((preset) =>
    presetBuild(preset, { cpu, motherboard, gpu, ram, storage, case: tower, psu, cooling, caseFan, cables }),
  );
}
