import { compact } from './data/compact';
import { everyday } from './data/everyday';
import { gaming } from './data/gaming';
import { themed } from './data/themed';
import { workstation } from './data/workstation';
import type { Preset } from './preset';

/** The built-in presets, group by group. */
export const presets: readonly Preset[] = [...everyday, ...gaming, ...workstation, ...themed, ...compact];

/** The preset with this id, where there is one. */
export const presetById = (id: string): Preset | undefined => presets.find((preset) => preset.id === id);
