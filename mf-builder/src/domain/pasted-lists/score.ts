import type { IndexedPart } from './part-index';
import { isMeasure, isSoft, sameNumber, tellsApart } from './word-weights';

/** How well a part fits the words of a line. */
export interface Score {
  indexed: IndexedPart;
  /** From 0 to 1. */
  score: number;
  /** How much the words that fit say, to tell parts of one score apart. */
  fits: number;
  /** Whether the words that fit name this part, and are no mere sizes and series. */
  named: boolean;
  /** Numbers that differ: what the list says, and what this part has. */
  clash: { list: string; part: string } | undefined;
  /** The list names another maker. */
  otherBrand: boolean;
  brandSaid: boolean;
  /** The line names the chip of this card in full, and nothing of it is another number. */
  chipSaid: boolean;
  /** One word of the line fits, it has no number, and no maker is said: that is chance. */
  byChance: boolean;
  /** Words that make it another part and that only one side has. */
  onlyInList: readonly string[];
  onlyInPart: readonly string[];
  /** Words of the list that no name of the type has; they may be a note, or another part's. */
  unknown: readonly string[];
}

export interface LineWords {
  words: readonly string[];
  /** The words, and each two neighbours as one. */
  said: ReadonlySet<string>;
  /** Makers that the line names. */
  makers: ReadonlySet<string>;
  /** Numbers of makers, and remarks in brackets: they say nothing against a part whose own name is there. */
  numbers: ReadonlySet<string>;
  remarks: ReadonlySet<string>;
}

// Makers of chips: their names stand on everybody's boards and cards.
const chipMakers = new Set(['intel', 'amd', 'nvidia']);

const says = ({ said }: LineWords, { joined }: IndexedPart, word: string, at: number): boolean =>
  said.has(word) || said.has(joined[at] ?? '') || said.has(joined[at - 1] ?? '');

/** The most that `scoreOf` can give, whatever speaks against the part: cheap, and most parts of a catalogue end here. */
export function mostOf(line: LineWords, indexed: IndexedPart): number {
  const maker = line.makers.has(indexed.brand) ? 1 : 0;
  const hits = indexed.words
    .filter((word, at) => says(line, indexed, word, at))
    .reduce((sum, word) => sum + (indexed.weights.get(word)?.weight ?? 0), 0);
  return (hits + maker) / Math.max(0.1, indexed.allWeight + maker);
}

/** Compares the words of a line with those of a part; `kin` are the words that parts of its type have in their names. */
export function scoreOf(line: LineWords, indexed: IndexedPart, kin: ReadonlySet<string>): Score {
  const { brand, type, weights, part, own, chip } = indexed;
  const { makers } = line;
  const has = (word: string, at: number) => says(line, indexed, word, at);
  const hits = indexed.words.filter(has);
  const missing = indexed.words.filter((word, at) => !has(word, at));
  const whole = missing.every((word) => isSoft(word) && !isFigure(word));
  const beside = (word: string): boolean =>
    whole && (line.numbers.has(word) || (line.remarks.has(word) && (!tellsApart(word) || /^\dx$/.test(word))));
  const extra = line.words.filter(
    (word, at) =>
      !own.has(word) &&
      !isPieceOf(line.words, at, own) &&
      !isPieceOf(line.words, at, makers) &&
      !makers.has(word) &&
      !beside(word) &&
      !isSoft(word),
  );
  const onlyInList = [
    ...extra.filter((word) => tellsApart(word) || kin.has(word)),
    ...otherColours(line.words, part.colors),
  ];
  const onlyInPart = missing.filter((word) => !isSoft(word) || (type !== 'cpu' && isFigure(word)));
  const clash =
    clashOf(onlyInList, onlyInPart) ??
    clashOf(
      line.words.filter((word) => isFigure(word) && !own.has(word)),
      missing.filter(isFigure),
    );
  const brandSaid = makers.has(brand);
  const otherBrand = !brandSaid && [...makers].some((one) => !chipMakers.has(one));
  const sum = (words: readonly string[]) => words.reduce((total, word) => total + (weights.get(word)?.weight ?? 0), 0);
  const maker = brandSaid ? 1 : 0;
  const against = onlyInList.length * 0.8 + (clash ? 3 : 0) + (otherBrand ? 3 : 0);
  return {
    indexed,
    fits: sum(hits),
    score: (sum(hits) + maker) / Math.max(0.1, indexed.allWeight + maker + against),
    named: hits.some(
      (word) =>
        !isSoft(word) && !isMeasure(word, type) && (weights.get(word)?.having ?? 0) <= (/\d/.test(word) ? 4 : 2),
    ),
    clash,
    otherBrand,
    brandSaid,
    chipSaid: !clash && chip.length > 0 && chip.every((word) => line.said.has(word)),
    byChance: !brandSaid && hits.filter((word) => !isSoft(word)).length < 2 && !hits.some((word) => /\d{2}/.test(word)),
    onlyInList,
    onlyInPart,
    unknown: extra.filter((word) => word.length > 1 && !onlyInList.includes(word)),
  };
}

const isFigure = (word: string): boolean => /^\d$/.test(word);

/** Whether a word of the line is half of one of the part's: 'wifi' and '7' of 'wifi7'. */
const isPieceOf = (words: readonly string[], at: number, own: ReadonlySet<string>): boolean =>
  own.has(`${words[at - 1] ?? ' '}${words[at] ?? ''}`) || own.has(`${words[at] ?? ''}${words[at + 1] ?? ' '}`);

const colours: readonly (readonly [string, RegExp])[] = [
  ['white', /^(?:white|weiss|blanc|snow)$/],
  ['black', /^(?:black|schwarz|noir)$/],
  ['pink', /^pink$/],
];

/** Colours that the line names and the part does not come in; 'WD Black' is a name, and where no colour is known any fits. */
const otherColours = (words: readonly string[], has: readonly string[] | undefined): string[] =>
  has === undefined || words.includes('wd')
    ? []
    : colours
        .filter(([colour, spelt]) => !has.includes(colour) && words.some((word) => spelt.test(word)))
        .map(([colour]) => colour);

function clashOf(list: readonly string[], part: readonly string[]): Score['clash'] {
  for (const missing of part) {
    const other = list.find((word) => sameNumber(word, missing));
    if (other !== undefined) return { list: other, part: missing };
  }
  return undefined;
}
