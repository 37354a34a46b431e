import { type Facts, wired, within } from './facts';
import type { Drawing } from './iso/drawing';
import { type Point, range, points } from './iso/project';
import { Sheet } from './iso/sheet';

const mmPerUnit = 1;

const band = (grow: number): Point[] =>
  range(13).map((i) => {
    const angle = Math.PI * (1 - i / 12);
    return [50 + grow * 54 * Math.cos(angle), 28, 52 + grow * 66 * Math.sin(angle)];
  });

/** A headset: a boom if it has a microphone, a cable if it has no radio, a driver as wide as its fact in mm. */
export function drawHeadset({ mic, connectivity, driverMm }: Facts<'headset'>): Drawing {
  const s = new Sheet(mmPerUnit);
  const driver = within(driverMm, 10, 100, 40) / 2;
  const cup = Math.max(30, driver + 5);
  s.foot(-12, -2, 124, 60, 8);
  s.cylinder('x', 28, 34, cup, -12, 0, { tones: { y: 'top', z: 'top', x: 'right' } });
  s.cylinder('x', 28, 34, cup - 2, 0, 12, { tones: { y: 'deep', z: 'deep', x: 'soft' } });
  s.ring('x', 12, 28, 34, cup / 2, 'fine');
  s.cable(band(1), 14, 'top');
  s.cable(band(1).slice(3, 10), 6, 'soft');
  s.cylinder('x', 28, 34, cup - 2, 88, 100, { tones: { y: 'soft', z: 'soft', x: 'deep' } });
  s.cylinder('x', 28, 34, cup, 100, 112, { tones: { y: 'top', z: 'top', x: 'right' } });
  s.disc('x', 112, 28, 34, driver, { fill: 'soft', pen: 'accent' });
  for (const k of [0.65, 0.3]) s.ring('x', 112, 28, 34, driver * k, 'fine');
  if (mic === true) {
    s.cable(points(108, 46, 16, 106, 72, 4, 84, 86, 6, 66, 86, 10), 5);
    s.disc('y', 90, 64, 10, 6, { fill: 'accent' });
  }
  if (wired(connectivity)) {
    s.cable(points(106, 28, 34 - cup, 108, 32, -6, 122, 44, 0, 140, 34, 0, 148, 10, 0, 132, -12, 0), 4, 'soft');
    s.box(122, -20, 0, 8, 8, 6, { tones: { z: 'accent' } });
  }
  return s.drawing();
}
