import type { BuildComponents } from '@rig4u/shared/builds';
import type { CheckedBuild } from '../../src/domain/compatibility/types';
import type { Part } from '../../src/catalogue/schema';
import { fromComponents } from '../../src/domain/compatibility/checked-build';
import type { PresetType } from '../../src/domain/presets/preset';

/** One way to fill a place of a build: a part, several, or none. */
export interface Option {
  type: PresetType;
  /** As a preset writes them: an id stands as often as its part is taken. */
  ids: readonly string[];
  parts: readonly Part[];
  cents: number;
  /** The class of its dearest part among those of its type, where the type has classes. */
  priceClass?: number;
  /** What it is worth beside the estimates, in US dollars. */
  taste: number;
  /** How many fans come with it that move the case's air. */
  fans: number;
  components: BuildComponents;
  checked: CheckedBuild;
}

const cents = ({ price }: Part): number => Math.round(price * 100);

const fansWith = (part: Part): number => {
  if (part.type === 'case') return part.specs.fansIncluded ?? 0;
  if (part.type === 'caseFan') return part.specs.qty ?? 1;
  return part.type === 'cooling' && part.specs.type === 'liquid' ? (part.specs.fans ?? 1) : 0;
};

/** Parts of one type together; the same part several times is one line. */
export function optionOf(type: PresetType, parts: readonly Part[], taste: number, priceClass?: number): Option {
  const lines = [...new Set(parts)].map((part) => ({ part, quantity: parts.filter((one) => one === part).length }));
  const components: BuildComponents = parts.length > 0 ? { [type]: lines } : {};
  return {
    type,
    ids: parts.map(({ id }) => id),
    parts,
    cents: parts.reduce((sum, part) => sum + cents(part), 0),
    ...(priceClass !== undefined && { priceClass }),
    taste,
    fans: parts.reduce((sum, part) => sum + fansWith(part), 0),
    components,
    checked: parts.length > 0 ? fromComponents(components) : noneOf(type),
  };
}

const noneOf = (type: PresetType): CheckedBuild => (type === 'gpu' || type === 'cooling' ? { [type]: null } : {});
