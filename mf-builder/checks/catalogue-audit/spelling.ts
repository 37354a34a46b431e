/** A name without case, spaces, hyphens and other marks: `Micro ATX` and `micro-ATX` read alike. */
export const fold = (text: string): string => text.toLowerCase().replaceAll(/[^a-z0-9+]/g, '');

/** The words of a name, folded; a word with hyphens counts whole and in pieces. */
export const words = (text: string): string[] =>
  text
    .split(/[\s()|,/]+/)
    .flatMap((word) => [fold(word), ...word.split(/[-_.]/).map(fold)])
    .filter((word) => word !== '');
