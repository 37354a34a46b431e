import type { Short } from './rule-cases';

/** A tower with room for what `fitting` has. */
export const tower = {
  formFactor: 'ATX Mid Tower',
  dimensions: [469, 215, 447],
  features: ['tempered glass'],
  motherboards: ['mini-ITX', 'micro-ATX', 'ATX'],
  gpuMaxMm: 355,
  coolerMaxMm: 170,
  psuFormFactors: ['ATX'],
  psuMaxMm: 255,
  radiators: [{ position: 'front', sizesMm: [240, 360] }],
  bays25: 2,
  bays35: 2,
  slots: 7,
} satisfies Short['case'];

/** A build that fits, with every fact that the fit view shows. */
export const fitting = {
  motherboard: { formFactor: 'ATX', memorySlots: 4 },
  case: tower,
  gpu: { lengthMm: 300, heightMm: 120, slots: 2.5, bracketSlots: 3, power: { p6: 0, p8: 2, p16: 0 } },
  cooling: { type: 'air', heightMm: 158, ramClearanceMm: 40 },
  psu: { formFactor: 'ATX', lengthMm: 160 },
  ram: { heightMm: 35 },
} satisfies Short;
