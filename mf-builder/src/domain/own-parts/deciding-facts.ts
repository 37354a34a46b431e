import type { CatalogueType } from '../../catalogue/schema';

/**
 * The facts of each type that are asked first: at most two. They are counted, not chosen: without one of them most checks
 * that can fail turn into "not checked"; of two that count alike, the one that `checkedFacts` names first. A type that
 * no rule reads has none. `checks/deciding-facts.test.ts` counts them anew.
 */
export const decidingFacts: Readonly<Record<CatalogueType, readonly string[]>> = {
  cpu: ['socket', 'memTypes'],
  motherboard: ['socket', 'm2'],
  gpu: ['tdpW', 'bracketSlots'],
  ram: ['ramType', 'capacity'],
  storage: ['formFactor', 'type'],
  case: ['radiators', 'fansIncluded'],
  psu: ['lengthMm', 'power'],
  cooling: ['type', 'radiator'],
  caseFan: ['qty', 'sizeMm'],
  thermalPaste: [],
  monitor: ['resolution', 'hz'],
  keyboard: ['connectivity'],
  mouse: ['connectivity'],
  headset: ['connectivity'],
  speakers: ['connectivity'],
  webcam: ['connectivity'],
  microphone: ['connectivity'],
  controller: ['connectivity'],
  networkCard: ['interface', 'needsUsb4'],
  soundCard: ['interface', 'needsUsb4'],
  capture: ['interface', 'needsUsb4'],
  cables: [],
  ups: ['watts', 'wave'],
  os: ['edition', 'bits'],
};
