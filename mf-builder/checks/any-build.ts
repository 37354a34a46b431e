import fc from 'fast-check';
import { cpuRows, chipsetRows } from '../src/domain/compatibility/tables/chipsets';
import { count, few, flag, from1, lists, of, some } from './any-facts';
import { box } from './any-case';
import type { Short } from './rule-cases';

/** A generated build: each type a list of parts with some of their facts, or null. */
export type FullBuild = Short;

// Why in pairs: an architecture and a generation that contradict each other are no CPU.
const kind = fc
  .constantFrom(...cpuRows)
  .chain(({ arch, generations }) =>
    fc.record({ arch: fc.constant(arch), generation: of(...generations) }, { requiredKeys: [] }),
  );
const sockets = of('AM4', 'AM5', 'LGA1700', 'LGA 1851', 'sTR5');

const cpu = fc
  .tuple(
    kind,
    some({
      socket: sockets,
      tdpW: of(65, 125, 170),
      extraW: of(0, 50, 100),
      igpu: of(null, 'Graphics'),
      coolerIncluded: flag,
      unlocked: flag,
      memTypes: lists(['DDR4'], ['DDR5'], ['DDR4', 'DDR5']),
      memSpeed: of(3200, 5600),
      memMaxGB: of(64, 128),
      ecc: flag,
      pcieGen: of(3, 4, 5),
      pcieLanes: of(8, 16),
    }),
  )
  // Why: the first Zen CPUs have no graphics, and those of the second year do.
  .filter(
    ([{ arch, generation }, { igpu }]) =>
      arch !== 'Zen' ||
      generation === undefined ||
      igpu === undefined ||
      (igpu === null) === (generation === 'Ryzen 1000'),
  )
  .map(([named, { extraW, ...facts }]) => ({
    ...named,
    ...facts,
    ...(extraW !== undefined && { maxPowerW: (facts.tdpW ?? 65) + extraW }),
  }));

const m2Facts = {
  sizes: lists([2242], [2280], [2280, 22110]),
  lanes: of(2, 4),
  sata: flag,
  disablesSata: count(2),
};
// Why so: below 5.0 a slot has lanes of its own, and so has the first one of 5.0 on sockets with lanes for it.
const m2First = some({ ...m2Facts, gen: of(5), sharesGpu: of(false) });
const m2 = fc.oneof(
  some({ ...m2Facts, gen: of(5), sharesGpu: flag }),
  some({ ...m2Facts, gen: of(3, 4), sharesGpu: of(false) }),
);
const m2List = fc
  .tuple(fc.array(m2First, { maxLength: 1 }), fc.array(m2, { maxLength: 2 }))
  .map(([first, rest]) => (first.length === 0 ? [] : [...first, ...rest]));
