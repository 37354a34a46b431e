/** Digits apart from what stands between them. */
const pieces = (text: string): string[] =>
  text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .match(/\d+|\D/g) ?? [];

/** As dictionaries have it: spaces, other signs, digits, letters. */
const kind = (piece: string): number => (piece === ' ' ? 0 : /\d/.test(piece) ? 2 : /\p{L}/u.test(piece) ? 3 : 1);

/**
 * In the order of a dictionary, numbers by their size: `RX 580`, `RX 6600`. By hand, as the browser first loads what it knows of all languages
 * (record 61); a test holds it against the browser's order of every name in the catalogue.
 */
export function byName(a: string, b: string): number {
  const [one, other] = [pieces(a), pieces(b)];
  for (const [at, piece] of one.entries()) {
    const against = other[at];
    if (against === undefined) return 1;
    const order =
      kind(piece) - kind(against) ||
      (kind(piece) === 2 ? Number(piece) - Number(against) : 0) ||
      compare(piece, against);
    if (order !== 0) return order;
  }
  return one.length - other.length;
}

const compare = (a: string, b: string): number => (a < b ? -1 : Number(a > b));
