import { isPartType, type PartType } from '@rig4u/shared/builds';
import type { Part } from '../../catalogue/schema';
import { chipWords } from './chips';
import { joined, nameWords } from './name-words';
import { isSoft, weightOf } from './word-weights';

/** A part of the catalogue with its words. */
export interface IndexedPart {
  part: Part;
  type: PartType;
  brand: string;
  words: readonly string[];
  joined: readonly string[];
  /** All that a line may say of it without meaning another part. */
  own: ReadonlySet<string>;
  /** The words of a card's chip. */
  chip: readonly string[];
  /** The weight of each word, and how many parts of the type have it. */
  weights: ReadonlyMap<string, { weight: number; having: number }>;
  /** The weights of all its words together. */
  allWeight: number;
}

export interface PartIndex {
  parts: readonly IndexedPart[];
  brands: ReadonlySet<string>;
  /** The words in the names of a type's parts. */
  kin: ReadonlyMap<PartType, ReadonlySet<string>>;
  /** Every word that a name of the catalogue has, and the soft ones: what is no slip of the keyboard. */
  words: ReadonlySet<string>;
}

// Makers whose parts the catalogue has none of: a line that names one means no part of another maker.
const others = [
  'evga pny palit gainward xfx inno3d galax kfa2 colorful biostar seasonic superflower fsp silverstone enermax sharkoon',
  'sabrent lexar patriot skhynix hynix toshiba intenso kioxia solidigm sandisk netac fanxiang mushkin oloy klevv geil',
  'hyte jonsbo ssupd bitfenix antec inwin aerocool kolink deepcool scythe ekwb alphacool endorfy idcooling pccooler cougar',
  'gamemax raijintek segotep acbel viewsonic philips acer iiyama lenovo hp ducky wooting akko epomaker pulsar finalmouse',
  'jbl bose teufel behringer focusrite netgear vention ugreen',
].flatMap((names) => names.split(' '));

const short: Readonly<Record<string, string>> = {
  westerndigital: 'wd',
  fractaldesign: 'fractal',
  gelidsolutions: 'gelid',
  logitechg: 'logitech',
};

/** A maker's name as one word. */
const brandWord = (brand: string): string => {
  const word = nameWords(brand, undefined).join('');
  return short[word] ?? word;
};

const capacity = (gb: number): string => (gb >= 1000 ? `${gb / 1000}tb` : `${gb}gb`);

/** What a part's facts say that its name need not: '750w', '12gb'. */
function impliedWords(part: Part): string[] {
  if (part.type === 'psu') return [`${part.specs.power}w`, ...nameWords(part.specs.formFactor ?? '', 'psu')];
  if (part.type === 'gpu') return [`${part.specs.memory}gb`];
  if (part.type === 'cooling') return ['120mm', '140mm', ...(part.specs.radiator ? [`${part.specs.radiator}mm`] : [])];
  if (part.type === 'caseFan') return [`${part.specs.sizeMm}mm`];
  if (part.type === 'storage') return [capacity(part.specs.capacity)];
  if (part.type === 'ram') return [`${part.specs.capacity}gb`];
  return [];
}

/** The catalogue's parts, ready to be searched by their words. */
export function indexParts(parts: readonly Part[]): PartIndex {
  const named = parts.flatMap((part) => {
    const brand = brandWord(part.brand);
    const words = [...new Set(nameWords(part.name, part.type))].filter((word) => word !== brand);
    const pairs = joined(words);
    const own = new Set([...words, ...pairs, ...impliedWords(part)]);
    return isPartType(part.type)
      ? [{ part, type: part.type, brand, words, joined: pairs, own, chip: chipWords(part) }]
      : [];
  });
  const indexed = named.map((one): IndexedPart => {
    const kin = named.filter(({ type }) => type === one.type);
    const weights = new Map(
      one.words.map((word) => {
        const having = kin.filter(({ words }) => words.includes(word)).length;
        return [word, { weight: weightOf(word, kin.length, having), having }] as const;
      }),
    );
    return { ...one, weights, allWeight: [...weights.values()].reduce((sum, { weight }) => sum + weight, 0) };
  });
  const brands = new Set([...named.map(({ brand }) => brand), ...others]);
  const kin = new Map<PartType, Set<string>>();
  for (const { type, words } of named) kin.set(type, new Set([...(kin.get(type) ?? []), ...words]));
  return { parts: indexed, brands, kin, words: new Set([...brands, ...named.flatMap(({ words }) => words)]) };
}

/** Whether a word is none that the catalogue knows, and long enough to be one with a slip of the keyboard. */
export const isOdd = (word: string, index: PartIndex): boolean =>
  word.length >= 5 && !/\d/.test(word) && !index.words.has(word) && !isSoft(word);
