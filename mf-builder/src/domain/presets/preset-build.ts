import { partName, totalOf, type BuildComponents, type ChosenPart } from '@rig4u/shared/builds';
import type { Part } from '../../catalogue/schema';
import { scoresFromPrice, type PriceScores } from '../estimates';
import { presetTypes, type Preset, type PresetType } from './preset';

/** The name of each component; storage is a list where there are several. Fans and fan splitters only where some are chosen. */
interface ComponentNames extends Record<Exclude<PresetType, 'storage' | 'caseFan' | 'cables'>, string> {
  storage: string | readonly string[];
  caseFan?: string;
  cables?: string;
}

/** A preset with everything that follows from its parts. */
export interface PresetBuild extends Omit<Preset, 'parts'> {
  /** Empty: presets have no photo of their own, and the drawing named by `art` is shown. */
  imageUrl: '';
  /** Whole US dollars: the rounded sum of the parts. */
  price: number;
  components: ComponentNames;
  /** From the price alone. */
  performance: PriceScores;
  /** No preset has a failing check; the tests prove it. */
  isValidated: true;
  /** The catalogue parts as a build of the picker. */
  parts: BuildComponents;
}

/** The parts of the types that presets use, as the catalogue gives them. */
export type PresetCatalogue = { readonly [T in PresetType]: readonly Part<T>[] };

const idsOf = ({ parts }: Preset, type: PresetType): readonly string[] => {
  const ids = parts[type] ?? [];
  return typeof ids === 'string' ? [ids] : ids;
};

function partOf(preset: Preset, type: PresetType, id: string, catalogue: PresetCatalogue): Part {
  const part = catalogue[type].find((candidate) => candidate.id === id);
  if (!part)
    throw new Error(`Preset ${preset.id} names ${id}, which is not in the catalogue: give it another ${type}.`);
  return part;
}

/** One part alone stands as a part, everything else as a list with quantities, as the picker stores it. */
function chosen(preset: Preset, type: PresetType, catalogue: PresetCatalogue): ChosenPart {
  const ids = idsOf(preset, type);
  const lines = [...new Set(ids)].map((id) => ({
    part: partOf(preset, type, id, catalogue),
    quantity: ids.filter((other) => other === id).length,
  }));
  const [only] = lines;
  return lines.length === 1 && only?.quantity === 1 ? only.part : lines;
}

const componentsOf = (preset: Preset, catalogue: PresetCatalogue): BuildComponents =>
  Object.fromEntries(
    presetTypes.filter((type) => idsOf(preset, type).length > 0).map((type) => [type, chosen(preset, type, catalogue)]),
  );

/** What is said where a build does without a part. */
export const withoutPart: Readonly<Partial<Record<PresetType, string>>> = {
  gpu: 'None: the processor has graphics of its own',
  cooling: "From the processor's box",
};

function namesOf(preset: Preset, type: PresetType, catalogue: PresetCatalogue): readonly string[] {
  const ids = idsOf(preset, type);
  const names = [...new Set(ids)].map((id) => {
    const count = ids.filter((other) => other === id).length;
    const name = partName(partOf(preset, type, id, catalogue));
    return count > 1 ? `${count} × ${name}` : name;
  });
  return names.length > 0 ? names : [withoutPart[type] ?? 'N/A'];
}

/** A preset in full. Throws an Error that names a part which the catalogue does not have. */
export function presetBuild(preset: Preset, catalogue: PresetCatalogue): PresetBuild {
  const parts = componentsOf(preset, catalogue);
  const price = Math.round(totalOf(parts) / 100);
  const name = (type: PresetType): string => namesOf(preset, type, catalogue).join(', ');
  const drives = namesOf(preset, 'storage', catalogue);
  const components: ComponentNames = {
    cpu: name('cpu'),
    motherboard: name('motherboard'),
    gpu: name('gpu'),
    ram: name('ram'),
    storage: drives.length > 1 ? drives : name('storage'),
    case: name('case'),
    psu: name('psu'),
    cooling: name('cooling'),
    ...(idsOf(preset, 'caseFan').length > 0 && { caseFan: name('caseFan') }),
    ...(idsOf(preset, 'cables').length > 0 && { cables: name('cables') }),
  };
  return { ...preset, imageUrl: '', parts, price, components, performance: scoresFromPrice(price), isValidated: true };
}
