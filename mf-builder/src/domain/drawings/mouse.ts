import { type Facts, wired, within } from './facts';
import type { Drawing } from './iso/drawing';
import { type Flat, type Point, circle, range } from './iso/project';
import { Sheet } from './iso/sheet';

const mmPerUnit = 0.96;

/** The back of a mouse: how far along, the height of its ridge, its half width, in mm. */
const ridge: readonly Point[] = [
  [0, 5, 12],
  [5, 18, 21],
  [14, 30, 28],
  [26, 38, 32],
  [44, 41, 33],
  [68, 37, 31],
  [90, 29, 31],
  [108, 20, 30],
  [116, 13, 26],
  [121, 6, 17],
];

/** A point of the skin: the i-th rib, k from -1 (left) to 1 (right). */
function skin(i: number, k: number): Point {
  const [y, height, half] = ridge[i] ?? [0, 0, 0];
  return [34 + half * k, y, 4 + (height - 4) * (1 - Math.abs(k) ** 2.4)];
}

/** A mouse: on a cable if it has no radio; with holes in its back under 65 g, the more the lighter. */
export function drawMouse({ connectivity, weightG }: Facts<'mouse'>): Drawing {
  const s = new Sheet();
  s.foot(0, 0, 68, 121, 8);
  const across = range(13).map((i) => i / 6 - 1);
  const ribs = range(ridge.length);
  const shell = ribs.flatMap((i) => across.map((k) => skin(i, k)));
  s.hull([...shell, ...ribs.flatMap((i) => [-1, 1].map((k): Point => [...floor(i, k), 0]))], { fill: 'right' });
  const low = ribs.slice(1, -1);
  s.poly([...low.map((i) => skin(i, 0.72)), ...low.toReversed().map((i) => skin(i, -0.72))], { fill: 'top', pen: 'detail' });
  s.lines([ribs.slice(5).map((i) => skin(i, 0))], 'main');
  s.lines([across.slice(2, 11).map((k) => skin(5, k))]);
  holes(s, within(weightG, 1, 500, 100));
  for (const [half, y0, y1, look] of [[5, 84, 108, { fill: 'deep' }], [2.6, 88, 104, { fill: 'accent', pen: 'none' }]] as const) // prettier-ignore
    s.poly([[34 - half, y0 + 3, 34], [34, y0, 36], [34 + half, y0 + 3, 34], [34 + half, y1 - 3, 25], [34, y1, 22], [34 - half, y1 - 3, 25]], look); // prettier-ignore
  s.poly([[66, 42, 20], [65.5, 62, 20], [65, 62, 26], [64.4, 42, 28]], { fill: 'soft', pen: 'fine' }); // prettier-ignore
  s.poly([[65.5, 66, 20], [64.5, 84, 18], [64, 84, 23], [64.5, 66, 26]], { fill: 'soft', pen: 'fine' }); // prettier-ignore
  if (wired(connectivity)) s.cable([[34, 119, 8], [34, 134, 7], [28, 148, 1], [10, 158, 0], [-12, 156, 0]], 5, 'soft'); // prettier-ignore
  return s.drawing(mmPerUnit);
}

const floor = (i: number, k: number): Flat => {
  const [y = 0, , half = 0] = ridge[i] ?? [];
  return [34 + half * k, y];
};

/** Rows of holes behind the buttons: two under 65 g, one more for each 7 g less, four at most. */
function holes(s: Sheet, weightG: number): void {
  if (weightG >= 65) return;
  const rows = Math.min(4, 2 + Math.floor((65 - weightG) / 7));
  for (const row of range(rows)) {
    const [y, height] = ridge[4 - row] ?? [0, 0];
    for (const k of row % 2 ? [-0.45, -0.15, 0.15, 0.45] : [-0.3, 0, 0.3]) {
      const [x, , z] = skin(4 - row, k);
      s.poly(circle(x, y, 3.4, 6).map(([u, v]): Point => [u, v, Math.min(z, height)]), { fill: 'deep', pen: 'detail' }); // prettier-ignore
    }
  }
}
