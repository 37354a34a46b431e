/** A spelling to compare by: lower case, without spaces and hyphens. `Micro ATX` and `micro-ATX` are one. */
export const fold = (text: string): string => text.toLowerCase().replaceAll(/[\s\-\u2010-\u2015]+/g, '');

/** A chipset's name to compare by; the maker's prefix is dropped too: `AMD B650` is `b650`. */
export const foldChipset = (text: string): string => fold(text).replace(/^(amd|intel)/, '');

/** Whether a list has a word, whatever the spelling. */
export const has = (list: readonly string[], word: string): boolean => {
  const wanted = fold(word);
  return list.some((one) => fold(one) === wanted);
};
