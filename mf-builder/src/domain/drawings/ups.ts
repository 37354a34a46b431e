import { type Facts, countOf, within } from './facts';
import type { Drawing } from './iso/drawing';
import { range, flats, points } from './iso/project';
import { Sheet } from './iso/sheet';

const mmPerUnit = 2.4;

/** A UPS: its size in three steps by `va`, an outlet on its back for each it has, a bar for its battery. */
export function drawUps({ va, outlets, batteryWh }: Facts<'ups'>): Drawing {
  const s = new Sheet(mmPerUnit);
  const rating = within(va, 0, 1e6, 800);
  const step = rating >= 1200 ? 2 : rating >= 700 ? 1 : 0;
  const [w, d, h] = [100, 190, 170 + step * 60];
  s.foot(0, 0, w, d, 14);
  s.cable(points(w, 12, 30, w + 22, 6, 12, w + 42, 18, 0, w + 56, 54, 0), 5, 'soft');
  s.box(0, 0, 6, w, d, h, { r: 8 });
  s.plate('y', d, 12, 20, w - 12, h - 8, { r: 6, pen: 'detail' });
  s.plate('y', d, 20, h - 74, w - 20, h - 18, { r: 5, fill: 'deep' });
  const bars = batteryWh === undefined ? 1 + step : countOf(batteryWh / 60, 1, 4, 1);
  for (const i of range(bars))
    s.plate('y', d, 28 + i * 11, h - 60, 35 + i * 11, h - 32, { fill: 'accent', pen: 'none' });
  s.ring('y', d, w / 2, h - 100, 13, 'main');
  s.on('y', d, [flats(w / 2, h - 102, w / 2, h - 86)], 'accent');
  s.on(
    'y',
    d,
    range(3).map((i) => flats(26, 30 + i * 10, w - 26, 30 + i * 10)),
  );
  // The back, with its outlets in two columns.
  const count = countOf(outlets, 0, 12, 0);
  for (const i of range(count)) {
    const [u, v] = [32 + (i % 2) * 76, h - 40 - Math.floor(i / 2) * (h > 200 ? 30 : 24)];
    s.plate('x', w, u, v, u + 50, v + 20, { r: 5, fill: 'deep', pen: 'main' });
    s.on('x', w, [flats(u + 17, v + 6, u + 17, v + 14), flats(u + 33, v + 6, u + 33, v + 14)], 'fine');
  }
  return s.drawing();
}
