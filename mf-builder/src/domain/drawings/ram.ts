import { memoryModule } from '../fit-view/standards';
import { type Facts, countOf, known, within } from './facts';
import type { Drawing } from './iso/drawing';
import { range, flats } from './iso/project';
import { Sheet } from './iso/sheet';

const mmPerUnit = 1.05;

/** A memory kit: a stick for each module, as tall as the fact says in mm, with a light bar if it has lighting. */
export function drawRam({ modules, heightMm, rgb, sodimm }: Facts<'ram'>): Drawing {
  const s = new Sheet(mmPerUnit);
  const sticks = countOf(modules, 1, 8, 2);
  const height = within(heightMm, 20, 70, memoryModule.height);
  const length = sodimm === true ? 69.6 : memoryModule.length;
  const pitch = sticks > 4 ? 15 : 30;
  s.foot(0, 0, length, (sticks - 1) * pitch + 8, 10);
  const middle = length * 0.52;
  for (const y of range(sticks).map((i) => i * pitch)) {
    s.plate('y', y + 5, 4, 0, middle - 4, 8, { fill: 'accent' });
    s.plate('y', y + 5, middle + 4, 0, length - 4, 8, { fill: 'accent' });
    const contacts = range(Math.floor(length / 5) - 2).map((i) => 8 + i * 5);
    s.on(
      'y',
      y + 5,
      contacts.filter((x) => Math.abs(x - middle) > 6).map((x) => flats(x, 1, x, 5)),
    );
    s.box(0, y, 6, length, 8, height - 6, { axis: 'y', r: 4, unknown: known(heightMm) ? [] : ['z'] });
    spreader(s, y + 8, length, height);
    if (rgb !== undefined && rgb !== 'none')
      s.box(2, y, height, length - 4, 8, 5, { tones: { z: 'accent', y: 'soft', x: 'soft' } });
  }
  return s.drawing();
}

function spreader(s: Sheet, y: number, length: number, height: number): void {
  const [low, high] = [12, height - 4];
  s.plate('y', y, 8, low, length - 8, high, { r: 3, pen: 'detail' });
  const mark = flats(0.16, low, 0.36, low, 0.5, high, 0.3, high).map(([u = 0, v = 0]) => [length * u, v] as const);
  s.shapes('y', y, [mark], { fill: 'soft', pen: 'accent' });
  const step = (high - low) / 4;
  s.on(
    'y',
    y,
    [1, 2, 3].map((i) => flats(length * 0.6, low + i * step, length * (0.72 + 0.05 * i), low + i * step)),
  );
}