// Why none of 5.0 there: on boards for the 10th generation a slot that does not say hangs on the processor.
const olderList = fc.array(some({ ...m2Facts, gen: of(3, 4), sharesGpu: of(false) }), { maxLength: 3 });
const slotName = of('m2 1', 'm2 2', 'm2 3', 'pcie 1', 'pcie 2', 'pcie 3');
// Why no more than one lane: what a slot is left with is never more than what it has.
const sharing = fc.record({ used: slotName, other: slotName, lanes: count(1) });
const slotByCpu = fc.record({
  slot: slotName,
  cpus: lists(['10th'], ['11th Gen', 'Rocket Lake'], ['Ryzen 7000', 'Ryzen 9000'], ['Zen 5']),
  lanes: count(1),
});
const pcie = some({ position: from1(5), length: of(1, 4, 16), lanes: of(1, 4, 8, 16), gen: of(3, 4, 5) });
// Why no other form on large boards: the rule takes a large board for one with DIMM slots.
const boardForm = fc.oneof(
  some({ formFactor: of('ATX', 'micro-ATX', 'E-ATX'), ramForm: of('DIMM') }),
  some({ formFactor: of('mini-ITX'), ramForm: of('DIMM', 'SO-DIMM', 'CAMM2') }),
);
const forTenth = ['H410', 'B460', 'H470', 'Z490', 'H510', 'B560', 'H570', 'Z590'];
const otherChipsets = chipsetRows.flatMap(({ chipsets }) => chipsets).filter((name) => !forTenth.includes(name));
const boardSlots = fc.oneof(
  { weight: 3, arbitrary: some({ chipset: of(...otherChipsets, 'X999'), m2: m2List }) },
  { weight: 1, arbitrary: some({ chipset: of(...forTenth), m2: olderList }) },
);
const motherboard = fc
  .tuple(
    boardForm,
    boardSlots,
    some({
      socket: sockets,
      memorySlots: of(2, 4),
      maxMemory: of(64, 128),
      ramType: of('DDR4', 'DDR5'),
      maxRamSpeed: of(4800, 6400),
      sataPorts: count(4),
      sasPorts: count(2),
      u2Ports: count(2),
      pcie: fc.array(pcie, { maxLength: 4 }),
      laneSharing: fc.array(sharing, { maxLength: 3 }),
      slotsByCpu: fc.array(slotByCpu, { maxLength: 2 }),
      fanHeaders: count(5),
      // Why from 1 A on: a board that does not say gives as much.
      fanHeaderA: of(1, 2),
      argbHeaders: count(3),
      rgbHeaders: count(2),
      cpuPower: lists([], ['8-pin'], ['8-pin', '4-pin']),
      cpuTdpMaxW: of(65, 125, 170),
      frontUsbC: flag,
      // Why from 1 on: a board that does not say has one.
      usb3Headers: from1(2),
      usb2Headers: from1(2),
      usb4: count(1),
      lan: of('1 Gb/s', '10 Gb/s'),
      rearIo: some({ usbA: count(3), usbC: count(2), jack35: count(2), optical: count(1) }),
      wifi: of(null, 'Wi-Fi 7'),
      bluetooth: flag,
      biosFlashback: flag,
      displayOutputs: lists([], ['HDMI'], ['HDMI 2.1', 'DP 1.4']),
      ecc: flag,
      backConnect: flag,
    }),
  )
  .map(([form, slots, facts]) => ({ ...form, ...slots, ...facts }));

