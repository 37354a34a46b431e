import accessory from './data/accessory.json';
import chair from './data/chair.json';
import desk from './data/desk.json';
import headset from './data/headset.json';
import keyboard from './data/keyboard.json';
import lighting from './data/lighting.json';
import microphone from './data/microphone.json';
import monitor from './data/monitor.json';
import mouse from './data/mouse.json';
import speaker from './data/speaker.json';
import webcam from './data/webcam.json';
import { accessoryCategoryNames, parseAccessories, type Accessory, type AccessoryCategory } from './schema';

const files: Record<AccessoryCategory, unknown> = {
  monitor,
  keyboard,
  mouse,
  headset,
  speaker,
  webcam,
  microphone,
  accessory,
  chair,
  desk,
  lighting,
};

/** All accessories, category by category. Parsed once, when this entry is loaded. */
export const accessories: readonly Accessory[] = accessoryCategoryNames.flatMap((category) =>
  parseAccessories(category, files[category]),
);

/** When the prices were written down; they are guides, not offers. */
export const accessoryPriceDate = '2025-09-01';

const byId = new Map(accessories.map((item) => [item.id, item]));

/** The accessory of an id, where there is one. */
export const accessoryById = (id: string): Accessory | undefined => byId.get(id);
