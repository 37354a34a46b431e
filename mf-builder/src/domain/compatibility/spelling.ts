/** A spelling to compare by: lower case, without spaces and hyphens. `Micro ATX` and `micro-ATX` are one. */
export const fold = (text: string): string => {
  const known = folded.get(text);
  if (known !== undefined) return known;
  const spelling = text.toLowerCase().replaceAll(/[\s\-\u2010-\u2015]+/g, '');
  // Visitors' own parts may bring any number of texts; those of the catalogue are a few hundred.
  if (folded.size >= 2_000) folded.clear();
  folded.set(text, spelling);
  return spelling;
};

/** A check compares the same few texts again and again. */
const folded = new Map<string, string>();

/** A chipset's name to compare by; the maker's prefix is dropped too: `AMD B650` is `b650`. */
export const foldChipset = (text: string): string => fold(text).replace(/^(amd|intel)/, '');

/** Whether a list has a word, whatever the spelling. */
export const has = (list: readonly string[], word: string): boolean => {
  const wanted = fold(word);
  return list.some((one) => fold(one) === wanted);
};

/** '1 port', '2 ports'. */
export const counted = (number: number, word: string): string => `${number} ${number === 1 ? word : `${word}s`}`;
