import { quietDb } from '../parts/quiet';
import { neutralWords } from './neutral-words';

/** From this many litres on a case is not small: the limit of those who build small PCs. */
const smallCaseLitres = 20;
/** A cooler as low as this goes into nearly every case of that size. */
const lowCoolerMm = 70;

/** Words for what a fact says by its value, whatever the fact's own words are. */
interface Wish {
  types: readonly string[];
  /** The fact that says it, by its key. */
  fact: string;
  words: string;
  /** The fact is a number, at most this. */
  atMost?: number;
  /** Else it is what this says. */
  holds?: (value: unknown) => boolean;
}

/** What a word asks for: a fact, and how much of it at most where it is a number. */
export interface Meaning {
  fact: string;
  atMost?: number;
}

const matches = (words: RegExp) => (value: unknown) => typeof value === 'string' && words.test(value);
const [small, quiet] = ['small sff compact', 'quiet silent'];
const smallBoards = /^(?:thin )?mini-(?:itx|dtx)$/i;
/** A board of this form or a smaller one: what takes no larger board is a small case. */
const onlySmallBoards = (value: unknown): boolean =>
  Array.isArray(value) && value.length > 0 && value.every((form) => smallBoards.test(String(form)));

const wishes: readonly Wish[] = [
  { types: ['case'], fact: 'volume', words: small, atMost: smallCaseLitres },
  { types: ['case'], fact: 'motherboards', words: small, holds: onlySmallBoards },
  { types: ['motherboard'], fact: 'formFactor', words: small, holds: matches(smallBoards) },
  { types: ['psu'], fact: 'formFactor', words: small, holds: matches(/^(?:SFX|TFX|Flex)/i) },
  { types: ['cooling'], fact: 'heightMm', words: `${small} low profile`, atMost: lowCoolerMm },
  { types: ['cooling', 'caseFan'], fact: 'noiseDb', words: quiet, atMost: quietDb },
  { types: ['case'], fact: 'features', words: quiet, holds: (value) => String(value).includes('sound damped') },
];

const colours = 'black white grey gray silver red blue green gold brown yellow orange pink purple violet';
const alsoColours: Readonly<Record<string, string>> = { grey: 'gray silver', purple: 'violet' };
/** Kinds of coolers, which name no part. */
const kinds = ['air', 'liquid', 'water', 'aio'];
/** Written in a fact as they are typed: they need no row above. */
const boards = 'mini itx mitx miniitx';

const holds = ({ atMost, holds: says }: Wish, value: unknown): boolean =>
  atMost === undefined ? says?.(value) === true : typeof value === 'number' && value <= atMost;

const wishesOf = (type: string): Wish[] => wishes.filter(({ types }) => types.includes(type));

/** The words for a value of a fact: its colours, and the uses that it is known to be good for. */
export const wishTexts = (type: string, fact: string, value: unknown): string[] => [
  ...(fact === 'colour' && Array.isArray(value)
    ? value.map((colour) => `${colour} ${alsoColours[String(colour)] ?? ''}`)
    : []),
  ...wishesOf(type)
    .filter((wish) => wish.fact === fact && holds(wish, value))
    .map(({ words }) => words),
];

/** What words ask for that mean a colour, a size or quiet in a type, whatever a part is called. */
export function wishWords(type: string): ReadonlyMap<string, Meaning> {
  const meant = new Map<string, Meaning>(colours.split(' ').map((word) => [word, { fact: 'colour' }]));
  const board = { case: 'motherboards', motherboard: 'formFactor' }[type];
  if (board) for (const word of boards.split(' ')) meant.set(word, { fact: board });
  for (const { words, fact, atMost } of wishesOf(type).toReversed())
    for (const word of words.split(' ')) meant.set(word, { fact, ...(atMost !== undefined && { atMost }) });
  return meant;
}

/**
 * How much of a fact at most the words of a query ask for, where they say of what kind and size a part should be and name none: what is known to
 * be more is not meant then, whatever it is called. Who types a name gets it.
 */
export function limitsAsked(type: string, words: readonly string[]): readonly Required<Meaning>[] {
  const [meant, neutral] = [wishWords(type), neutralWords(type)];
  const namesNone = (word: string): boolean =>
    meant.has(word) || neutral.has(word) || kinds.includes(word) || /^\d/.test(word);
  if (!words.every(namesNone)) return [];
  return words.flatMap((word) => {
    const { fact, atMost } = meant.get(word) ?? {};
    return fact === undefined || atMost === undefined ? [] : [{ fact, atMost }];
  });
}