const plug = some({ kind: of('HDMI', 'DP', 'USB-C'), version: of('1.4', '2.0', '2.1', '2.1 UHBR20'), dsc: flag });
const port = plug.filter(({ kind }) => kind !== undefined).map((one) => ({ kind: one.kind ?? 'DP', count: 1, ...one }));
const input = plug.map((one) => ({ ...one, kind: one.kind ?? 'HDMI' }));
const gpu = some({
  ports: fc.array(port, { maxLength: 2 }),
  tdpW: of(70, 250, 360, 575),
  recommendedPsuW: of(500, 850),
  lengthMm: of(200, 300, 350),
  heightMm: of(110, 140),
  slots: of(1, 2, 2.5, 3.5),
  bracketSlots: from1(3),
  power: fc.record({ p6: count(1), p8: count(2), p16: count(1) }),
  pcieGen: of(3, 4, 5),
  pcieLanes: of(8, 16),
  // Why no length: a card that does not say has none, so that the length left out would mend a build.
  radiator: of(null),
});
const ram = some({
  capacity: of(2, 32, 192),
  speed: of(3200, 6000),
  profiles: lists(['XMP'], ['XMP', 'EXPO']),
  ramType: of('DDR4', 'DDR5'),
  modules: from1(4),
  moduleGB: of(16, 48),
  heightMm: of(32, 44),
  ecc: flag,
  registered: flag,
  sodimm: flag,
});
const kindOfDrive = of('SSD', 'HDD');
// Why cards of four lanes alone: as many are taken where a drive does not name them.
const storage = fc.oneof(
  {
    weight: 4,
    arbitrary: some({
      type: kindOfDrive,
      formFactor: of('M.2-2242', 'M.2-2280', '2.5"', '3.5"'),
      interface: of('SATA 6.0 Gb/s', 'PCIe 4.0 x4', 'PCIe 4.0 x4 or 5.0 x2', 'PCIe 3.0 x2'),
      pcieGen: of(3, 4, 5),
    }),
  },
  { weight: 1, arbitrary: some({ formFactor: of('AIC'), interface: of('PCIe 3.0 x4'), nvme: of(true) }) },
  {
    weight: 1,
    arbitrary: some({ type: kindOfDrive, formFactor: of('2.5"', '3.5"'), interface: of('SAS', 'PATA', 'U.2') }),
  },
  { weight: 1, arbitrary: some({ formFactor: of('mSATA'), interface: of('mSATA') }) },
);
// Why from 300 W on: below it the rule asks for no rating.
const psu = some({
  power: of(300, 500, 650, 1000),
  formFactor: of('ATX', 'SFX', 'SFX-L'),
  lengthMm: of(140, 160),
  eps8: count(2),
  pcie8: count(4),
  pcie8Cables: count(3),
  pcie16: count(1),
  pcie16W: lists([300], [600]),
  pcie16Angled: flag,
  sata: count(3),
  activePfc: flag,
  atxVersion: of('2.4', '3.1'),
  // Why so: no cable has more than two plugs.
}).filter(({ pcie8, pcie8Cables }) => pcie8 === undefined || pcie8Cables === undefined || 2 * pcie8Cables >= pcie8);
// Why so: no maker rates a radiator below the guide by its size, or a cooler in watts and by NSPR.
const cooling = some({
  type: of('air', 'liquid'),
  tdp: of(150, 240, 350),
  tdpBasis: of('maker'),
  nspr: of(95, 170),
  radiator: of(240, 360),
  sockets: lists(['AM5'], ['LGA1700'], ['AM4', 'LGA1851']),
  heightMm: of(37, 47, 120, 160),
  ramClearanceMm: of(null, 40),
  fanRises: flag,
  thicknessMm: of(27, 38),
  pasteIncluded: flag,
  rgb: of('none', 'RGB', 'ARGB'),
}).filter(
  ({ radiator, tdp, nspr }) => tdp === undefined || (nspr === undefined && (radiator === undefined || tdp >= 350)),
);
const caseFan = some({
  sizeMm: of(120, 140),
  qty: from1(3),
  led: of('none', 'fixed', 'RGB', 'ARGB'),
  chain: flag,
  currentA: of(0.2, 0.5, 1.2),
  connector: of('4-pin PWM', 'iCUE LINK', 'UNI'),
  hub: of('SATA', 'PCIe', 'Molex'),
  thicknessMm: of(25, 38),
});
// Why no riser: a cable of which the kind is not known is none.
const cables = some({
  kind: of('Fan splitter', 'DisplayPort 1.4'),
  ways: of(2, 4),
  packOf: from1(2),
});
const monitor = some({
  resolution: fc.constantFrom<[number, number]>([1920, 1080], [3840, 2160]),
  hz: of(60, 144, 240),
  hdr: of('none', 'HDR10'),
  inputs: fc.array(input, { maxLength: 2 }),
  watts: of(20, 90),
});
const device = some({
  connectivity: lists(['USB-A'], ['USB-C', '2.4GHz'], ['3.5mm', 'Bluetooth'], ['XLR'], ['Bluetooth'], ['optical']),
});
const card = fc.oneof(
  some({ interface: of('PCIe x1', 'PCIe x4', 'USB-A', 'odd') }),
  some({ interface: of('USB-C'), needsUsb4: flag }),
);
const networkCard = fc.oneof(
  some({ interface: of('PCIe x1'), speed: of('1 Gbit/s', '10 Gbit/s', 'Wi-Fi 7') }),
  some({ interface: of('PCIe x8'), sasPorts: count(4), sataPorts: count(4) }),
);

/** Builds of many kinds, most facts there, none of them contradicting another. */
export const fullBuild: fc.Arbitrary<FullBuild> = fc.record(
  {
    cpu: few(cpu, 1),
    motherboard: few(motherboard, 1),
    gpu: fc.option(few(gpu), { freq: 3 }),
    ram: few(ram),
    storage: fc.option(few(storage, 3), { freq: 9 }),
    case: few(box, 1),
    psu: few(psu, 1),
    cooling: fc.option(few(cooling, 1), { freq: 3 }),
    caseFan: few(caseFan),
    cables: few(cables),
    thermalPaste: few(some({ grams: of(4) }), 1),
    monitor: few(monitor),
    mouse: few(device, 1),
    headset: few(device, 1),
    networkCard: few(networkCard, 1),
    soundCard: few(card, 1),
    capture: few(card, 1),
    ups: few(some({ watts: of(300, 600, 900), batteryWh: of(90), wave: of('pure', 'simulated') }), 1),
    os: fc.option(
      few(some({ edition: of('Windows 11 Home', 'Windows 11 Pro', 'Windows 10 Pro', 'Debian'), bits: of(32, 64) }), 1),
      { freq: 4 },
    ),
  },
  { requiredKeys: ['cpu', 'motherboard', 'ram', 'case', 'psu'] },
);
