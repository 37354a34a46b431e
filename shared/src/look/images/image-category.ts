import { artFor, type ArtName } from '../art';

/** The image categories. A stock-photo host is asked for these names only. */
export const imageCategories = [
  'cpu',
  'gpu',
  'motherboard',
  'ram',
  'storage',
  'psu',
  'case',
  'cooling',
  'monitor',
  'keyboard',
  'mouse',
  'headset',
  'speakers',
  'desk',
  'chair',
  'pc-build',
  'tech',
  'component',
  'accessory',
  'default',
] as const satisfies readonly ArtName[];
export type ImageCategory = (typeof imageCategories)[number];

const aliases: ReadonlyMap<string, ImageCategory> = new Map<string, ImageCategory>([
  ['processor', 'cpu'],
  ['graphics card', 'gpu'],
  ['ssd', 'storage'],
  ['power supply', 'psu'],
  ['cooler', 'cooling'],
  ['headphones', 'headset'],
  ['desktop', 'pc-build'],
  // Accessories have `speaker` where the picker has `speakers`.
  ['speaker', 'speakers'],
]);

/** The image category of a name: itself, its alias, `motherboard` for other names with 'board', else `default`. */
export function imageCategory(name: string): ImageCategory {
  const asked = name.trim().toLowerCase();
  return (
    imageCategories.find((category) => category === asked) ??
    aliases.get(asked) ??
    (asked.includes('board') ? 'motherboard' : 'default')
  );
}

/** The drawing for a name: its own if there is one (a webcam, a build's look), else the one of its image category. */
export const illustrationFor = (name: string): ArtName => artFor(name.trim()) ?? imageCategory(name);
