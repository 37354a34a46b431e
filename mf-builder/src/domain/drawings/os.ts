import { type Facts, says } from './facts';
import type { Drawing } from './iso/drawing';
import { type Flat, range, flats } from './iso/project';
import { Sheet } from './iso/sheet';

const mmPerUnit = 1.1;

/** A system: a disc on its sleeve with an open padlock if it is free, else with a key; a line for each 32 bits. */
export function drawOs({ licence, bits, edition }: Facts<'os'>): Drawing {
  const s = new Sheet(mmPerUnit);
  const free = says(licence, 'free');
  s.foot(0, 0, 142, 126, 6);
  s.box(0, 0, 0, 142, 126, 5, { r: 4 });
  s.plate('z', 5, 6, 6, 136, 120, { r: 3, pen: 'detail' });
  s.cylinder('z', 66, 62, 58, 12, 14, { tones: { x: 'right', y: 'left', z: 'soft' } });
  for (const r of [52, 46]) s.ring('z', 14, 66, 62, r, 'detail');
  s.disc('z', 14, 66, 62, 20, { fill: 'top', pen: 'accent' });
  s.disc('z', 14, 66, 62, 8, { fill: 'deep' });
  s.on(
    'z',
    14,
    range(bits === 32 ? 1 : 2).map((i) => flats(34, 26 + i * 6, 66, 26 + i * 6)),
    'fine',
  );
  if (says(edition, 'pro') || says(edition, 'lts')) s.ring('z', 14, 66, 62, 26);
  if (free) padlock(s, 106, 88);
  else key(s, 104, 84, says(licence, 'oem'));
  return s.drawing();
}

/** The shackle is open. */
function padlock(s: Sheet, x: number, y: number): void {
  const shackle = range(9).map((i): Flat => [
    x + 16 + 11 * Math.cos(Math.PI * (1 + i / 8)),
    62 + 13 * Math.sin((Math.PI * i) / 8),
  ]);
  s.on('y', y, [[[x + 5, 44], ...shackle, [x + 27, 55]]], 'main');
  s.box(x, y - 8, 14, 32, 16, 30, { axis: 'y', r: 5, tones: { y: 'soft' } });
  s.disc('y', y + 8, x + 16, 31, 4, { fill: 'accent', pen: 'none' });
  s.on('y', y + 8, [flats(x + 16, 31, x + 16, 22)], 'accent');
}

/** A key; one for a single machine (OEM) is tied to a tag. */
function key(s: Sheet, x: number, y: number, tied: boolean): void {
  s.box(x + 8, y - 26, 14, 6, 34, 5, { tones: { z: 'accent' } });
  for (const v of [-26, -16]) s.box(x + 14, y + v, 14, 9, 5, 5, { tones: { z: 'accent' } });
  s.cylinder('z', x + 11, y + 20, 15, 14, 19, { tones: { z: 'soft' } });
  s.disc('z', 19, x + 11, y + 20, 6, { fill: 'deep' });
  if (tied) s.box(x + 28, y + 12, 14, 26, 16, 4, { r: 3 });
}
