import { isOnSale } from '../../catalogue/on-sale';
import { exactDollars } from '@rig4u/shared/format';
import type { Option } from '../columns/column';
import { aspectLabels, estimatesOf, fastestCard, type Aspect } from '../estimates';
import { estimatedBuild, estimatedFor, soldReason, type Reason } from '../fitting/best-fit';
import { measures, type Measure } from './measures';

/** What an option costs for each unit of what it brings. */
interface Value {
  /** US dollars; infinite where nothing is certain, undefined where there is nothing to reckon with. */
  price: number | undefined;
  /** Undefined where no fact stands for the value of the type. */
  why?: Reason;
}

const values = new WeakMap<Option, { byUse: Aspect; value: Value }>();

/** Reckoned once for a use: an option keeps its identity while the rest of the build does. */
function valueOf(option: Option, byUse: Aspect): Value {
  const known = values.get(option);
  if (known?.byUse === byUse) return known.value;
  const value = reckoned(option, byUse);
  values.set(option, { byUse, value });
  return value;
}

function reckoned(option: Option, byUse: Aspect): Value {
  const { type, price } = option.part;
  const use = estimatedFor(type, byUse);
  const measure = measures[type];
  if (!measure && !use) return { price };
  if (price === 0) return without('free', `Free, so it has no price per ${measure?.unit ?? 'point'}`);
  return measure ? byFact(option, measure) : use ? byEstimate(option, use) : { price };
}

const without = (short: string, long = sentence(short)): Value => ({ price: undefined, why: { short, long } });

const sentence = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

/** The lower end counts: what the build reaches for certain. */
function byEstimate(option: Option, use: Aspect): Value {
  const { part, components } = option;
  const build = estimatedBuild(option, use);
  const estimate = estimatesOf(build)[use];
  if (!estimate.known) return without('no estimate', `No estimate: ${estimate.reason.replace(/\.$/, '')}`);
  const { low, high } = estimate;
  const whose = build === components ? 'of this build' : `with an ${fastestCard.name}`;
  const range = `${aspectLabels[use]} estimate ${whose} ${low}–${high}`;
  if (low === 0)
    return { price: Infinity, why: { short: 'no point is certain', long: `${range}, no point is certain` } };
  const price = part.price / low;
  const short = `${money(price)} per point`;
  return { price, why: { short, long: `${range}: ${short} of its lower end, by the price of this part` } };
}

function byFact({ part }: Option, { unit, absent, of }: Measure): Value {
  const brought = of(part);
  if (!brought || brought.amount <= 0) return without(absent);
  const price = part.price / brought.amount;
  const short = `${money(price)} per ${unit}`;
  return { price, why: { short, long: brought.from === undefined ? short : `${brought.from}: ${short}` } };
}

/** Below one dollar to the tenth of a cent, so that near prices can be told apart. */
const money = (dollars: number): string => (dollars < 0.9995 ? `$${dollars.toFixed(3)}` : exactDollars(dollars));

/** What has no value to reckon with comes behind all that has. */
function compare(a: number | undefined, b: number | undefined): number {
  if (a === b) return 0;
  if (a === undefined || b === undefined) return a === undefined ? 1 : -1;
  return a < b ? -1 : 1;
}

const byId = ({ part: a }: Option, { part: b }: Option): number => (a.id < b.id ? -1 : a.id > b.id ? 1 : 0);

const isSold = ({ part }: Option): number => Number(!isOnSale(part));

/** The best value first of what is on sale; of equal ones the cheaper, then by id. Processors go by the estimate for `byUse`. */
export const bestValueFirst = (options: readonly Option[], byUse: Aspect = 'gaming'): Option[] =>
  options.toSorted(
    (a, b) =>
      isSold(a) - isSold(b) ||
      compare(valueOf(a, byUse).price, valueOf(b, byUse).price) ||
      a.part.price - b.part.price ||
      byId(a, b),
  );

/** What each option costs for what it brings, in words, by the part's id, or that it is sold no more; none where the price alone decides. */
export const valueReasons = (options: readonly Option[], byUse: Aspect = 'gaming'): ReadonlyMap<string, Reason> =>
  new Map(
    options.flatMap((option) => {
      const why = isOnSale(option.part) ? valueOf(option, byUse).why : soldReason;
      return why ? [[option.part.id, why] as const] : [];
    }),
  );
