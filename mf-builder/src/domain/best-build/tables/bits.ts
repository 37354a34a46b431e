/** Bit masks over options, 32 to a word. The first set bit is the cheapest option, because options are sorted by price. */

export const wordsFor = (count: number): number => Math.ceil(count / 32);

export const setBit = (words: Uint32Array, at: number, bit: number): void => {
  const word = at + (bit >>> 5);
  words[word] = (words[word] ?? 0) | (1 << (bit & 31));
};

export const hasBit = (words: Uint32Array, bit: number): boolean =>
  (((words[bit >>> 5] ?? 0) >>> (bit & 31)) & 1) === 1;

/** The first set bit from `from` on, counted from `at`; -1 where there is none before `end`. */
export function nextBit(words: Uint32Array, at: number, end: number, from: number): number {
  let word = at + (from >>> 5);
  if (word >= end) return -1;
  let left = (words[word] ?? 0) & (-1 << (from & 31));
  while (left === 0) {
    word += 1;
    if (word >= end) return -1;
    left = words[word] ?? 0;
  }
  return ((word - at) << 5) + 31 - Math.clz32(left & -left);
}
