import { type Facts, says, wired } from './facts';
import type { Drawing } from './iso/drawing';
import { type Flat, roundedRectangle, points } from './iso/project';
import { Sheet } from './iso/sheet';

const mmPerUnit = 2.32;
/** Keys are this far apart, in mm. */
const unit = 19.05;

interface Layout {
  rows: number;
  /** Extra columns beside the main block: arrows and edit keys, then numbers. */
  extra: number;
  numbers: boolean;
}

/** Rows and blocks of a size; a full keyboard for one that is unknown. */
function layoutOf(size: string | undefined): Layout {
  if (says(size, 'tkl') || says(size, '80')) return { rows: 6, extra: 3, numbers: false };
  if (says(size, '75')) return { rows: 6, extra: 1, numbers: false };
  if (says(size, '65')) return { rows: 5, extra: 1, numbers: false };
  if (says(size, '60')) return { rows: 5, extra: 0, numbers: false };
  return { rows: 6, extra: 3, numbers: true };
}

const mainRows = [
  [1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2],
  [1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2],
  [1.5, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1.5],
  [1.75, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2.25],
  [2.25, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2.75],
  [1.25, 1.25, 1.25, 6.25, 1.25, 1.25, 1.25, 1.25],
];

/** A keyboard: rows and numeric block by `size`, in mm; a cable if it has no radio. */
export function drawKeyboard({ size, connectivity, switchType }: Facts<'keyboard'>): Drawing {
  const s = new Sheet(mmPerUnit);
  const { rows, extra, numbers } = layoutOf(size);
  const gap = extra === 3 ? 6 : 0;
  const width = (15 + extra + (numbers ? 4 : 0)) * unit + gap * (numbers ? 2 : 1) + 12;
  const depth = rows * unit + 14;
  const top = 18;
  s.foot(0, 0, width, depth, 10);
  if (wired(connectivity))
    s.cable(points(width * 0.3, 2, 8, width * 0.3, -20, 8, width * 0.36, -40, 2, width * 0.48, -44, 0), 4, 'soft');
  s.box(0, 0, 0, width, depth, top, { r: 8, unknown: size === undefined ? ['x', 'y'] : [] });
  s.plate('z', top, 4, 4, width - 4, depth - 4, { r: 4, fill: 'deep', pen: 'detail' });
  // Keys of a mechanical board stand higher than a membrane's.
  const lift = switchType === undefined || says(switchType, 'membrane') ? 6 : 10;
  for (const [i, widths] of mainRows.slice(6 - rows).entries()) {
    const y = 7 + i * unit;
    const keys = [...along(6, widths)];
    if (extra > 0) keys.push(...along(6 + 15 * unit + gap, extra === 3 ? [1, 1, 1] : [1]));
    if (numbers) keys.push(...along(6 + 18 * unit + gap * 2, [1, 1, 1, 1]));
    row(s, y, top, lift, keys);
  }
  return s.drawing();
}

/** Start and end of keys in a row, from their widths in units. */
const along = (start: number, widths: readonly number[]): Flat[] => {
  let x = start;
  return widths.map((width) => {
    x += width * unit;
    return [x - width * unit + 1.5, x - 1.5];
  });
};

function row(s: Sheet, y: number, top: number, lift: number, keys: readonly Flat[]): void {
  const wide = keys.filter(([from, to]) => to - from > unit * 1.7);
  const plain = keys.filter((key) => !wide.includes(key));
  keysOf(s, y, top, lift, plain, 'top');
  keysOf(s, y, top, lift, wide, 'soft');
}

function keysOf(s: Sheet, y: number, top: number, lift: number, keys: readonly Flat[], fill: 'top' | 'soft'): void {
  const end = y + unit - 3;
  const fronts = keys.map(([u0, u1]) => roundedRectangle(u0, top, u1, top + lift));
  s.shapes('y', end, fronts, { fill: 'right', pen: 'detail' });
  const caps = keys.map(([u0, u1]) => roundedRectangle(u0, y, u1, end));
  s.shapes('z', top + lift, caps, { fill, pen: 'detail' });
}
