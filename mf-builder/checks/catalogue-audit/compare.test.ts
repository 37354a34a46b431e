import { parseCatalogue } from '../../src/catalogue/parse';
import type { CatalogueType } from '../../src/catalogue/schema';
import { differences } from './compare';
import type { OpenRecord } from './records';

const compared = (type: CatalogueType, specs: object, facts: object, name = 'Sample One'): string[] => {
  const shell = { id: `${type}1`, type, name: 'One', brand: 'Sample', price: 1, priceDate: '2025-09-01' };
  const record: OpenRecord = { id: 'bc:1', name, brand: 'Sample', ...facts };
  const parts = parseCatalogue(type, [{ ...shell, specs }]);
  return parts.flatMap((part) => differences(part, record)).map((one) => `${one.fact} ${JSON.stringify(one.theirs)}`);
};

const cpu = { cores: 8, threads: 16, speed: 4.6, socket: 'LGA1700', igpu: null, memTypes: ['DDR5', 'DDR4'], tdpW: 65 };

test('a fact that differs is told, with what the record says', () => {
  expect(compared('cpu', cpu, { cores: 8, boostGHz: 4.6, tdpW: 105 })).toEqual(['tdpW 105']);
});

test('spelling and order are no difference, and what one side does not know neither', () => {
  expect(compared('cpu', cpu, { socket: 'LGA 1700', memTypes: ['DDR4', 'DDR5'], hasIgpu: false, l3MB: 36 })).toEqual(
    [],
  );
  expect(compared('cpu', cpu, { hasIgpu: true, igpu: 'Intel UHD Graphics 770' })).toEqual(['igpu "inteluhd770"']);
});

const board = {
  chipset: 'B650',
  socket: 'AM5',
  formFactor: 'micro-ATX',
  wifi: 'Wi-Fi 6E',
  lan: '2.5 Gb/s',
  m2: [
    { sizes: [2280], gen: 5, lanes: 4 },
    { sizes: [2260, 2280], gen: 4, lanes: 4 },
  ],
  pcie: [
    { length: 16, lanes: 16, gen: 4 },
    { lanes: 1, gen: 3 },
  ],
};

test('boards: makers of chipsets, radio names, and slots in their own notation', () => {
  const alike = {
    chipset: 'AMD B650',
    formFactor: 'Micro ATX',
    wifi: 'Wifi 6E Bluetooth 5.3',
    lan: ['2.5 Gb/s'],
    m2: [
      { size: '2280/2260', if: 'PCIe 4.0 x4' },
      { size: '2280', if: 'PCIe 5.0 x4' },
    ],
    pcie: [
      { lanes: 1, gen: '3.0', count: 1 },
      { lanes: 16, gen: '4.0', count: 1 },
    ],
  };
  expect(compared('motherboard', board, alike)).toEqual([]);
  expect(compared('motherboard', board, { lan: ['1 Gb/s'], pcie: [{ lanes: 16, gen: '4.0', count: 2 }] })).toHaveLength(
    2,
  );
});

test('boards: a count of M.2 slots is compared unless it was derived', () => {
  expect(compared('motherboard', board, { m2Slots: 3, m2Quality: 'explicit' })).toEqual(['m2 3']);
  expect(compared('motherboard', board, { m2Slots: 3, m2Quality: 'derived' })).toEqual([]);
});

const card = {
  memory: 8,
  coreClock: 1830,
  chip: 'Sample 4060',
  tdpW: 115,
  power: { p6: 0, p8: 1, p16: 0 },
  pcieGen: 4,
  pcieLanes: 8,
  ports: [
    { kind: 'DP', version: '1.4', count: 3 },
    { kind: 'HDMI', version: '2.1', count: 1 },
  ],
};

test('cards: plugs, bus and a doubtful power figure', () => {
  const alike = {
    chip: 'Sample 4060 8GB',
    power: { p6: 0, p8: 1, p16: 0 },
    interface: 'PCIe 4.0 x8',
    outputs: { hdmi_2_1b: 1, displayport_1_4a: 3 },
    tdpW: 300,
    tdpSuspect: true,
    chipTdpW: 115,
  };
  expect(compared('gpu', card, alike)).toEqual([]);
  expect(
    compared('gpu', card, { interface: 'PCIe x16', outputs: { hdmi_2_0: 1 }, power: { p6: 0, p8: 2, p16: 0 } }),
  ).toHaveLength(3);
});

test('cases: sides in any order, to the millimetre', () => {
  const specs = { formFactor: 'ATX Mid Tower', dimensions: [455.6, 219, 456], features: [] };
  expect(compared('case', specs, { dimsMm: [219, 456, 456] })).toEqual([]);
  expect(compared('case', specs, { dimsMm: [219, 456, 466] })).toHaveLength(1);
});

