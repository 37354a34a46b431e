import { check, field, type FactCheck, numberIn, part, plain, texts } from './fact-check';
import { fold } from './spelling';
import { m2Check, pcieCheck, portsCheck } from './slots';

type Checks = Readonly<Record<string, FactCheck>>;

const withoutMaker = (text: unknown): unknown => (typeof text === 'string' ? text.replace(/^(AMD|Intel) /, '') : text);

const graphics = (text: unknown): unknown => (typeof text === 'string' ? text.replaceAll(' Graphics', '') : text);

/** What OpenDB says of processors, in our facts. */
export const cpu: Checks = {
  cores: field('cores'),
  threads: field('threads'),
  speed: field('boostGHz'),
  socket: field('socket'),
  baseGHz: field('baseGHz'),
  tdpW: field('tdpW'),
  maxPowerW: field('maxPowerW'),
  igpu: check((record) => (record['hasIgpu'] === false ? null : graphics(record['igpu'])), {
    ours: (fact) => plain(graphics(fact)),
  }),
  coolerIncluded: field('coolerIncluded'),
  arch: field('arch'),
  memTypes: field('memTypes'),
  memMaxGB: field('memMaxGB'),
  memChannels: field('memChannels'),
  ecc: field('ecc'),
  l3MB: field('l3MB'),
  pCores: field('pCores'),
  eCores: field('eCores'),
};

/** One number of several that a record holds together; none of a kind is not written down. */
const inside = (value: unknown, key: string): unknown =>
  typeof value === 'object' && value !== null ? new Map<string, unknown>(Object.entries(value)).get(key) : undefined;

export const motherboard: Checks = {
  chipset: check((record) => withoutMaker(record['chipset'])),
  socket: field('socket'),
  formFactor: field('formFactor'),
  memorySlots: field('ramSlots'),
  maxMemory: field('ramMaxGB'),
  ramType: field('ramType'),
  m2: m2Check,
  sataPorts: field('sataPorts'),
  pcie: pcieCheck,
  fanHeaders: field('caseFanHeaders'),
  argbHeaders: field('argb'),
  cpuPower: field('cpuPower'),
  wifi: check((record) => part(record['wifi'], /(wi-?fi \d\w?)/i)),
  lan: field('lan', { ours: (fact) => [fold(String(fact))] }),
  biosFlashback: field('biosFlashback'),
  ecc: field('ecc'),
  backConnect: field('backConnect'),
  usb2Headers: check((record) => inside(record['usbHeaders'], 'usb_2_0')),
  usb3Headers: check((record) => inside(record['usbHeaders'], 'usb_3_2_gen_1')),
};

const withoutSize = (text: unknown): unknown => (typeof text === 'string' ? text.replace(/ \d+ ?GB$/, '') : text);

/** Where a card's own power figure is marked as doubtful, that of its chip stands in. */
export const gpu: Checks = {
  memory: field('vramGB'),
  coreClock: field('baseMHz'),
  boostMHz: field('boostMHz'),
  shaders: field('shaders'),
  vramType: field('vramType'),
  busBit: field('busBit'),
  chip: check((record) => withoutSize(record['chip']), { ours: (fact) => plain(withoutSize(fact)) }),
  chipMaker: field('chipMaker'),
  ports: portsCheck,
  tdpW: check((record) => record[record['tdpSuspect'] ? 'chipTdpW' : 'tdpW']),
  lengthMm: field('lengthMm'),
  slots: field('slots'),
  bracketSlots: field('caseSlots'),
  power: check((record) => JSON.stringify(record['power']), { ours: (fact) => fold(JSON.stringify(fact)) }),
  pcieGen: check((record) => numberIn(record['interface'], /PCIe (\d)\.0/)),
  pcieLanes: check((record) => numberIn(record['interface'], /x(\d+)$/)),
};

export const ram: Checks = {
  capacity: field('totalGB'),
  speed: field('speed'),
  timing: field('timings'),
  ramType: field('ramType'),
  modules: field('modules'),
  moduleGB: field('moduleGB'),
  cl: field('cl'),
  voltage: field('voltage'),
  heightMm: field('heightMm'),
  ecc: field('ecc'),
  registered: field('registered'),
  sodimm: field('sodimm'),
  // EXPO is of DDR5; the source has it on some DDR4 kits.
  profiles: check((record) =>
    texts(record['profiles'], (one) => (record['ramType'] === 'DDR4' && one === 'EXPO' ? undefined : one)),
  ),
  rgb: field('rgb', { ours: (fact) => fact !== 'none' }),
};

export const storage: Checks = {
  capacity: field('capacityGB'),
  type: field('type'),
  formFactor: field('formFactor'),
  // A drive that speaks two generations has one of them in the source.
  interface: check((record) => part(record['interface'], /^(?:M\.2 )?(.*)$/), {
    agree: (ours, theirs) => String(ours).startsWith(String(theirs)),
  }),
  nvme: field('nvme'),
  pcieGen: check((record) => numberIn(record['interface'], /PCIe (\d)\.0/)),
  rpm: field('rpm'),
  cacheMB: field('cacheMB'),
};

const millimetres = (value: unknown): number[] | undefined =>
  Array.isArray(value) ? value.flatMap((one: unknown) => (typeof one === 'number' ? Math.round(one) : [])) : undefined;

/** Dimensions come in any order there. */
const pcCase: Checks = {
  formFactor: field('formFactor'),
  dimensions: check((record) => millimetres(record['dimsMm']), { ours: (fact) => plain(millimetres(fact)) }),
  motherboards: field('motherboards'),
  gpuMaxMm: field('gpuMaxMm'),
  coolerMaxMm: field('coolerMaxMm'),
  psuFormFactors: field('psuFormFactors'),
  psuMaxMm: field('psuMaxMm'),
  bays25: field('bays25'),
  bays35: field('bays35'),
  slots: field('slots'),
  backConnect: field('backConnect'),
  sidePanel: field('sidePanel'),
};
export { pcCase as case };

export const psu: Checks = {
  power: field('wattage'),
  efficiency: field('efficiency'),
  modularity: check((record) => part(record['modular'], /^(\w+)/), {
    ours: (fact) => (fact === 'none' ? 'non' : fold(String(fact))),
  }),
  formFactor: field('formFactor'),
  lengthMm: field('lengthMm'),
  eps8: field('eps8'),
  pcie8: field('pcie8'),
  pcie16: field('pcie16'),
  sata: field('sata'),
  molex: field('molex'),
};
