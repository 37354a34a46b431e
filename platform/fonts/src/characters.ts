/** A range of code points, both ends included. */
export type Range = readonly [from: number, to: number];

/** What our own texts are written with: Basic Latin, and the signs that they use. A test finds those that are missing. */
const basic: readonly Range[] = [
  [0x20, 0x7e],
  // No-break space, ©, ®, ° to ³, µ, ·, × and ÷.
  [0xa0, 0xa0],
  [0xa9, 0xa9],
  [0xae, 0xae],
  [0xb0, 0xb3],
  [0xb5, 0xb5],
  [0xb7, 0xb7],
  [0xd7, 0xd7],
  [0xf7, 0xf7],
  // Dashes, quotation marks, bullet, ellipsis, primes.
  [0x2013, 0x2014],
  [0x2018, 0x2019],
  [0x201c, 0x201d],
  [0x2022, 0x2022],
  [0x2026, 0x2026],
  [0x2032, 0x2033],
  // Trade mark, arrows, minus, about, at most and at least.
  [0x2122, 0x2122],
  [0x2190, 0x2193],
  [0x2212, 0x2212],
  [0x2248, 0x2248],
  [0x2264, 0x2265],
];

/** What the fonts' own Latin files cover (the ranges of their style sheets). */
const latin: readonly Range[] = [
  [0xa1, 0xff],
  [0x131, 0x131],
  [0x152, 0x153],
  [0x2bb, 0x2bc],
  [0x2c6, 0x2c6],
  [0x2da, 0x2da],
  [0x2dc, 0x2dc],
  [0x2000, 0x206f],
  [0x20ac, 0x20ac],
];
const latinExtended: readonly Range[] = [
  [0x100, 0x2ba],
  [0x2bd, 0x2c5],
  [0x2c7, 0x2cc],
  [0x2ce, 0x2d7],
  [0x2dd, 0x2ff],
  [0x1e00, 0x1e9f],
  [0x1ef2, 0x1eff],
  [0x20a0, 0x20ab],
  [0x20ad, 0x20c0],
  [0x2113, 0x2113],
];

const codePoints = (ranges: readonly Range[]): Set<number> =>
  new Set(ranges.flatMap(([from, to]) => Array.from({ length: to - from + 1 }, (_, i) => from + i)));

const inBasic = codePoints(basic);
const without = (ranges: readonly Range[], ...taken: ReadonlySet<number>[]): Set<number> =>
  new Set([...codePoints(ranges)].filter((point) => !taken.some((set) => set.has(point))));
const inLatin = without(latin, inBasic);

/** Which characters each file holds, as code points; none is in two. */
export const files: Readonly<Record<'basic' | 'latin' | 'latin-ext', ReadonlySet<number>>> = {
  basic: inBasic,
  latin: inLatin,
  'latin-ext': without(latinExtended, inBasic, inLatin),
};

/** Code points as `unicode-range` writes them: `U+20-7E, U+A0`. */
export function unicodeRange(points: ReadonlySet<number>): string {
  const ranges: [number, number][] = [];
  for (const point of [...points].toSorted((a, b) => a - b)) {
    const last = ranges.at(-1);
    if (last && last[1] === point - 1) last[1] = point;
    else ranges.push([point, point]);
  }
  const hex = (point: number): string => point.toString(16).toUpperCase();
  return ranges.map(([from, to]) => (from === to ? `U+${hex(from)}` : `U+${hex(from)}-${hex(to)}`)).join(', ');
}
