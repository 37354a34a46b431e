import { codeAt, letterOf } from './alphabet';
import { isPhraseLetter, packPhrases, phraseReader } from './phrases';

/** Names in the order of the shelf: how many letters each shares with the one above, and the rest, a line each. */
export interface PackedNames {
  phrases: readonly string[];
  shared: string;
  rest: string;
}

/** Stands for the brand and a space at the beginning of a name. */
const brandLetter = '\u0400';
const mostShared = 88;

const sharedWith = (above: string, name: string): number => {
  let at = 0;
  while (at < mostShared && at < name.length && name[at] === above[at]) at += 1;
  return at;
};

/**
 * Packs the names of parts with their brands.
 * @throws Error where a name has a line break or a letter that stands for a phrase.
 */
export const packNames = (names: readonly string[], brands: readonly string[]): PackedNames => {
  const strange = names.find((name) => name.includes('\n') || [...name].some(isPhraseLetter));
  if (strange !== undefined) throw new Error(`The name "${strange}" has a letter that names are packed with.`);
  const short = names.map((name, at) => {
    const brand = `${brands[at] ?? ''} `;
    return name.startsWith(brand) ? brandLetter + name.slice(brand.length) : name;
  });
  const shared = short.map((name, at) => sharedWith(short[at - 1] ?? '', name));
  const { phrases, texts } = packPhrases(short.map((name, at) => name.slice(shared[at])));
  return { phrases, shared: shared.map(letterOf).join(''), rest: texts.join('\n') };
};

/** The names as they were packed. */
export const readNames = ({ phrases, shared, rest }: PackedNames, brandOf: (row: number) => string): string[] => {
  const read = phraseReader(phrases);
  let above = '';
  return rest.split('\n').map((text, at) => {
    above = above.slice(0, codeAt(shared, at)) + read(text);
    return above.startsWith(brandLetter) ? `${brandOf(at)} ${above.slice(1)}` : above;
  });
};

/** A series is mostly the first words of the name behind the brand: then how many they are, else its text. */
export const packSeries = (series: string | undefined, name: string, brand: string): string | number | undefined => {
  const rest = name.startsWith(`${brand} `) ? name.slice(brand.length + 1) : name;
  const begins = series !== undefined && `${rest} `.startsWith(`${series} `);
  return begins ? series.split(' ').length : series;
};

export const readSeries = (packed: unknown, name: string, brand: string): string | undefined => {
  if (typeof packed === 'string') return packed;
  if (typeof packed !== 'number') return undefined;
  const rest = name.startsWith(`${brand} `) ? name.slice(brand.length + 1) : name;
  return rest.split(' ').slice(0, packed).join(' ');
};
