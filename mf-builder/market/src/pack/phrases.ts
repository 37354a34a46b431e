import { phraseCounts, type Pieces } from './phrase-counts';

/** Letters that stand for phrases in packed names. No name of the source has one of them; the packer refuses one that does. */
const firstLetter = 0x4_01;
const atMost = 64;

export const isPhraseLetter = (letter: string): boolean => {
  const at = letter.charCodeAt(0) - firstLetter;
  return at >= -1 && at < atMost;
};

const letterOfPhrase = (at: number): string => String.fromCharCode(firstLetter + at);

const replace = (row: Pieces, phrase: string, letter: string): Pieces => {
  const result: string[] = [];
  for (let at = 0; at < row.length; at += 1) {
    const piece = row[at] ?? '';
    const pair = piece + (row[at + 1] ?? '');
    if (piece === phrase) result.push(letter);
    else if (pair === phrase) {
      result.push(letter);
      at += 1;
    } else result.push(piece);
  }
  return result;
};

export interface Phrased {
  /** A phrase may hold the letters of those before it. */
  phrases: readonly string[];
  texts: readonly string[];
}

/** Puts a letter in the place of each of the phrases that save most. */
export const packPhrases = (texts: readonly string[]): Phrased => {
  const phrases: string[] = [];
  const pieces: Pieces[] = texts.map((text) => text.split(/(?<= )/));
  const counts = phraseCounts(pieces);
  while (phrases.length < atMost) {
    const phrase = counts.best();
    if (phrase === undefined) break;
    const letter = letterOfPhrase(phrases.length);
    phrases.push(phrase);
    for (const text of counts.holding(phrase)) {
      const before = pieces[text] ?? [];
      const after = replace(before, phrase, letter);
      pieces[text] = after;
      counts.exchange(text, before, after);
    }
  }
  return { phrases, texts: pieces.map((row) => row.join('')) };
};

/** A function that puts the phrases back into a text. */
export const phraseReader = (phrases: readonly string[]): ((text: string) => string) => {
  const whole: string[] = [];
  const read = (text: string): string =>
    text.replaceAll(/[\u0401-\u0440]/g, (letter) => whole[letter.charCodeAt(0) - firstLetter] ?? letter);
  for (const phrase of phrases) whole.push(read(phrase));
  return read;
};
