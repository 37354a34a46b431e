import { slotPitch } from '../fit-view/standards';
import { type Facts, countOf, known, within } from './facts';
import type { Drawing } from './iso/drawing';
import { type Axis, range, flats } from './iso/project';
import { Sheet } from './iso/sheet';

const mmPerUnit = 2.1;

// A fan of such a card is no wider than the card is high, so more of them stand side by side.
const lowMm = 80;

/** Two fans from 180 mm and three from 255 mm, of a low card from 180 mm: a convention, no fact says it. */
const fanCount = (lengthMm: number, heightMm: number): number =>
  lengthMm <= 180 ? 1 : lengthMm > 255 || heightMm < lowMm ? 3 : 2;

/** A graphics card: length, thickness and height in mm by its facts, a plug on its edge for each it needs. */
export function drawGpu({ lengthMm, heightMm, slots, power }: Facts<'gpu'>): Drawing {
  const s = new Sheet(mmPerUnit);
  const length = within(lengthMm, 90, 380, 240);
  const height = within(heightMm, 50, 165, 115);
  const thick = within(slots, 1, 4.5, 2) * slotPitch.mm;
  const unknown: Axis[] = [];
  if (!known(lengthMm)) unknown.push('x');
  if (!known(slots)) unknown.push('y');
  if (!known(heightMm)) unknown.push('z');

  s.foot(0, 0, length, thick, 10);
  s.box(-6, 2, -8, 6, thick - 2, height + 14, { tones: { x: 'left', y: 'right' } });
  s.box(34, 6, -8, Math.min(88, length - 44), 6, 8, { tones: { y: 'accent' } });
  s.box(0, 0, 0, length, thick, height, { axis: 'y', r: 10, unknown });
  s.plate('y', thick, 6, 6, length - 6, height - 6, { r: 8, pen: 'detail' });
  const fans = fanCount(length, height);
  const r = Math.min(height * 0.41, length / fans / 2 - 6);
  for (const i of range(fans)) s.fan('y', thick, (length / fans) * (i + 0.5), height / 2, r);
  const seams = range(Math.ceil(thick / slotPitch.mm) - 1).map((i) => (i + 1) * slotPitch.mm);
  s.on(
    'z',
    height,
    seams.map((y) => flats(10, y, length - 10, y)),
  );
  plugs(s, power, length, height);
  return s.drawing();
}

function plugs(s: Sheet, power: Facts<'gpu'>['power'], length: number, height: number): void {
  const many = countOf(power?.p16, 0, 2, 0);
  const few = countOf(power?.p8, 0, 4, 0) + countOf(power?.p6, 0, 4, 0);
  const right = length * 0.86;
  for (const i of range(Math.min(4, many + few))) {
    const x = right - (i + 1) * 27;
    s.plate('z', height, x, 4, x + 22, 15, i < many ? { r: 2, fill: 'accent', pen: 'accent' } : { r: 2, fill: 'deep' });
  }
}
