import { type Facts, wired, within } from './facts';
import type { Drawing } from './iso/drawing';
import { type Flat, type Point, circle, range, points } from './iso/project';
import { Sheet } from './iso/sheet';

const mmPerUnit = 0.96;

/** The back of a mouse: how far along, the height of its ridge, its half width, in mm. */
const ridge: readonly Point[] = points(
  ...[
    0, 5, 12, 5, 18, 21, 14, 30, 28, 26, 38, 32, 44, 41, 33, 68, 37, 31, 90, 29, 31, 108, 20, 30, 116, 13, 26, 121, 6,
    17,
  ],
);

/** The ridge at a rib, or between two ribs. */
function ridgeAt(i: number): Point {
  const k = Math.floor(i);
  const t = i - k;
  const rib = (n: number): Point => ridge[Math.min(ridge.length - 1, Math.max(0, n))] ?? [0, 0, 0];
  // A smooth curve through the ribs (Catmull-Rom).
  const smooth = (n: 0 | 1 | 2) => {
    const [a, b, c, d] = [rib(k - 1)[n], rib(k)[n], rib(k + 1)[n], rib(k + 2)[n]];
    return b + 0.5 * t * (c - a + t * (2 * a - 5 * b + 4 * c - d + t * (3 * (b - c) + d - a)));
  };
  return [smooth(0), smooth(1), smooth(2)];
}

/** A point of the skin: the i-th rib, k from -1 (left) to 1 (right). */
function skin(i: number, k: number): Point {
  const [y, height, half] = ridgeAt(i);
  return [34 + half * k, y, 4 + (height - 4) * (1 - Math.abs(k) ** 2.4)];
}

/** A mouse: on a cable if it has no radio; with holes in its back under 65 g, the more the lighter. */
export function drawMouse({ connectivity, weightG }: Facts<'mouse'>): Drawing {
  const s = new Sheet(mmPerUnit);
  s.foot(0, 0, 68, 121, 8);
  const across = range(13).map((i) => i / 6 - 1);
  const ribs = range(ridge.length * 3 - 2).map((i) => i / 3);
  const shell = ribs.flatMap((i) => across.map((k) => skin(i, k)));
  s.hull([...shell, ...ribs.flatMap((i) => [-1, 1].map((k): Point => [...floor(i, k), 0]))], { fill: 'right' });
  const low = ribs.slice(3, -3);
  s.poly([...low.map((i) => skin(i, 0.72)), ...low.toReversed().map((i) => skin(i, -0.72))], {
    fill: 'top',
    pen: 'detail',
  });
  s.lines([ribs.slice(15).map((i) => skin(i, 0))], 'main');
  s.lines([across.slice(2, 11).map((k) => skin(5, k))]);
  holes(s, within(weightG, 1, 500, 100));
  for (const [half, y0, y1, look] of [
    [5, 84, 108, { fill: 'deep' }],
    [2.6, 88, 104, { fill: 'accent', pen: 'none' }],
  ] as const)
    s.poly(
      points(
        34 - half,
        y0 + 3,
        34,
        34,
        y0,
        36,
        34 + half,
        y0 + 3,
        34,
        34 + half,
        y1 - 3,
        25,
        34,
        y1,
        22,
        34 - half,
        y1 - 3,
        25,
      ),
      look,
    );
  s.poly(points(66, 42, 20, 65.5, 62, 20, 65, 62, 26, 64.4, 42, 28), { fill: 'soft', pen: 'fine' });
  s.poly(points(65.5, 66, 20, 64.5, 84, 18, 64, 84, 23, 64.5, 66, 26), { fill: 'soft', pen: 'fine' });
  if (wired(connectivity)) s.cable(points(34, 119, 8, 34, 134, 7, 28, 148, 1, 10, 158, 0, -12, 156, 0), 5, 'soft');
  return s.drawing();
}

const floor = (i: number, k: number): Flat => {
  const [y, , half] = ridgeAt(i);
  return [34 + half * k, y];
};

/** Rows of holes behind the buttons: two under 65 g, one more for each 7 g less, four at most. */
function holes(s: Sheet, weightG: number): void {
  if (weightG >= 65) return;
  const rows = Math.min(4, 2 + Math.floor((65 - weightG) / 7));
  for (const row of range(rows)) {
    const rib = 4.65 - row * 0.45;
    for (const k of row % 2 ? [-0.54, -0.18, 0.18, 0.54] : [-0.36, 0, 0.36]) {
      const [x, y, z] = skin(rib, k);
      s.poly(
        circle(x, y, 3.6, 6).map(([u, v]): Point => [u, v, z - (v - y) * 0.12]),
        { fill: 'deep', pen: 'detail' },
      );
    }
  }
}
