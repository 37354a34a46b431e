// What keeps it cool.
import { range } from '../iso.mjs';

export const cooling = {
  cooling(s) {
    s.foot(16, 4, 60, 64, { m: 12 });
    s.rbox('z', 28, 22, 0, 36, 32, 8, 4, { tones: { z: 'soft' } });
    for (const y of [28, 36, 44])
      s.cable(
        [
          [36, y, 6],
          [24, y, 12],
          [12, y, 18],
          [10, y, 34],
        ],
        { width: 6, f: 'soft' },
      );
    for (const y of [28, 36, 44])
      s.cable(
        [
          [56, y, 6],
          [68, y, 12],
          [80, y, 18],
          [82, y, 34],
        ],
        { width: 6, f: 'soft' },
      );
    s.box(0, 8, 28, 92, 44, 92);
    s.on(
      'x',
      92,
      range(14).map((i) => [
        [8, 34 + i * 6],
        [52, 34 + i * 6],
      ]),
    );
    s.pins('z', 120, 6, 18, 2, 3, 74, 6, { f: 'accent', pitchV: 10, d: 1 });
    s.on('z', 120, [
      [
        [22, 14],
        [22, 46],
      ],
      [
        [70, 14],
        [70, 46],
      ],
    ]);
    s.rbox('y', 0, 52, 28, 92, 20, 92, 6);
    s.fan('y', 72, 46, 74, 41);
    for (const [u, v] of [
      [6, 34],
      [86, 34],
      [6, 114],
      [86, 114],
    ])
      s.rings('y', 72, u, v, [2.4]);
  },

  caseFan(s) {
    s.foot(0, 0, 120, 28, { m: 12 });
    s.cable(
      [
        [116, 8, 10],
        [134, 6, 6],
        [146, 18, 0],
        [150, 40, 0],
        [168, 44, 0],
      ],
      { width: 5, f: 'soft' },
    );
    s.rbox('y', 0, 0, 0, 120, 28, 120, 12);
    s.fan('y', 28, 60, 60, 54, { blades: 9, hub: 0.3 });
    s.rings('y', 28, 60, 60, [10], { s: 'fine' });
    for (const [u, v] of [
      [9, 9],
      [111, 9],
      [9, 111],
      [111, 111],
    ])
      s.rings('y', 28, u, v, [4]);
    s.plate('x', 120, 8, 12, 20, 40, { r: 2, f: 'right', s: 'detail' });
    s.plate('x', 120, 8, 80, 20, 108, { r: 2, f: 'right', s: 'detail' });
  },

  thermalPaste(s) {
    s.foot(-20, 0, 196, 48, { m: 8 });
    s.cyl('x', 24, 18, 15, -24, -18, { tones: { side: 'top' } });
    s.cyl('x', 24, 18, 6, -18, 20, { tones: { side: 'right' } });
    s.rbox('x', 20, 0, 2, 6, 48, 32, 8, { tones: { z: 'top' } });
    s.cyl('x', 24, 18, 14, 26, 116, { tones: { side: 'top' } });
    s.cyl('x', 24, 18, 14, 48, 96, { tones: { side: 'soft', cap: 'soft' } });
    s.cyl('x', 24, 18, 14, 96, 116, { tones: { side: 'top' } });
    s.lines(
      [
        [
          [58, 36, 26],
          [86, 36, 26],
        ],
        [
          [58, 36, 20],
          [76, 36, 20],
        ],
      ],
      { s: 'fine' },
    );
    s.cyl('x', 24, 18, 7, 116, 128, { tones: { side: 'top' } });
    s.cyl('x', 24, 18, 2.5, 128, 148, { tones: { side: 'soft', cap: 'accent' } });
    s.disc('z', 0, 164, 32, 12, { f: 'soft', s: 'accent' });
    s.disc('z', 3, 163, 31, 6, { f: 'accent', s: 'accent' });
  },
};
