import { compact } from './data/compact';
import { everyday } from './data/everyday';
import { gaming } from './data/gaming';
import composed from './data/parts.json';
import { themed } from './data/themed';
import { workstation } from './data/workstation';
import type { Preset, PresetParts, PresetText } from './preset';

const texts: readonly PresetText[] = [...everyday, ...gaming, ...workstation, ...themed, ...compact];

/** The presets with these parts, group by group. */
export const presetsOf = (parts: ReadonlyMap<string, PresetParts>): readonly Preset[] =>
  texts.map((text) => {
    const own = parts.get(text.id);
    if (!own) throw new Error(`Preset ${text.id} has no parts: run pnpm --filter mf-builder presets --write.`);
    return { ...text, parts: own };
  });

/** The built-in presets, group by group; `pnpm --filter mf-builder prices` and `presets --write` compose their parts. */
export const presets = presetsOf(new Map(Object.entries(composed)));

/** The preset with this id, where there is one. */
export const presetById = (id: string): Preset | undefined => presets.find((preset) => preset.id === id);
