import { quietDb } from '../parts/quiet';

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
  holds: (value: unknown) => boolean;
}

const atMost = (limit: number) => (value: unknown) => typeof value === 'number' && value <= limit;
const matches = (words: RegExp) => (value: unknown) => typeof value === 'string' && words.test(value);
const [small, quiet] = ['small sff compact', 'quiet silent'];
const smallBoards = /^(?:thin )?mini-(?:itx|dtx)$/i;
/** A board of this form or a smaller one: what takes no larger board is a small case. */
const onlySmallBoards = (value: unknown): boolean =>
  Array.isArray(value) && value.length > 0 && value.every((form) => smallBoards.test(String(form)));

const wishes: readonly Wish[] = [
  { types: ['case'], fact: 'volume', words: small, holds: atMost(smallCaseLitres) },
  { types: ['case'], fact: 'motherboards', words: small, holds: onlySmallBoards },
  { types: ['motherboard'], fact: 'formFactor', words: small, holds: matches(smallBoards) },
  { types: ['psu'], fact: 'formFactor', words: small, holds: matches(/^(?:SFX|TFX|Flex)/i) },
  { types: ['cooling'], fact: 'heightMm', words: `${small} low profile`, holds: atMost(lowCoolerMm) },
  { types: ['cooling', 'caseFan'], fact: 'noiseDb', words: quiet, holds: atMost(quietDb) },
  { types: ['case'], fact: 'features', words: quiet, holds: (value) => String(value).includes('sound damped') },
];

const colours: readonly string[] = [
  ...['black', 'white', 'grey', 'red', 'blue', 'green', 'gold', 'brown', 'yellow', 'orange', 'pink', 'purple'],
];
const alsoColours: Readonly<Record<string, string>> = { grey: 'gray silver', purple: 'violet' };

/** The words for a value of a fact: its colours, and the uses that it is known to be good for. */
export const wishTexts = (type: string, fact: string, value: unknown): string[] => [
  ...(fact === 'colour' && Array.isArray(value)
    ? value.map((colour) => `${colour} ${alsoColours[String(colour)] ?? ''}`)
    : []),
  ...wishes.filter((wish) => wish.fact === fact && isOf(wish, type) && wish.holds(value)).map(({ words }) => words),
];

const isOf = ({ types }: Wish, type: string): boolean => types.includes(type);

/** The words that ask for a colour, a size or quiet in a type, whatever a part is called. */
export const wishWords = (type: string): ReadonlySet<string> =>
  new Set([
    ...colours,
    ...Object.values(alsoColours).flatMap((words) => words.split(' ')),
    ...wishes.filter((wish) => isOf(wish, type)).flatMap(({ words }) => words.split(' ')),
    ...(type === 'case' || type === 'motherboard' ? ['mini', 'itx', 'mitx', 'miniitx'] : []),
  ]);
