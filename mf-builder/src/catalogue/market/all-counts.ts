import type { PartType } from '@rig4u/shared/builds';

/** How many of each type are our own: the catalogue's. */
export const ourCount = 20;

/**
 * How many parts both shelves have of a type, those of both counted once; a type of which the market has none but ours is not named. Written down,
 * because the page says it before anything of the market is fetched; a test counts.
 */
export const allCounts: Readonly<Partial<Record<PartType, number>>> = {
  cpu: 790,
  motherboard: 3712,
  gpu: 3828,
  ram: 4847,
  storage: 3513,
  case: 3767,
  psu: 3309,
  cooling: 2412,
  caseFan: 3374,
  thermalPaste: 247,
  monitor: 3869,
  keyboard: 4161,
  mouse: 4463,
  headset: 3049,
  speakers: 559,
  webcam: 313,
  microphone: 133,
  networkCard: 198,
  soundCard: 104,
  controller: 229,
  capture: 41,
  os: 27,
};
