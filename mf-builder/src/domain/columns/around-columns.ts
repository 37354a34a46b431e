import type { Column } from './column';
import { columnsFrom } from './from-fact';
import { numbersFrom, priceFrom } from './from-part';
import { needIn, roomFor, type Limit } from './limits';
import { plugRate } from './rule-limits';

const coolerFact = columnsFrom('cooling');
const fanFact = columnsFrom('caseFan');
const pasteFact = columnsFrom('thermalPaste');
const monitorFact = columnsFrom('monitor');

const heightLimit = roomFor('cooler-height');
const mountLimit = roomFor('radiator');

/** The height of an air cooler under the side panel, or the mount of a radiator. */
const sizeLimit: Limit = (option, value) =>
  option.part.type === 'cooling' && option.part.specs.type === 'air'
    ? heightLimit(option, value)
    : mountLimit(option, value);

/** What decides whether a cooler finds room: the height of an air cooler, the length of a radiator. */
const size = numbersFrom(
  { key: 'size', label: 'Size', unit: 'mm' },
  (part) => {
    if (part.type !== 'cooling') return undefined;
    return part.specs.type === 'air' ? part.specs.heightMm : part.specs.radiator;
  },
  { limit: sizeLimit },
);

const clearanceLimit = needIn('ram-cooler');

/** What memory may be high under a cooler; any height where it does not reach over the memory. */
const ramClearance = numbersFrom(
  { key: 'ramClearanceMm', label: 'RAM room', unit: 'mm', wide: true, better: 'more' },
  (part) => {
    if (part.type !== 'cooling') return undefined;
    return part.specs.ramClearanceMm === null ? Infinity : part.specs.ramClearanceMm;
  },
  { write: (mm) => (mm === Infinity ? 'Any' : String(mm)), limit: clearanceLimit },
);

export const cooling: readonly Column[] = [
  coolerFact.words('type', 'Kind'),
  size,
  coolerFact.number('tdp', 'Rated', 'W', { better: 'more' }),
  coolerFact.number('fans', 'Fans', undefined, { better: 'more' }),
  ramClearance,
  coolerFact.number('thicknessMm', 'Thick', 'mm', { wide: true, better: 'less' }),
  coolerFact.number('noiseDb', 'Noise', 'dB', { wide: true, better: 'less' }),
];

export const caseFan: readonly Column[] = [
  fanFact.number('sizeMm', 'Size', 'mm'),
  fanFact.number('qty', 'Pack', 'fans', { better: 'more' }),
  fanFact.number('airflowCfm', 'Airflow', 'CFM', { better: 'more' }),
  fanFact.number('noiseDb', 'Noise', 'dB', { better: 'less' }),
  fanFact.words('pwm', 'PWM', { wide: true }),
  fanFact.words('led', 'Lighting', { wide: true }),
];

export const thermalPaste: readonly Column[] = [
  pasteFact.number('conductivityWmK', 'Conducts', 'W/mK', { better: 'more' }),
  pasteFact.number('grams', 'Amount', 'g', { better: 'more' }),
  priceFrom({ key: 'pricePerGram', label: 'Per gram', unit: 'US$' }, (part) =>
    part.type === 'thermalPaste' ? part.specs.grams : undefined,
  ),
];

export const monitor: readonly Column[] = [
  monitorFact.number('sizeIn', 'Size', 'in', { better: 'more' }),
  monitorFact.words('resolution', 'Pixels'),
  monitorFact.number('hz', 'Rate', 'Hz', { better: 'more', limit: plugRate }),
  monitorFact.words('panel', 'Panel'),
  monitorFact.number('responseMs', 'Response', 'ms', { wide: true, better: 'less' }),
  monitorFact.words('hdr', 'HDR', { wide: true }),
];