test('supplies and drives', () => {
  const supply = { power: 650, efficiency: '80+ Gold', modularity: 'none' };
  expect(compared('psu', supply, { wattage: 650, efficiency: '80+ Gold', modular: 'Non-Modular' })).toEqual([]);
  expect(compared('psu', supply, { modular: 'Full' })).toEqual(['modularity "full"']);
  const drive = { capacity: 1000, type: 'SSD', speed: 7000, interface: 'PCIe 4.0 x4', pcieGen: 4 };
  expect(compared('storage', drive, { interface: 'M.2 PCIe 4.0 x4' })).toEqual([]);
  expect(compared('storage', drive, { interface: 'M.2 PCIe 3.0 x4' })).toHaveLength(2);
});

test('memory: EXPO on a DDR4 kit is not believed', () => {
  const kit = { capacity: 32, speed: 3600, timing: '18-22-22-42', profiles: ['XMP'], rgb: 'ARGB' };
  expect(compared('ram', kit, { profiles: ['XMP', 'EXPO'], ramType: 'DDR4', rgb: true })).toEqual([]);
  expect(compared('ram', kit, { profiles: ['XMP', 'EXPO'], ramType: 'DDR5', rgb: false })).toEqual([
    'profiles ["expo","xmp"]',
    'rgb false',
  ]);
});

test('coolers and fans: best figures, lighting and the sockets of today', () => {
  const cooler = { type: 'liquid', radiator: 240, sockets: ['AM4', 'AM5', 'LGA1700'] };
  expect(
    compared('cooling', cooler, {
      type: 'aio',
      radiatorMm: 240,
      heightMm: 50,
      sockets: ['AM4', 'LGA 1700', 'LGA 2011'],
    }),
  ).toEqual([]);
  expect(compared('cooling', cooler, { sockets: ['LGA 1851'] })).toEqual(['sockets ["lga1851"]']);
  const fan = { sizeMm: 120, qty: 3, airflowCfm: 60, led: 'ARGB', connector: '4-pin PWM + 3-pin 5V ARGB' };
  const alike = { airflowCfm: [20, 60], led: 'Addressable RGB', connector: '4-pin PWM + 3-pin 5V Addressable RGB' };
  expect(compared('caseFan', fan, alike)).toEqual([]);
  expect(compared('caseFan', fan, { led: 'Blue', qty: 1 })).toEqual(['qty 1', 'led "fixed"']);
});

test('devices: the source may leave plugs out, not add any', () => {
  const mouse = { connectivity: ['2.4GHz', 'Bluetooth', 'USB-A'] };
  expect(compared('mouse', mouse, { connectivity: ['Wireless 2.4GHz', 'Wired USB-C', 'Wired'] })).toEqual([]);
  expect(compared('mouse', { connectivity: ['USB-A'] }, { connectivity: ['Bluetooth'] })).toEqual([
    'connectivity ["bluetooth"]',
  ]);
});

test('monitors: panels by kind and grades of HDR by any word order', () => {
  const screen = { sizeIn: 27, resolution: [2560, 1440], hz: 240, panel: 'OLED', hdr: 'DisplayHDR True Black 400' };
  expect(compared('monitor', screen, { panel: 'QD-OLED', hdr: 'DisplayHDR 400 True Black' })).toEqual([]);
  expect(compared('monitor', screen, { resolution: [3840, 2160], panel: 'IPS' })).toHaveLength(2);
});

test('cards, cables and systems: facts in the name of the record', () => {
  const network = { interface: 'PCIe x1', speed: '2.5 Gbit/s' };
  expect(compared('networkCard', network, {}, 'Sample 2.5 Gb/s Ethernet PCIe x1')).toEqual([]);
  expect(compared('networkCard', network, {}, 'Sample Gigabit Ethernet USB Type-C')).toEqual([
    'interface "usbc"',
    'speed 1',
  ]);
  const sound = { interface: 'PCIe x1', resolution: '24 bit / 192 kHz' };
  expect(compared('soundCard', sound, {}, 'Sample PCIe x1 24-bit 192 kHz')).toEqual([]);
  expect(compared('soundCard', sound, {}, 'Sample PCIe x1 24-bit 96 kHz')).toHaveLength(1);
  expect(compared('cables', { kind: 'Thunderbolt 4', lengthM: 2 }, {}, 'Sample Thunderbolt 4 Cable - 0.8 m')).toEqual([
    'lengthM 0.8',
  ]);
  expect(compared('os', { edition: 'Windows 11 Home' }, {}, 'Sample Windows 11 Pro | USB')).toEqual([
    'edition "windows11pro"',
  ]);
});
