import type { CheckedBuild, CheckedPart, Facts } from '../../compatibility/types';
import type { CatalogueType } from '../../catalogue/schema';

const part = <T extends CatalogueType>(type: T, specs: Facts<T>): CheckedPart<T> => ({ type, id: `${type}1`, name: type, quantity: 1, specs });

/** A build of which every fact is known and everything fits with room to spare. */
export const comfortable = (): CheckedBuild => ({
  cpu: [
    part('cpu', {
      socket: 'AM5',
      tdpW: 65,
      maxPowerW: 88,
      igpu: 'AMD Radeon Graphics',
      coolerIncluded: true,
      unlocked: true,
      arch: 'Zen 4',
      generation: 'Ryzen 7000',
      memTypes: ['DDR5'],
      memSpeed: 5200,
      memMaxGB: 128,
      ecc: false,
      pcieGen: 5,
      pcieLanes: 16,
    }),
  ],
  motherboard: [
    part('motherboard', {
      chipset: 'B850',
      socket: 'AM5',
      formFactor: 'ATX',
      memorySlots: 4,
      maxMemory: 256,
      ramType: 'DDR5',
      ramForm: 'DIMM',
      maxRamSpeed: 8000,
      m2: [
        { sizes: [2280], gen: 5, lanes: 4, sata: false, disablesSata: 0 },
        { sizes: [2280, 22110], gen: 4, lanes: 4, sata: true, disablesSata: 2 },
      ],
      sataPorts: 4,
      pcie: [
        { position: 1, length: 16, lanes: 16, gen: 5 },
        { position: 5, length: 4, lanes: 4, gen: 4 },
      ],
      fanHeaders: 8,
      argbHeaders: 3,
      rgbHeaders: 1,
      cpuPower: ['8-pin'],
      frontUsbC: true,
      rearIo: { usbA: 6, usbC: 1, jack35: 3, optical: 1 },
      wifi: 'Wi-Fi 7',
      bluetooth: true,
      displayOutputs: ['HDMI 2.1', 'DP 1.4'],
      ecc: false,
      backConnect: false,
    }),
  ],
  gpu: [
    part('gpu', {
      ports: [{ kind: 'DP', version: '1.4', dsc: true, count: 3 }],
      tdpW: 150,
      recommendedPsuW: 550,
      lengthMm: 250,
      heightMm: 120,
      slots: 2,
      bracketSlots: 2,
      power: { p6: 0, p8: 1, p16: 0 },
      pcieGen: 4,
      pcieLanes: 16,
    }),
  ],
  ram: [
    part('ram', { capacity: 32, speed: 6000, ramType: 'DDR5', modules: 2, moduleGB: 16, heightMm: 33, ecc: false, registered: false, sodimm: false }),
  ],
  storage: [
    part('storage', { type: 'SSD', formFactor: 'M.2-2280', interface: 'PCIe 4.0 x4', nvme: true, pcieGen: 4 }),
    part('storage', { type: 'SSD', formFactor: '2.5"', interface: 'SATA 6.0 Gb/s', nvme: false }),
  ],
  case: [
    part('case', {
      motherboards: ['ATX', 'micro-ATX', 'mini-ITX'],
      gpuMaxMm: 400,
      gpuHeightMaxMm: 180,
      coolerMaxMm: 175,
      psuFormFactors: ['ATX'],
      psuMaxMm: 200,
      radiators: [{ position: 'top', sizesMm: [240, 360] }],
      fanMounts: [
        { position: 'front', sizeMm: 120, count: 3 },
        { position: 'front', sizeMm: 140, count: 2 },
        { position: 'rear', sizeMm: 120, count: 1 },
      ],
      fansIncluded: 1,
      bays25: 2,
      bays35: 2,
      slots: 7,
      frontUsb: [{ kind: 'USB-C', count: 1 }, { kind: 'USB-A', count: 2 }],
      backConnect: false,
    }),
  ],
  psu: [
    part('psu', { power: 750, formFactor: 'ATX', lengthMm: 150, eps8: 2, pcie8: 4, pcie16: 1, pcie16W: [600], sata: 6, atxVersion: '3.1' }),
  ],
  cooling: [
    part('cooling', {
      type: 'air',
      tdp: 180,
      tdpBasis: 'maker',
      sockets: ['AM4', 'AM5', 'LGA1700', 'LGA1851'],
      heightMm: 158,
      ramClearanceMm: null,
      pasteIncluded: true,
      rgb: 'none',
    }),
  ],
  caseFan: [part('caseFan', { sizeMm: 120, qty: 2, led: 'ARGB' })],
  monitor: [part('monitor', { resolution: [2560, 1440], hz: 144, inputs: [{ kind: 'DP', version: '1.4', dsc: true }], watts: 30 })],
  keyboard: [part('keyboard', { connectivity: ['USB-A'] })],
  headset: [part('headset', { connectivity: ['3.5mm'] })],
  networkCard: [part('networkCard', { interface: 'PCIe x1' })],
  ups: [part('ups', { va: 1500, watts: 900 })],
  os: [part('os', { edition: 'Windows 11 Home', bits: 64 })],
});
