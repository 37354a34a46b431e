import type { CatalogueType } from '../catalogue/schema';

const device: readonly string[] = ['connectivity'];
const card: readonly string[] = ['interface'];

/** The facts of each type that the compatibility rules read, the ones that decide most first. */
export const checkedFacts: Readonly<Record<CatalogueType, readonly string[]>> = {
  cpu: ['socket', 'arch', 'generation', 'maxPowerW', 'tdpW', 'igpu', 'memTypes', 'memSpeed', 'memMaxGB', 'ecc', 'unlocked', 'coolerIncluded', 'pcieGen', 'pcieLanes'],
  motherboard: [
    'socket', 'chipset', 'formFactor', 'ramType', 'ramForm', 'memorySlots', 'maxMemory', 'maxRamSpeed', 'ecc', 'm2', 'sataPorts', 'cpuPower', 'frontUsbC',
    'fanHeaders', 'argbHeaders', 'rgbHeaders', 'wifi', 'bluetooth', 'displayOutputs', 'biosFlashback', 'backConnect', 'rearIo',
  ],
  gpu: ['lengthMm', 'slots', 'bracketSlots', 'heightMm', 'tdpW', 'recommendedPsuW', 'power', 'pcieGen', 'pcieLanes', 'ports'],
  ram: ['ramType', 'capacity', 'modules', 'moduleGB', 'speed', 'heightMm', 'ecc', 'registered', 'sodimm'],
  storage: ['type', 'capacity', 'formFactor', 'interface', 'nvme', 'pcieGen'],
  case: ['motherboards', 'gpuMaxMm', 'gpuHeightMaxMm', 'slots', 'coolerMaxMm', 'psuFormFactors', 'psuMaxMm', 'radiators', 'fansIncluded', 'bays25', 'bays35', 'frontUsb', 'backConnect'],
  psu: ['power', 'formFactor', 'lengthMm', 'atxVersion', 'eps8', 'pcie8', 'pcie16', 'pcie16W', 'sata'],
  cooling: ['type', 'sockets', 'heightMm', 'radiator', 'thicknessMm', 'tdp', 'fans', 'ramClearanceMm', 'pasteIncluded', 'rgb'],
  caseFan: ['sizeMm', 'qty', 'led'],
  thermalPaste: [],
  monitor: ['resolution', 'hz', 'inputs', 'watts'],
  keyboard: device,
  mouse: device,
  headset: device,
  speakers: device,
  webcam: device,
  microphone: device,
  controller: device,
  networkCard: card,
  soundCard: card,
  capture: card,
  cables: [],
  ups: ['watts', 'batteryWh'],
  os: ['edition', 'bits'],
};

/** Facts that are not asked: too much to write down by hand, or said by another. */
export const notAsked: Readonly<Partial<Record<CatalogueType, readonly string[]>>> = {
  motherboard: ['pcie'],
  case: ['dimensions', 'fanMounts'],
  cooling: ['tdpBasis'],
};
