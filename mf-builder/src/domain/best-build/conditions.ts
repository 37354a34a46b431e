import { quietDb } from '../parts/quiet';
import type { BuildComponents } from '@rig4u/shared/builds';
import type { Option } from './option';
import type { Place } from './places';

/** Classes of cases by the largest board they are made for, smallest first. */
export const caseSizes = ['mini-ITX', 'micro-ATX', 'ATX', 'E-ATX'] as const;
export type CaseSize = (typeof caseSizes)[number];

/** What a build has to be, beside its use and its budget. */
export interface Wishes {
  /** These stay, each line as it is. An owned part costs nothing. Types beside the places are checked with the build. */
  locked?: BuildComponents;
  /** These are there already: they may stay, or make room for another part. Owned ones cost nothing. */
  atHand?: BuildComponents;
  /** Places that stay empty, as far as a place may be empty. */
  without?: readonly Place[];
  /** Ids that are not taken. */
  excluded?: readonly string[];
  least?: { memoryGB?: number; storageGB?: number };
  /** The case is of this class or a smaller one. */
  size?: CaseSize;
  colour?: 'black' | 'white';
  noLight?: boolean;
  quiet?: boolean;
  /** A warning or an open question that another part avoids costs half of the estimate. */
  careful?: boolean;
  /** Nobody asks for Wi-Fi. */
  noWifi?: boolean;
  /** Steps of the list that are not bought with what is left, by id; nor is what builds on them. */
  withoutSteps?: readonly string[];
}

/** What every computed build has at least, unless the visitor says otherwise. */
export const usualLeast = { memoryGB: 16, storageGB: 1000 } as const;

const numberOf = (value: unknown): number => (typeof value === 'number' ? value : Number.NaN);

/** Whether an option of the shelf is as large as it has to be: memory, and an NVMe drive to start from. */
function isEnough({ place, lines }: Option, { least }: Wishes): boolean {
  const { memoryGB, storageGB } = { ...usualLeast, ...least };
  return lines.every(({ part: { specs = {} } }) => {
    if (place === 'ram') return numberOf(specs['capacity']) >= memoryGB;
    return place !== 'storage' || (specs['nvme'] === true && numberOf(specs['capacity']) >= storageGB);
  });
}

const fitsSize = ({ place, lines }: Option, { size }: Wishes): boolean =>
  place !== 'case' ||
  size === undefined ||
  lines.every(({ part }) => {
    const name = String(part.specs?.['formFactor'] ?? '');
    const own = caseSizes.findIndex((one) => name.startsWith(one));
    return own >= 0 && own <= caseSizes.indexOf(size);
  });

/** What is seen: its colour has to be named among the part's. A cooler from the processor's box has none that is known. */
function hasColour({ place, lines, colours }: Option, { colour }: Wishes): boolean {
  if (colour === undefined) return true;
  if (place === 'cooling' && lines.length === 0) return false;
  const isSeen = place === 'case' || place === 'ram' || place === 'cooling' || place === 'caseFan';
  return !isSeen || lines.length === 0 || colours.includes(colour);
}

/** No lit memory, cooler or fans, and no case that comes with lit ones. */
function isDark({ place, lines }: Option, { noLight }: Wishes): boolean {
  if (!noLight) return true;
  if (place === 'cooling' && lines.length === 0) return false;
  return lines.every(({ part: { specs = {} } }) => {
    if (place === 'ram' || place === 'cooling') return specs['rgb'] === 'none';
    if (place === 'caseFan') return specs['led'] === 'none';
    const features = specs['features'];
    return place !== 'case' || (Array.isArray(features) && !features.some((one) => /rgb|led|light/i.test(String(one))));
  });
}

const featuresOf = (specs: Readonly<Record<string, unknown>>): readonly unknown[] =>
  Array.isArray(specs['features']) ? specs['features'] : [];

/** What turns slowly: a large radiator, two towers, or a tower whose maker says that it carries 150 W. */
const isCalm = (specs: Readonly<Record<string, unknown>>): boolean =>
  specs['type'] === 'liquid'
    ? numberOf(specs['radiator']) >= 240
    : featuresOf(specs).includes('dual tower') ||
      (!featuresOf(specs).includes('low profile') && numberOf(specs['tdp']) >= 150);

/** A damped case, or one in which air moves with ease, so that its fans need not hurry. */
const isEasy = (specs: Readonly<Record<string, unknown>>): boolean =>
  featuresOf(specs).some((one) => /sound damped|mesh|vented/.test(String(one)));

/** Noise comes from what moves air, and from the supply; what a processor and a card draw is the cooler's business. */
function isQuiet({ place, lines }: Option, { quiet }: Wishes): boolean {
  if (!quiet) return true;
  if (place === 'cooling' && lines.length === 0) return false;
  return lines.every(({ part: { specs = {} } }) => {
    if (place === 'caseFan') return numberOf(specs['noiseDb']) <= quietDb;
    if (place === 'psu') return /gold|platinum|titanium/i.test(String(specs['efficiency']));
    if (place === 'case') return isEasy(specs);
    return place !== 'cooling' || isCalm(specs);
  });
}

/** Whether an option of the shelf may be taken. A fact that is not known does not meet a wish. */
export const meets = (option: Option, wishes: Wishes): boolean =>
  (wishes.without?.includes(option.place) ? option.lines.length === 0 : true) &&
  option.lines.every(({ part }) => !wishes.excluded?.includes(part.id)) &&
  isEnough(option, wishes) &&
  fitsSize(option, wishes) &&
  hasColour(option, wishes) &&
  isDark(option, wishes) &&
  isQuiet(option, wishes);
