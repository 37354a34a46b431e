import type { BuildComponents, PartType } from '@rig4u/shared/builds';
import { isOnSale } from '../../catalogue/on-sale';
import type { Option } from '../columns/column';
import { aspectLabels, buildOfProcessor, fastestCard, lowOf, type Aspect } from '../estimates';
import { shortChange } from '../prices';
import { shownVerdict, type ShownVerdict } from './fit-words';

const ranks = { pass: 0, unknown: 1, unchecked: 1, warning: 2, fail: 3 } as const;

/** How a reason begins; of what nothing is checked there is nothing to say. */
const fits = {
  pass: 'Fits with nothing to mind',
  unchecked: '',
  warning: 'Fits with a warning',
  fail: 'Does not fit',
} as const satisfies Readonly<Record<Exclude<ShownVerdict, 'unknown'>, string>>;

/** The estimates by which other options than processors are compared. They do not depend on further types of part. */
const uses: Readonly<Partial<Record<PartType, Aspect>>> = {
  gpu: 'gaming',
  ram: 'productivity',
  storage: 'productivity',
};

/** Which estimate counts for the options of a type; undefined where none depends on them. Processors go by what the build is for, `byUse`. */
export const estimatedFor = (type: PartType, byUse: Aspect): Aspect | undefined =>
  type === 'cpu' ? byUse : uses[type];

/** The build that an option's estimate is of. */
export const estimatedBuild = ({ part, components }: Option, use: Aspect): BuildComponents =>
  part.type === 'cpu' && use !== 'productivity' ? buildOfProcessor(components) : components;

interface Ranked {
  option: Option;
  use: Aspect | undefined;
  verdict: ShownVerdict;
  rank: number;
  /** The lower end of the build's estimate with the option, in whole points as it is shown; undefined where there is none. */
  estimate: number | undefined;
}

function ranked(option: Option, saidOnce: ReadonlySet<string>, byUse: Aspect): Ranked {
  const verdict = shownVerdict(option, saidOnce);
  const use = estimatedFor(option.part.type, byUse);
  const estimate = use && lowOf(estimatedBuild(option, use), use);
  return {
    option,
    use,
    verdict,
    rank: ranks[verdict],
    estimate: estimate === undefined ? undefined : Math.floor(estimate),
  };
}

/** Of what fits, and of what does not, that first which is on sale. */
const group = ({ option, verdict }: Ranked): number => 2 * Number(verdict === 'fail') + Number(!isOnSale(option.part));

/** The best fit first: what is on sale, then what the check says of it, then the estimate of the build with it, then its price. */
export const bestFirst = (
  options: readonly Option[],
  saidOnce: ReadonlySet<string>,
  byUse: Aspect = 'gaming',
): Option[] =>
  options
    .map((option) => ranked(option, saidOnce, byUse))
    .toSorted(
      (a, b) =>
        group(a) - group(b) ||
        a.rank - b.rank ||
        (b.estimate ?? -1) - (a.estimate ?? -1) ||
        a.option.part.price - b.option.part.price,
    )
    .map(({ option }) => option);

/** Why an option is where it is. */
export interface Reason {
  /** Beside the verdict: 'best for gaming'. */
  short: string;
  /** By itself: 'Fits with nothing to mind; highest gaming estimate of those'. */
  long: string;
}

/** Why an option that is sold no more is where it is, in every order that recommends. */
export const soldReason: Reason = { short: 'after those on sale', long: 'Sold no more, so after those on sale' };

/** How many options say why they are where they are. */
const told = 3;

/**
 * Why the first three options on sale are where they are, and all that are sold no more, by the part's id. `options` are in the order of `bestFirst`. Only those of the first
 * one's verdict have a reason, and none where the check does not know all of them; `among` names them: 'of those'.
 */
export function bestFitReasons(
  options: readonly Option[],
  saidOnce: ReadonlySet<string>,
  among: string,
  byUse: Aspect = 'gaming',
): ReadonlyMap<string, Reason> {
  const all = options.filter(({ part }) => isOnSale(part)).map((option) => ranked(option, saidOnce, byUse));
  const sold = options.flatMap(({ part }) => (isOnSale(part) ? [] : [[part.id, soldReason] as const]));
  const verdict = all[0]?.verdict;
  // Why none: praise beside an open question would answer it.
  if (verdict === undefined || verdict === 'unknown') return new Map(sold);
  // Why those of one verdict: the lowest price of those with a warning is not the lowest.
  const like = all.filter((one) => one.verdict === verdict);
  return new Map([
    ...sold,
    ...like.slice(0, told).map((one, place): [string, Reason] => {
      const above = like[place - 1];
      const { short, long } = above ? besideTheOneAbove(one, above) : besideItsLike(one, like, among);
      return [one.option.part.id, { short, long: sentenceOf(fitWord(verdict, one.option), `${long}${standIn(one)}`) }];
    }),
  ]);
}

/** 'Fits with a warning; lowest price of those', or 'Lowest price of those' where there is no word. */
const sentenceOf = (word: string, why: string): string =>
  word === '' ? `${why.charAt(0).toUpperCase()}${why.slice(1)}` : `${word}; ${why}`;

/** A pass may still have a note, such as a BIOS that shops have updated. */
const fitWord = (verdict: keyof typeof fits, option: Option): string =>
  verdict === 'pass' && option.fit.findings.some(({ note }) => note) ? 'Fits, with a note' : fits[verdict];

/** Which card an estimate is made with where the build has none yet. */
const standIn = ({ option, use }: Ranked): string =>
  use && estimatedBuild(option, use) !== option.components ? `, as with an ${fastestCard.name}` : '';

const wordOfUse = ({ use }: Ranked): string => (use ? aspectLabels[use].toLowerCase() : '');

function besideItsLike(one: Ranked, like: readonly Ranked[], among: string): Reason {
  const use = wordOfUse(one);
  if (like.length === 1) return { short: 'the only one', long: `the only one ${among}` };
  if (one.estimate === undefined) return { short: 'lowest price', long: `lowest price ${among}` };
  const equal = like.filter(({ estimate }) => estimate === one.estimate);
  if (equal.length === like.length)
    return { short: 'lowest price', long: `same ${use} estimate as all ${among}, at the lowest price` };
  return equal.length > 1
    ? { short: 'best, at the least cost', long: `cheapest with the highest ${use} estimate ${among}` }
    : { short: `best for ${use}`, long: `highest ${use} estimate ${among}` };
}

/** Compared with the option above, so that it stays true whatever else is listed. */
function besideTheOneAbove(one: Ranked, above: Ranked): Reason {
  const cents = Math.round(one.option.part.price * 100) - Math.round(above.option.part.price * 100);
  const price = shortChange(cents) || 'same price';
  if (one.estimate === undefined)
    return cents === 0
      ? { short: 'same price', long: 'same price' }
      : { short: `next price, ${price}`, long: `next lowest price, ${price}` };
  return one.estimate === above.estimate
    ? { short: `as good, ${price}`, long: `same ${wordOfUse(one)} estimate, ${price}` }
    : { short: `next best, ${price}`, long: `next highest ${wordOfUse(one)} estimate, ${price}` };
}
