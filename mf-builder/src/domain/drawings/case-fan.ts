import { type Facts, countOf, within } from './facts';
import type { Drawing } from './iso/drawing';
import { range, flats, points } from './iso/project';
import { Sheet } from './iso/sheet';

const mmPerUnit = 1.75;
const thickMm = 25;

/** A pack of fans: a frame of `sizeMm` for each, one behind the other, with a ring of light if it has `led`. */
export function drawCaseFan({ sizeMm, qty, led, pwm }: Facts<'caseFan'>): Drawing {
  const s = new Sheet(mmPerUnit);
  const size = within(sizeMm, 30, 230, 120);
  const count = countOf(qty, 1, 5, 1);
  const pitch = Math.min(46, 150 / count);
  const lit = led !== undefined && led !== 'none';
  s.foot(0, 0, size, (count - 1) * pitch + thickMm, 12);
  for (const i of range(count)) {
    const y = i * pitch;
    const last = i === count - 1;
    s.cable(
      points(
        size,
        y + 6,
        size * 0.1,
        size + 14,
        y + 4,
        6,
        size + 24,
        y + 14,
        0,
        size + 26,
        y + 32,
        0,
        size + 40,
        y + 36,
        0,
      ),
      4,
      pwm === true ? 'soft' : 'left',
    );
    s.box(0, y, 0, size, thickMm, size, { axis: 'y', r: size * 0.1 });
    const [c, n] = [size / 2, y + thickMm];
    if (last) s.fan('y', n, c, c, size * 0.45);
    else s.disc('y', n, c, c, size * 0.45, { fill: 'deep' });
    if (lit) {
      s.ring('y', n, c, c, size * 0.45);
      if (last) s.ring('y', n, c, c, size * 0.405);
      s.box(size - 0.1, y + 9, size * 0.16, 0.1, 7, size * 0.68, { tones: { x: 'accent' }, pen: 'none' });
    }
    for (const [u, v] of flats(0.07, 0.07, 0.93, 0.07, 0.07, 0.93, 0.93, 0.93))
      s.ring('y', n, size * u, size * v, size * 0.03, 'detail');
  }
  return s.drawing();
}
