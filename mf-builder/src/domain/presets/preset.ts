import type { ArtName } from '@rig4u/shared/ui';
import type { UseCase } from '../recommendation';

/** Looks that a preset may have. */
export const themes = [
  'minimal',
  'compact',
  'rgb',
  'stealth',
  'luxury',
  'gaming',
  'retro',
  'sleek',
  'industrial',
  'white',
  'cyberpunk',
] as const;
export type Theme = (typeof themes)[number];

export const presetGroups = ['everyday', 'gaming', 'workstation', 'themed', 'compact'] as const;
export type PresetGroup = (typeof presetGroups)[number];

/** The types that a preset names parts of. */
export const presetTypes = [
  'cpu',
  'motherboard',
  'gpu',
  'ram',
  'storage',
  'case',
  'psu',
  'cooling',
  'caseFan',
  'cables',
] as const;
export type PresetType = (typeof presetTypes)[number];

/**
 * Catalogue ids. An id that stands several times in a list is taken so often. Null is none: no card, or the cooler
 * from the processor's box.
 */
export interface PresetParts {
  cpu: string;
  motherboard: string;
  gpu: string | null;
  ram: readonly string[];
  storage: readonly string[];
  case: string;
  psu: string;
  cooling: string | null;
  /** Beside those that come with the case; left out where those are enough. */
  caseFan?: readonly string[];
  /** Fan splitters, where there are more fans than headers. */
  cables?: readonly string[];
}

/** What is written of a preset by hand: names, words and what it is for. */
export interface PresetText {
  id: string;
  name: string;
  /** Names every warning that the compatibility check has for it, and no figure that its parts do not have. */
  description: string;
  group: PresetGroup;
  /** The first two are shown on its card. */
  useCase: readonly (UseCase | 'trading')[];
  theme: readonly Theme[];
  art: ArtName;
}

/** A preset as it is kept: its words, and the catalogue parts that it is made of. Its price follows from the parts. */
export interface Preset extends PresetText {
  parts: PresetParts;
}

const themeNames: Readonly<Record<Theme, string>> = {
  minimal: 'Minimal',
  compact: 'Compact',
  rgb: 'RGB',
  stealth: 'Stealth',
  luxury: 'Luxury',
  gaming: 'Gaming',
  retro: 'Retro',
  sleek: 'Sleek',
  industrial: 'Industrial',
  white: 'White',
  cyberpunk: 'Cyberpunk',
};

/** A look as visitors read it. */
export const themeLabel = (theme: Theme): string => themeNames[theme];

export const isTheme = (text: string): text is Theme => themes.some((theme) => theme === text);
