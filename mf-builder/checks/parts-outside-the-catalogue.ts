import type { CatalogueType } from '../src/catalogue/schema';
import type { Facts } from '../src/domain/compatibility/types';

/** A product that is sold or was, and is in no catalogue of ours, with what is known of it. */
export interface RealPart<T extends CatalogueType = CatalogueType> {
  type: T;
  id: string;
  brand: string;
  name: string;
  specs: Facts<T>;
}

const real = <T extends CatalogueType>(
  type: T,
  id: string,
  brand: string,
  name: string,
  specs: Facts<T>,
): RealPart<T> => ({ type, id, brand, name, specs });

/** A part as a visitor may add it: by its name alone. Then nothing else is known. */
const byName = <T extends CatalogueType>(type: T, id: string, brand: string, name: string): RealPart<T> =>
  real(type, id, brand, name, {});

/** Kinds that the catalogue does not have: workstations, server memory, old boards, and parts of which little is known. */
export const realPartFixtures: readonly RealPart[] = [
  real('cpu', 'ryzen-2600', 'AMD', 'Ryzen 5 2600', {
    cores: 6,
    threads: 12,
    speed: 3.9,
    socket: 'AM4',
    arch: 'Zen+',
    tdpW: 65,
    maxPowerW: 88,
    igpu: null,
    coolerIncluded: true,
    unlocked: true,
    memTypes: ['DDR4'],
    memMaxGB: 64,
  }),
  real('cpu', 'core-8700k', 'Intel', 'Core i7-8700K', {
    cores: 6,
    threads: 12,
    speed: 4.7,
    socket: 'LGA1151',
    arch: 'Coffee Lake',
    tdpW: 95,
    igpu: 'Intel UHD Graphics 630',
    coolerIncluded: false,
    unlocked: true,
    memTypes: ['DDR4'],
    memMaxGB: 128,
  }),
  real('cpu', 'fx-8350', 'AMD', 'FX-8350', {
    cores: 8,
    threads: 8,
    speed: 4.2,
    socket: 'AM3+',
    arch: 'Vishera',
    tdpW: 125,
    igpu: null,
    coolerIncluded: true,
    unlocked: true,
    memTypes: ['DDR3'],
  }),
  real('cpu', 'threadripper-7960x', 'AMD', 'Ryzen Threadripper 7960X', {
    cores: 24,
    threads: 48,
    speed: 5.3,
    socket: 'sTR5',
    arch: 'Zen 4',
    tdpW: 350,
    igpu: null,
    coolerIncluded: false,
    unlocked: true,
    memTypes: ['DDR5'],
    memMaxGB: 1024,
    ecc: true,
  }),
  real('cpu', 'core-10400', 'Intel', 'Core i5-10400', {
    cores: 6,
    threads: 12,
    speed: 4.3,
    socket: 'LGA1200',
    arch: 'Comet Lake',
    generation: '10th',
    tdpW: 65,
  }),
  real('cpu', 'core-11400', 'Intel', 'Core i5-11400', {
    cores: 6,
    threads: 12,
    speed: 4.4,
    socket: 'LGA1200',
    arch: 'Rocket Lake',
    generation: '11th',
    tdpW: 65,
  }),
  real('cpu', 'core-7400', 'Intel', 'Core i5-7400', {
    cores: 4,
    threads: 4,
    speed: 3.5,
    socket: 'LGA1151',
    arch: 'Kaby Lake',
    generation: '7th',
    tdpW: 65,
  }),
  byName('cpu', 'core-13100', 'Intel', 'Core i3-13100'),

  real('motherboard', 'trx50-sage', 'ASUS', 'Pro WS TRX50-SAGE WIFI', {
    chipset: 'TRX50',
    socket: 'sTR5',
    formFactor: 'SSI CEB',
    ramType: 'DDR5',
    memorySlots: 4,
    sataPorts: 4,
    ecc: true,
    biosFlashback: true,
  }),
  real('motherboard', 'z170-extreme4', 'ASRock', 'Z170 Extreme4', {
    chipset: 'Z170',
    socket: 'LGA1151',
    formFactor: 'ATX',
    ramType: 'DDR4',
    memorySlots: 4,
    maxMemory: 64,
    sataPorts: 6,
  }),
  real('motherboard', 'prime-b560m-a', 'ASUS', 'PRIME B560M-A', {
    chipset: 'B560',
    socket: 'LGA1200',
    formFactor: 'micro-ATX',
    m2: [
      { sizes: [2242, 2260, 2280], gen: 4, lanes: 4 },
      { sizes: [2242, 2260, 2280], gen: 3, lanes: 4 },
    ],
  }),
  real('motherboard', 'b460m-ds3h-v2', 'Gigabyte', 'B460M DS3H V2', {
    chipset: 'B460',
    socket: 'LGA1200',
    formFactor: 'micro-ATX',
    biosFlashback: false,
  }),
  real('motherboard', 'h310m-r2', 'ASUS', 'PRIME H310M-C R2.0/CSM', { chipset: 'H310', socket: 'LGA1151' }),
  real('motherboard', 'x99-deluxe', 'ASUS', 'X99-DELUXE', { chipset: 'X99', socket: 'LGA2011-3', formFactor: 'ATX' }),
  real('motherboard', 'phantom-4sr', 'ASRock', 'Z490 Phantom Gaming 4SR', {
    chipset: 'Z490',
    socket: 'LGA1200',
    formFactor: 'ATX',
    mainPower: '10-pin',
  }),
  real('motherboard', 'a320m-dvs', 'ASRock', 'A320M-DVS R4.0', {
    chipset: 'A320',
    socket: 'AM4',
    formFactor: 'micro-ATX',
    ramType: 'DDR4',
    memorySlots: 2,
    maxMemory: 32,
    sataPorts: 4,
    usb4: 0,
  }),
  real('motherboard', 'proart-x870e', 'ASUS', 'ProArt X870E-CREATOR WIFI', {
    chipset: 'X870E',
    socket: 'AM5',
    formFactor: 'ATX',
    ramType: 'DDR5',
    memorySlots: 4,
    usb4: 2,
  }),
  real('motherboard', 'a620m-pro-rs', 'ASRock', 'A620M Pro RS', {
    chipset: 'A620',
    socket: 'AM5',
    formFactor: 'micro-ATX',
    ramType: 'DDR5',
    memorySlots: 4,
    maxMemory: 256,
    sataPorts: 4,
    cpuPower: ['8-pin'],
  }),
  real('motherboard', 'b650i-lightning', 'ASRock', 'B650I Lightning WiFi', {
    chipset: 'B650',
    socket: 'AM5',
    formFactor: 'mini-ITX',
    ramType: 'DDR5',
    memorySlots: 2,
    maxMemory: 128,
    sataPorts: 2,
    wifi: 'Wi-Fi 6E',
    cpuPower: ['8-pin'],
  }),
  real('motherboard', 'b650m-zero', 'MSI', 'B650M PROJECT ZERO', {
    chipset: 'B650',
    socket: 'AM5',
    formFactor: 'micro-ATX',
    ramType: 'DDR5',
    memorySlots: 4,
    maxMemory: 256,
    sataPorts: 4,
    backConnect: true,
  }),
  // A CPU soldered on, one short slot, notebook memory.
  real('motherboard', 'j3710-itx', 'ASRock', 'J3710-ITX', {
    formFactor: 'mini-ITX',
    ramType: 'DDR3',
    ramForm: 'SO-DIMM',
    memorySlots: 2,
    maxMemory: 16,
    sataPorts: 4,
    pcie: [{ length: 1, lanes: 1, gen: 2 }],
  }),
  // A CPU soldered on, two lanes in its long slot.
  real('motherboard', 'n100m', 'ASRock', 'N100M', {
    formFactor: 'micro-ATX',
    ramType: 'DDR4',
    memorySlots: 1,
    sataPorts: 2,
    pcie: [
      { length: 16, lanes: 2, gen: 3 },
      { length: 1, lanes: 1, gen: 3 },
    ],
  }),
  byName('motherboard', 'h97-pro4', 'ASRock', 'H97 Pro4'),

  real('ram', 'ws-registered', 'Corsair', 'WS 64GB (4x16GB) DDR5-6400 CL32 RDIMM', {
    capacity: 64,
    speed: 6400,
    timing: '32-40-40-104',
    ramType: 'DDR5',
    modules: 4,
    moduleGB: 16,
    registered: true,
    sodimm: false,
  }),
  real('ram', 'innodisk-ecc', 'Innodisk', '32GB (1x32GB) DDR5-5600 ECC UDIMM', {
    capacity: 32,
    speed: 5600,
    ramType: 'DDR5',
    modules: 1,
    moduleGB: 32,
    ecc: true,
    registered: false,
    sodimm: false,
  }),
  real('ram', 'crucial-sodimm', 'Crucial', '16GB (1x16GB) DDR5-5600 CL46 SODIMM', {
    capacity: 16,
    speed: 5600,
    ramType: 'DDR5',
    modules: 1,
    moduleGB: 16,
    cl: 46,
    ecc: false,
    registered: false,
    sodimm: true,
  }),
  byName('ram', 'patriot-viper', 'Patriot', 'Viper Elite II'),

  real('gpu', 'rx-5700-xt', 'AMD', 'Radeon RX 5700 XT', {
    memory: 8,
    coreClock: 1755,
    boostMHz: 1905,
    vramType: 'GDDR6',
    busBit: 256,
    tdpW: 225,
    power: { p6: 1, p8: 1, p16: 0 },
    pcieGen: 4,
    pcieLanes: 16,
  }),
  byName('gpu', 'gt-1030', 'MSI', 'GeForce GT 1030 Aero ITX'),
  // With a radiator of its own.
  real('gpu', 'strix-lc-4090', 'ASUS', 'ROG Strix LC GeForce RTX 4090', {
    memory: 24,
    vramType: 'GDDR6X',
    radiator: 240,
  }),

  real('storage', 'optane-905p', 'Intel', 'Optane 905P 380GB', {
    capacity: 380,
    type: 'SSD',
    formFactor: 'M.2-22110',
    interface: 'PCIe 3.0 x4',
    nvme: true,
    pcieGen: 3,
  }),
  // A hybrid: neither of the two kinds.
  real('storage', 'firecuda-sshd', 'Seagate', 'FireCuda 2TB SSHD', {
    capacity: 2000,
    formFactor: '3.5"',
    interface: 'SATA 6.0 Gb/s',
    nvme: false,
    rpm: 7200,
  }),
  byName('storage', 'intel-660p', 'Intel', '660p 1TB'),

  // Of 2017: made before there were boards with their connectors at the back.
  real('case', 'meshify-c', 'Fractal Design', 'Meshify C', {
    formFactor: 'ATX Mid Tower',
    motherboards: ['ATX', 'micro-ATX', 'mini-ITX'],
    gpuMaxMm: 315,
    coolerMaxMm: 170,
    bays35: 2,
    bays25: 3,
    slots: 7,
    backConnect: false,
  }),
  byName('case', 'elite-130', 'Cooler Master', 'Elite 130'),
  // The card behind the board, on a riser.
  real('case', 'formd-t1', 'FormD', 'T1', { layout: 'sandwich', gpuHeightMaxMm: 140 }),
  real('case', 'a4-h2o', 'Lian Li', 'A4-H2O', { layout: 'sandwich', gpuHeightMaxMm: 140 }),

  // Feeds graphics cards beside an ordinary supply; it has no lead for a CPU.
  real('psu', 'booster-x5', 'FSP', 'Booster X5', { power: 450, eps8: 0 }),
  // Of before the graphics cards with steep peaks.
  real('psu', 'rm550x-2018', 'Corsair', 'RM550x (2018)', { power: 550, formFactor: 'ATX', atxVersion: '2.4' }),
  byName('psu', 'seasonic-core', 'Seasonic', 'CORE GM'),

  byName('cooling', 'hyper-212', 'Cooler Master', 'Hyper 212 EVO'),
  real('caseFan', 'fhs-120x', 'SilverStone', 'FHS 120X', { sizeMm: 120, qty: 1, thicknessMm: 38, led: 'none' }),
  byName('caseFan', 'nf-s12a', 'Noctua', 'NF-S12A FLX'),
  // 0.55 A: support.nzxt.com, 'How much power is needed for my PC fans?'.
  real('caseFan', 'f120x', 'NZXT', 'F120X', { sizeMm: 120, qty: 1, currentA: 0.55 }),
  real('ups', 'smart-ups-750', 'APC', 'Smart-UPS SMT750C', { va: 750, watts: 500, wave: 'pure' }),
  real('networkCard', 'qna-t310g1s', 'QNAP', 'QNA-T310G1S', { interface: 'Thunderbolt 3', speed: '10 Gbit/s' }),
  byName('ups', 'bx500', 'APC', 'Back-UPS BX500'),
  byName('os', 'solus', 'Solus', 'Solus Budgie'),
];
