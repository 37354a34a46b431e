import type { PresetParts } from '../../src/domain/presets/preset';
import type { Composed } from './compose';

/** What was composed, as a preset keeps it. */
export function presetParts({ parts }: Composed): PresetParts {
  const one = (ids: readonly string[]): string | null => ids[0] ?? null;
  const sure = (ids: readonly string[]): string => {
    const [id] = ids;
    if (id === undefined) throw new Error('A composed build lacks a part that every build has.');
    return id;
  };
  return {
    cpu: sure(parts.cpu),
    motherboard: sure(parts.motherboard),
    gpu: one(parts.gpu),
    ram: parts.ram,
    storage: parts.storage,
    case: sure(parts.case),
    psu: sure(parts.psu),
    cooling: one(parts.cooling),
    ...(parts.caseFan.length > 0 && { caseFan: parts.caseFan }),
    ...(parts.cables.length > 0 && { cables: parts.cables }),
  };
}

const value = (ids: unknown): string =>
  Array.isArray(ids) ? `[${ids.map((id) => JSON.stringify(id)).join(', ')}]` : JSON.stringify(ids);

/** The text of `src/domain/presets/data/parts.json`, a part a line, as the formatter leaves it. */
export function partsText(all: ReadonlyMap<string, PresetParts>): string {
  const presets = [...all].map(([id, parts]) => {
    const lines = Object.entries(parts).map(([type, ids]) => `    ${JSON.stringify(type)}: ${value(ids)}`);
    return `  ${JSON.stringify(id)}: {\n${lines.join(',\n')}\n  }`;
  });
  return `{\n${presets.join(',\n')}\n}\n`;
}
