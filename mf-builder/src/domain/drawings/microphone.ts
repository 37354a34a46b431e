import { type Facts, says } from './facts';
import type { Drawing } from './iso/drawing';
import { type Point, range, flats, points } from './iso/project';
import { Sheet } from './iso/sheet';

const mmPerUnit = 1.15;

const domed = (z: number, r: number): Point[] =>
  range(20).flatMap((i) =>
    [0, 0.35, 0.7, 0.9, 1].map((k): Point => {
      const [angle, flat] = [(i / 20) * 2 * Math.PI, Math.sqrt(1 - k * k)];
      return [r * flat * Math.cos(angle), r * flat * Math.sin(angle), z + r * k];
    }),
  );

const arc = (r: number, z: number): Point[] =>
  range(9).map((i) => {
    const angle = -Math.PI / 4 + (i / 8) * Math.PI;
    return [r * Math.cos(angle), r * Math.sin(angle), z];
  });

/** A microphone: on a stand for USB, in a shock mount for XLR, with an XLR plug beside it. */
export function drawMicrophone({ connectivity, pattern }: Facts<'microphone'>): Drawing {
  const s = new Sheet(mmPerUnit);
  const xlr = says(connectivity, 'xlr');
  const stand = !xlr || says(connectivity, 'usb');
  const r = 23;
  if (stand) {
    s.foot(-38, -38, 76, 76, 8);
    s.cylinder('z', 0, 0, 38, 0, 7);
    s.ring('z', 7, 0, 0, 30, 'fine');
    s.cylinder('z', 0, 0, 5, 7, 34, { tones: { x: 'right', y: 'right' } });
    if (!xlr)
      s.cable(
        points(-23, 23, 86, -23, 23, 52, -17, 17, 36, 0, 0, 32, 17, -17, 36, 23, -23, 52, 23, -23, 86),
        7,
        'right',
      );
  } else {
    s.foot(-34, -34, 68, 68, 8);
    s.cylinder('z', 0, 0, 8, 0, 38, { tones: { x: 'right', y: 'right' } });
  }
  // The basket that carries the body on rubber.
  if (xlr) s.cylinder('z', 0, 0, 34, 44, 52, { tones: { z: 'deep' } });
  s.cylinder('z', 0, 0, r, 42, 84, { tones: { x: 'left', y: 'left', z: 'left' } });
  s.hull([...domed(116, r), ...arc(r, 84), ...arc(-r, 84)], { fill: 'soft' });
  s.lines(
    [86, 94, 102, 110, 118].map((z) => arc(r, z)),
    'fine',
  );
  if (xlr) {
    s.lines([arc(34, 78), arc(34, 70)], 'main');
    s.lines(
      [1, 3, 5, 7].map((i): Point[] => [
        ...arc(34, 74).slice(i, i + 1),
        ...arc(r, i % 4 === 1 ? 82 : 64).slice(i, i + 1),
      ]),
      'accent',
    );
  }
  // One mark for each pattern that can be chosen.
  const marks = Math.min(4, Math.max(1, pattern?.length ?? 1));
  for (const i of range(marks)) s.disc('y', r, -9 + i * 6, 62, 2.2, { fill: 'accent', pen: 'none' });
  if (xlr) plug(s);
  return s.drawing();
}

function plug(s: Sheet): void {
  s.cable(points(20, 52, 0, 40, 66, 0, 64, 52, 4), 5, 'soft');
  s.cylinder('x', 52, 9, 9, 60, 88);
  for (const [u, v] of flats(48, 12, 56, 12, 52, 5)) s.disc('x', 88, u, v, 1.7, { fill: 'accent', pen: 'none' });
}
