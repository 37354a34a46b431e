import { type Facts, countOf, within } from './facts';
import type { Drawing } from './iso/drawing';
import { type Flat, range, flats } from './iso/project';
import { Sheet } from './iso/sheet';

const mmPerUnit = 5.5;
const bezelMm = 8;

/** A monitor: `resolution` gives the shape of its picture, `sizeIn` its width in mm, `hz` the waves of the picture's curve. */
export function drawMonitor({ sizeIn, resolution, hz }: Facts<'monitor'>): Drawing {
  const s = new Sheet(mmPerUnit);
  const aspect = within((resolution?.[0] ?? 16) / (resolution?.[1] ?? 9), 1, 4, 16 / 9);
  const diagonal = within(sizeIn, 10, 55, 27) * 25.4;
  const height = diagonal / Math.hypot(aspect, 1);
  const width = height * aspect;
  const foot = Math.min(260, width * 0.5);
  const [x0, low] = [(width - foot) / 2, 110];
  const [w, h] = [width + 2 * bezelMm, height + 2 * bezelMm];

  s.foot(x0, -90, foot, 200, 16);
  s.box(x0, -90, 0, foot, 200, 10, { r: 16 });
  s.box(width / 2 - 28, -40, 10, 56, 30, low + height * 0.4);
  s.box(-bezelMm, -10, low, w, 34, h, { axis: 'y', r: 12, unknown: sizeIn === undefined ? ['x', 'z'] : [] });
  const z = low + bezelMm;
  s.plate('y', 24, 0, z, width, z + height, { r: 6, fill: 'deep', pen: 'detail' });
  const waves = within(hz, 30, 600, 60) / 60;
  const curve = range(countOf(waves * 24, 24, 240, 24) + 1).map((i): Flat => {
    const share = i / countOf(waves * 24, 24, 240, 24);
    return [width * share, z + height * (0.45 + 0.26 * Math.sin(share * waves * 2 * Math.PI))];
  });
  s.shapes('y', 24, [[[0, z], ...curve, [width, z]]], { fill: 'soft', pen: 'none' });
  s.on('y', 24, [curve], 'accent');
  // One line for each 540 rows of pixels.
  const lines = countOf((resolution?.[1] ?? 1080) / 540, 1, 8, 2);
  s.on(
    'y',
    24,
    range(lines).map((i) =>
      flats(0, z + ((i + 1) * height) / (lines + 1), width, z + ((i + 1) * height) / (lines + 1)),
    ),
  );
  return s.drawing();
}
