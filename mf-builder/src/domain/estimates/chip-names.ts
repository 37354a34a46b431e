import { chipWords } from './chip-words';

/** A word behind a chip's name that makes it another chip, or a sample of it. */
const otherProcessor = /^(?:x3d|3d|xt|pro|plus|af|es|qs|ks|kf|g[te]|h[ksx]|te|[fghkmstux])$/;
const otherCard = /^(?:xtx?|gre|ti|super|pro|plus|ada|sff|server|es|qs|[dmsx])$/;
const processor = /^(?:ryzen|threadripper|epyc|fx|athlon|a\d|i\d|ultra|xeon)/;

/** A chip's number alone; after a slash it is a second chip: 'RX 6800/6800 XT'. */
const number = /^\d{3,5}(?:[a-z]{0,3}|x3d2?)$/;
/** A revision is another chip where chips are told apart by it; elsewhere it is the card's. */
const revised = /^(?:xeon.*|.*\dd) v\d$/;
/** Says anywhere in a name that it is not the chip of a desktop PC that one can buy. */
const notForSale = /^(?:laptop|notebook|mobile?|maxq|sample)$/;

/** A name that two chips share: with this memory, in GB, it means the one with other shaders, which is not measured apart. */
const sharedNames: Readonly<Record<string, number>> = { rtx3050: 6, rtx2060: 12, rtx3080: 12, gtx1050: 3 };

/** The sizes of memory in the chips' own names; 0 where there is none. */
type BySize = ReadonlyMap<number, string>;
type Chips = Readonly<Record<string, unknown>>;
const keys = new WeakMap<Chips, ReadonlyMap<string, BySize>>();

/** Chips by their words without gaps, so that 'RTX3070Ti' and '3600 XT' are found as well. */
function keysOf(chips: Chips): ReadonlyMap<string, BySize> {
  const known = keys.get(chips);
  if (known) return known;
  const made = new Map<string, Map<number, string>>();
  for (const chip of Object.keys(chips)) {
    const { words, sizes } = chipWords(chip);
    const key = words.join('');
    made.set(key, (made.get(key) ?? new Map<number, string>()).set(sizes[0] ?? 0, chip));
  }
  keys.set(chips, made);
  return made;
}

/** Of chips that differ in memory alone, the one that has what the name says. */
function ofSize(key: string, bySize: BySize, sizes: readonly number[]): string | undefined {
  const told = sizes.find((size) => bySize.has(size));
  if (told !== undefined) return bySize.get(told);
  return sizes.includes(sharedNames[key] ?? 0) ? undefined : bySize.get(0);
}

function isOther(key: string, [next = '', second = '']: readonly string[]): boolean {
  const other = processor.test(key) ? otherProcessor : otherCard;
  const isSecond = next === '/' && (number.test(second) || other.test(second));
  return isSecond || other.test(next) || revised.test(`${key} ${next}`);
}

/** The most words that a chip's name is written in: 'Ryzen Threadripper PRO 9995 W X', and two more. */
const longest = 8;

/** How many words from here on are a chip's name; 0 where none begins here. */
function nameLength(words: readonly string[], from: number, known: ReadonlyMap<string, BySize>): number {
  let length = Math.min(words.length - from, longest);
  while (length > 0 && !known.has(words.slice(from, from + length).join(''))) length -= 1;
  return length;
}

/**
 * Which of the chips a part's name says that it is: 'AMD Ryzen 5 3600 (boxed)' is a 'Ryzen 5 3600', 'Ryzen 5 3600 XT' is not.
 * None where the name says two chips, or another that is near a known one.
 */
export function chipNamed(name: string, chips: Chips): string | undefined {
  const known = found.get(chips) ?? new Map<string, { chip: string | undefined }>();
  found.set(chips, known);
  const one = known.get(name) ?? { chip: chipIn(name, chips) };
  // Visitors' own parts may bring any number of names.
  if (known.size >= 5_000) known.clear();
  known.set(name, one);
  return one.chip;
}

/** What names say, by the chips that were asked for: a list of thousands of cards names a few hundred chips. */
const found = new WeakMap<Chips, Map<string, { chip: string | undefined }>>();

function chipIn(name: string, chips: Chips): string | undefined {
  const { words, sizes } = chipWords(name);
  const known = keysOf(chips);
  let only: string | undefined;
  let at = 0;
  while (at < words.length) {
    const end = at + nameLength(words, at, known);
    const key = words.slice(at, end).join('');
    const bySize = known.get(key);
    if (bySize) {
      const chip = isOther(key, words.slice(end)) ? undefined : ofSize(key, bySize, sizes);
      if (chip === undefined || (only !== undefined && only !== chip)) return undefined;
      only = chip;
    } else if (notForSale.test(words[at] ?? '')) return undefined;
    at = Math.max(end, at + 1);
  }
  return only;
}
