import { type Facts, says, wired } from './facts';
import type { Drawing } from './iso/drawing';
import { type Flat, flats, points } from './iso/project';
import { Sheet } from './iso/sheet';

const mmPerUnit = 1.1;
const top = 26;

/** Counterclockwise, from the middle of the far edge; rounded by its corners. */
const outline: readonly Flat[] = flats(
  ...[
    76, 4, 104, 3, 122, 4, 134, 8, 142, 17, 149, 32, 155, 48, 159, 66, 159, 82, 156, 93, 150, 99, 142, 101, 134, 97,
    127, 89, 121, 79, 115, 71, 108, 66, 98, 62, 76, 61, 54, 62, 44, 66, 37, 71, 31, 79, 25, 89, 18, 97, 10, 101, 2, 99,
    -4, 93, -7, 82, -7, 66, -3, 48, 3, 32, 10, 17, 18, 8, 30, 4, 48, 3,
  ],
);

/** A controller: sticks side by side for PlayStation, one above the other for any else; a cable if it has no radio. */
export function drawController({ platform, connectivity }: Facts<'controller'>): Drawing {
  const s = new Sheet(mmPerUnit);
  const parallel = says(platform, 'playstation');
  s.foot(-4, 2, 160, 98, 8);
  if (wired(connectivity)) s.cable(points(76, 4, 18, 76, -22, 16, 58, -44, 4, 16, -48, 0, -10, -34, 0), 5, 'soft');
  s.prism('z', outline, 4, top);
  s.plate('z', top, 54, 11, 98, parallel ? 37 : 27, { r: 4, fill: 'soft', pen: 'accent' });
  // Left thumb: cross above and stick below for sticks side by side, the other way around for offset ones.
  pad(s, parallel ? 27 : 52, parallel ? 31 : 49);
  stick(s, parallel ? 52 : 27, parallel ? 51 : 31);
  stick(s, 100, parallel ? 51 : 49);
  for (const [u, v] of flats(125, 19, 114, 30, 136, 30, 125, 41))
    s.disc('z', top, u, v, 4.8, { fill: v === 41 ? 'accent' : 'top' });
  if (says(platform, 'xbox')) s.ring('z', top, 76, 36, 5);
  s.on('z', top, [flats(64, 44, 69, 44), flats(83, 44, 88, 44)]);
  return s.drawing();
}

function stick(s: Sheet, x: number, y: number): void {
  s.disc('z', top, x, y, 13, { fill: 'deep' });
  s.cylinder('z', x, y, 6, top, top + 8, { tones: { x: 'right', y: 'right' } });
  s.cylinder('z', x, y, 9, top + 8, top + 10);
}

function pad(s: Sheet, x: number, y: number): void {
  const [a, b] = [4, 11];
  const cross: Flat[] = flats(a, -b, a, -a, b, -a, b, a, a, a, a, b, -a, b, -a, a, -b, a, -b, -a, -a, -a, -a, -b);
  s.shapes('z', top, [cross.map(([u, v]) => [x + u, y + v])], { fill: 'left' });
}
