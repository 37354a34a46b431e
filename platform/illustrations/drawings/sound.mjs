// What is heard, and what listens or looks.
import { curve, solid } from '../curves.mjs';
import { range } from '../iso.mjs';

const dome = (x, y, z, r, up = 1) =>
  range(12).flatMap((i) =>
    [0, 0.35, 0.7, 1].map((k) => {
      const q = (i / 12) * 2 * Math.PI,
        flat = Math.sqrt(1 - k * k);
      return [x + r * flat * Math.cos(q), y + r * flat * Math.sin(q), z + r * k * up];
    }),
  );
const arch = (y, k, z) =>
  range(9).map((i) => {
    const q = Math.PI * (1 - i / 8);
    return [50 + k * 54 * Math.cos(q), y, z + k * 66 * Math.sin(q)];
  });

export const sound = {
  headset(s) {
    s.foot(-16, -2, 132, 60, { m: 8 });
    s.cyl('x', 28, 34, 30, -12, 0, { tones: { side: 'top', cap: 'right' } });
    s.cyl('x', 28, 34, 28, 0, 12, { tones: { side: 'deep', cap: 'soft' } });
    s.rings('x', 12, 28, 34, [15], { s: 'fine' });
    s.cable(arch(28, 1, 52), { width: 15, f: 'top' });
    s.cable(arch(28, 1, 52).slice(2, 7), { width: 6, f: 'soft' });
    s.cyl('x', 28, 34, 28, 88, 100, { tones: { side: 'soft', cap: 'deep' } });
    s.cyl('x', 28, 34, 30, 100, 112, { tones: { side: 'top', cap: 'right' } });
    s.disc('x', 112, 28, 34, 20, { f: 'soft', s: 'accent' });
    s.rings('x', 112, 28, 34, [13, 6], { s: 'fine' });
    s.cable(
      [
        [108, 46, 14],
        [106, 74, 2],
        [84, 88, 4],
        [66, 88, 8],
      ],
      { width: 5, f: 'left' },
    );
    s.disc('y', 92, 64, 8, 6, { f: 'accent' });
  },

  speakers(s) {
    s.foot(0, 0, 148, 52, { m: 8 });
    s.cable(
      [
        [40, -4, 4],
        [56, -20, 0],
        [82, -22, 0],
        [104, -4, 4],
      ],
      { width: 5, f: 'soft' },
    );
    for (const x of [0, 92]) {
      s.box(x + 4, 4, 0, 48, 44, 4, { tones: { y: 'deep', x: 'deep' } });
      s.rbox('y', x, 0, 4, 56, 52, 104, 6);
      s.plate('y', 52, x + 5, 9, x + 51, 103, { r: 4, f: 'deep', s: 'detail' });
      s.disc('y', 52, x + 28, 38, 21, { f: 'left', keep: 1 });
      s.rings('y', 52, x + 28, 38, [16]);
      s.disc('y', 52, x + 28, 38, 8, { f: 'soft', s: 'accent' });
      s.disc('y', 52, x + 28, 81, 11, { f: 'left', keep: 1 });
      s.disc('y', 52, x + 28, 81, 4, { f: 'soft', s: 'accent' });
    }
    s.rings('x', 148, 26, 20, [4]);
  },

  microphone(s) {
    s.foot(-42, -42, 84, 84, { m: 6 });
    s.cyl('z', 0, 0, 40, 0, 8);
    s.rings('z', 8, 0, 0, [32], { s: 'fine' });
    s.cyl('z', 0, 0, 6, 8, 30, { tones: { side: 'right' } });
    s.cable(
      [
        [-32, 0, 92],
        [-32, 0, 52],
        [-24, 0, 34],
        [0, 0, 28],
        [24, 0, 34],
        [32, 0, 52],
        [32, 0, 92],
      ].map(([a, , z]) => [a * 0.72, -a * 0.72, z]),
      { width: 8, f: 'right' },
    );
    s.cyl('z', 0, 0, 23, 48, 84, { tones: { side: 'left', cap: 'left' } });
    solid(
      s,
      [
        ...dome(0, 0, 122, 23),
        ...range(16).map((i) => [23 * Math.cos((i * Math.PI) / 8), 23 * Math.sin((i * Math.PI) / 8), 84]),
      ],
      { f: 'soft', corners: 20 },
    );
    for (const z of [92, 100, 108, 116, 124])
      curve(
        s,
        range(7).map((i) => {
          const q = -0.25 * Math.PI + (i / 6) * Math.PI;
          return [23 * Math.cos(q), 23 * Math.sin(q), z];
        }),
        { s: 'fine' },
      );
    s.rings('y', 23, 0, 66, [7], { s: 'accent' });
    s.disc('x', 22, 4, 60, 3, { f: 'accent', s: 'none' });
  },

  webcam(s) {
    s.foot(-20, -8, 152, 40, { m: 10 });
    s.box(-20, 4, 0, 152, 12, 28);
    s.plate('y', 16, -14, 0, 126, 22, { f: 'deep', s: 'detail' });
    s.box(32, -6, 28, 48, 30, 8);
    s.box(36, 24, 8, 40, 4, 28, { tones: { y: 'right' } });
    s.box(48, 4, 36, 16, 12, 8, { tones: { y: 'deep' } });
    s.rbox('y', 0, -8, 44, 112, 32, 48, 18);
    s.plate('y', 24, 6, 50, 106, 86, { r: 14, f: 'deep', s: 'detail' });
    s.disc('y', 24, 56, 68, 21, { f: 'left' });
    s.disc('y', 24, 56, 68, 13, { f: 'soft', s: 'accent' });
    s.disc('y', 24, 56, 68, 6, { f: 'deep' });
    s.disc('y', 24, 88, 68, 4, { f: 'accent', s: 'none' });
    s.rings('y', 24, 22, 68, [3]);
  },
};
