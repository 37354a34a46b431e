import type { ListedPart } from '../../catalogue/schema';
import { aspects, type Aspect } from '../estimates';
import { isBound } from '../parts/written-fact';
import type { Column } from './column';
import { estimateColumn } from './estimate-column';
import { columnsFrom } from './from-fact';
import { numbersFrom, priceFrom } from './from-part';
import { headroom } from './headroom-column';
import { needIn, roomFor, sizeIn } from './limits';
import { boardSpeed, coolerRating } from './rule-limits';

const cpuFact = columnsFrom('cpu');
const boardFact = columnsFrom('motherboard');
const gpuFact = columnsFrom('gpu');
const ramFact = columnsFrom('ram');
const driveFact = columnsFrom('storage');
const caseFact = columnsFrom('case');
const psuFact = columnsFrom('psu');

/** The estimate that processors are compared by comes before the others. */
export const cpuFor = (use: Aspect): readonly Column[] => [
  cpuFact.number('cores', 'Cores', undefined, { better: 'more' }),
  cpuFact.number('threads', 'Threads', undefined, { better: 'more' }),
  cpuFact.number('speed', 'Boost', 'GHz', { better: 'more' }),
  estimateColumn(use),
  cpuFact.words('socket', 'Socket', { wide: true }),
  cpuFact.number('maxPowerW', 'Power', 'W', { wide: true, better: 'less', limit: coolerRating }),
  ...aspects.filter((aspect) => aspect !== use).map((aspect) => estimateColumn(aspect, { wide: true })),
];

export const motherboard: readonly Column[] = [
  boardFact.words('chipset', 'Chipset'),
  boardFact.words('formFactor', 'Form'),
  boardFact.number('memorySlots', 'RAM', 'slots', { better: 'more' }),
  numbersFrom(
    { key: 'm2', label: 'M.2', unit: 'slots', better: 'more' },
    (part) => (part.type === 'motherboard' ? part.specs.m2?.length : undefined),
    { write: (slots, part) => `${isBound(part.type, part, 'm2') ? '≥ ' : ''}${slots}` },
  ),
  boardFact.number('maxMemory', 'Max RAM', 'GB', { wide: true, better: 'more' }),
  boardFact.words('wifi', 'Wi-Fi', { wide: true, without: 'Wi-Fi' }),
];

export const gpu: readonly Column[] = [
  gpuFact.number('memory', 'VRAM', 'GB', { better: 'more' }),
  gpuFact.number('lengthMm', 'Length', 'mm', { better: 'less', limit: roomFor('gpu-length') }),
  estimateColumn('gaming'),
  gpuFact.number('slots', 'Thick', 'slots', { wide: true, better: 'less' }),
  gpuFact.number('tdpW', 'Power', 'W', { wide: true, better: 'less' }),
];

export const ram: readonly Column[] = [
  ramFact.number('capacity', 'Capacity', 'GB', { better: 'more' }),
  ramFact.number('speed', 'Speed', 'MT/s', { better: 'more', limit: boardSpeed }),
  ramFact.number('cl', 'CL', 'cycles', { better: 'less' }),
  ramFact.number('heightMm', 'Height', 'mm', { better: 'less', limit: roomFor('ram-cooler') }),
  ramFact.number('modules', 'Modules', undefined, { wide: true }),
  ramFact.words('rgb', 'Lighting', { wide: true }),
];

export const storage: readonly Column[] = [
  // Why not the fact's writer: it changes to terabytes, and the head names one unit.
  numbersFrom({ key: 'capacity', label: 'Capacity', unit: 'GB', better: 'more' }, (part) =>
    part.type === 'storage' ? part.specs.capacity : undefined,
  ),
  driveFact.words('type', 'Kind'),
  driveFact.number('speed', 'Read', 'MB/s', { better: 'more' }),
  priceFrom({ key: 'pricePerTb', label: 'Per TB', unit: 'US$' }, (part) =>
    part.type === 'storage' && part.specs.capacity ? part.specs.capacity / 1000 : undefined,
  ),
  driveFact.words('formFactor', 'Form', { wide: true }),
  driveFact.number('tbw', 'Endurance', 'TB', { wide: true, better: 'more', without: 'TB written' }),
];

const mountsOf = (part: ListedPart) => (part.type === 'case' ? part.specs.radiators : undefined);

/**
 * The length of the largest radiator that the case has a mount for; 0 where it has none. Where a mount does not say what it takes: '≥ 240',
 * the largest that is known.
 */
const radiators = numbersFrom(
  { key: 'radiators', label: 'Radiator', unit: 'mm', better: 'more' },
  (part) => {
    const mounts = mountsOf(part);
    const sizes = mounts?.flatMap(({ sizesMm }) => sizesMm ?? []);
    // Why not 0: a mount that says nothing may take one.
    return sizes && (sizes.length > 0 || mounts?.length === 0) ? Math.max(0, ...sizes) : undefined;
  },
  {
    limit: sizeIn('radiator'),
    write: (largest, part) =>
      `${mountsOf(part)?.some(({ sizesMm }) => sizesMm === undefined) ? '≥ ' : ''}${String(largest)}`,
  },
);

export const pcCase: readonly Column[] = [
  caseFact.words('formFactor', 'Form'),
  caseFact.number('gpuMaxMm', 'Card', 'mm', { better: 'more', limit: needIn('gpu-length') }),
  caseFact.number('coolerMaxMm', 'Cooler', 'mm', { better: 'more', limit: needIn('cooler-height') }),
  radiators,
  caseFact.number('psuMaxMm', 'Supply', 'mm', { wide: true, better: 'more', limit: needIn('psu-length') }),
  caseFact.number('fansIncluded', 'Fans', 'in box', { wide: true, better: 'more' }),
  caseFact.number('volume', 'Volume', 'l', { wide: true, better: 'less' }),
];

export const psu: readonly Column[] = [
  psuFact.number('power', 'Power', 'W', { better: 'more' }),
  psuFact.words('efficiency', 'Efficiency'),
  psuFact.words('modularity', 'Modular'),
  headroom,
  psuFact.number('lengthMm', 'Length', 'mm', { wide: true, better: 'less', limit: roomFor('psu-length') }),
  psuFact.number('pcie16', '16-pin', 'leads', { wide: true, better: 'more' }),
];
