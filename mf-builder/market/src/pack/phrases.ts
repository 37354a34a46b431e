/** Letters that stand for phrases in packed names. No name of the source has one of them; the packer refuses one that does. */
const firstLetter = 0x4_01;
const atMost = 64;

export const isPhraseLetter = (letter: string): boolean => {
  const at = letter.charCodeAt(0) - firstLetter;
  return at >= -1 && at < atMost;
};

const letterOfPhrase = (at: number): string => String.fromCharCode(firstLetter + at);

/** The word, or pair of pieces that were words or phrases before, that has the most letters over all texts. */
const best = (texts: readonly (readonly string[])[]): string | undefined => {
  const counts = new Map<string, number>();
  for (const row of texts)
    for (const [at, piece] of row.entries()) {
      counts.set(piece, (counts.get(piece) ?? 0) + 1);
      const pair = piece + (row[at + 1] ?? '');
      if (pair !== piece) counts.set(pair, (counts.get(pair) ?? 0) + 1);
    }
  const [top] = [...counts]
    .filter(([piece, count]) => piece.length > 1 && count > 8)
    .toSorted(([a, times], [b, others]) => b.length * others - a.length * times);
  return top?.[0];
};

const replace = (row: readonly string[], phrase: string, letter: string): string[] => {
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
  let pieces: (readonly string[])[] = texts.map((text) => text.split(/(?<= )/));
  while (phrases.length < atMost) {
    const phrase = best(pieces);
    if (phrase === undefined) break;
    const letter = letterOfPhrase(phrases.length);
    phrases.push(phrase);
    pieces = pieces.map((row) => replace(row, phrase, letter));
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
