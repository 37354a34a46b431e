import type { PartType } from '@rig4u/shared/builds';
import type { ListedPart } from '../../catalogue/schema';
import { numbersOf, valueOf } from '../columns/from-fact';
import { amount } from '../parts/units';

/** How much of what counts a part brings. */
interface Brought {
  amount: number;
  /** Where the amount is worked out of several facts: '3 fans of 77 CFM'. */
  from?: string;
}

/** A measured fact that stands for the value of a type. */
export interface Measure {
  /** Behind the price of one: '$2.40 per GB'. */
  unit: string;
  /** Where a part lacks it: 'watts not known'. */
  absent: string;
  of: (part: ListedPart) => Brought | undefined;
}

const written = amount();

const fact =
  (key: string, by = 1) =>
  (part: ListedPart): Brought | undefined => {
    const [value] = numbersOf([part], key);
    return value === undefined ? undefined : { amount: value / by };
  };

const watts = (key: string): Measure => ({ unit: 'watt', absent: 'watts not known', of: fact(key) });

/** A pack moves what all of its fans do. */
function airflow(part: ListedPart): Brought | undefined {
  const [[cfm], [fans = 1]] = [numbersOf([part], 'airflowCfm'), numbersOf([part], 'qty')];
  if (cfm === undefined) return undefined;
  return { amount: cfm * fans, ...(fans > 1 && { from: `${fans} fans of ${written(cfm)} CFM` }) };
}

/** Width and height of the pictures that webcams and capture cards name by their lines. */
const named: Readonly<Record<string, readonly [width: number, height: number]>> = {
  '720p': [1280, 720],
  '1080p': [1920, 1080],
  '1440p': [2560, 1440],
  '2160p': [3840, 2160],
  '4K': [3840, 2160],
  '4320p': [7680, 4320],
};

/** The size of a part's picture, with its rate where the same words say it: '2160p60'. */
function pictureOf(part: ListedPart): { size: readonly [number, number]; rate?: number } | undefined {
  const value = valueOf(part, 'resolution');
  if (part.type === 'monitor') return part.specs.resolution && { size: part.specs.resolution };
  const [, name = '', rate] = /^(\d+p|4K)(\d+)?$/.exec(typeof value === 'string' ? value : '') ?? [];
  const size = named[name];
  return size && { size, ...(rate !== undefined && { rate: Number(rate) }) };
}

const pixels = (rateKey: string): Measure => ({
  unit: 'million px/s',
  absent: 'picture not known',
  of: (part) => {
    const picture = pictureOf(part);
    const [rate = picture?.rate] = numbersOf([part], rateKey);
    if (!picture || rate === undefined) return undefined;
    const [width, height] = picture.size;
    return {
      amount: (width * height * rate) / 1e6,
      from: `${width} × ${height} pixels ${written(rate)} times a second`,
    };
  },
});

/** A cable's link alone: the generation of Wi-Fi says nothing of a link's speed. */
function wiredSpeed(part: ListedPart): Brought | undefined {
  const value = valueOf(part, 'speed');
  const gbits = /^([\d.]+) Gbit\/s$/.exec(typeof value === 'string' ? value : '')?.[1];
  return gbits === undefined ? undefined : { amount: Number(gbits) };
}

/**
 * The fact of each type that stands for its value. Memory and drives have one although a build's estimate counts them: it is the same for
 * all kits from 16 GB on and nearly for all drives, so that by it the price alone would decide.
 */
export const measures: Readonly<Partial<Record<PartType, Measure>>> = {
  ram: { unit: 'GB', absent: 'capacity not known', of: fact('capacity') },
  storage: { unit: 'TB', absent: 'capacity not known', of: fact('capacity', 1000) },
  psu: watts('power'),
  caseFan: { unit: 'CFM', absent: 'airflow not known', of: airflow },
  thermalPaste: { unit: 'gram', absent: 'amount not known', of: fact('grams') },
  monitor: pixels('hz'),
  speakers: watts('watts'),
  webcam: pixels('fps'),
  networkCard: { unit: 'Gbit/s', absent: 'no wired speed', of: wiredSpeed },
  ups: watts('watts'),
  capture: pixels('fps'),
};
