// What every PC is made of. Sizes are roughly to scale inside a drawing, not between drawings.
import { range } from '../iso.mjs';

export const core = {
  cpu(s) {
    s.foot(0, 0, 112, 112);
    s.pins('z', 0, 10, 10, 9, 9, 11.2, 4, { d: 1, skip: (i, j) => i > 2 && i < 6 && j > 2 && j < 6 });
    s.lines(
      [
        [
          [0, 112, 0],
          [0, 112, 44],
        ],
        [
          [112, 112, 0],
          [112, 112, 44],
        ],
        [
          [112, 0, 0],
          [112, 0, 44],
        ],
      ],
      { s: 'ghost', dash: '2 5' },
    );
    s.rbox('z', 0, 0, 44, 112, 112, 8, 6);
    s.pins('z', 52, 4, 100, 12, 1, 8.9, 4, { f: 'accent', d: 1, sizeV: 6 });
    s.pins('z', 52, 102, 4, 1, 11, 8.9, 6, { f: 'accent', d: 1, sizeV: 4 });
    s.rbox('z', 16, 16, 52, 80, 80, 8, 16);
    s.plate('z', 60, 26, 26, 86, 86, { r: 8, f: 'soft', s: 'accent' });
    s.on(
      'z',
      60,
      [
        [
          [36, 40],
          [64, 40],
        ],
        [
          [36, 50],
          [76, 50],
        ],
        [
          [36, 60],
          [56, 60],
        ],
      ],
      { s: 'fine' },
    );
    s.shape(
      'z',
      52,
      [
        [4, 4],
        [14, 4],
        [4, 14],
      ],
      { f: 'accent', s: 'none' },
    );
  },

  motherboard(s) {
    s.foot(0, 0, 136, 116, { m: 8 });
    s.rbox('z', 0, 0, 8, 136, 116, 4, 4);
    const z = 12;
    s.rings('z', z, 5, 5, [2.4]);
    s.rings('z', z, 131, 5, [2.4]);
    s.rings('z', z, 5, 111, [2.4]);
    s.rings('z', z, 131, 111, [2.4]);
    s.on(
      'z',
      z,
      [
        [
          [12, 88],
          [60, 88],
          [70, 98],
          [120, 98],
        ],
        [
          [12, 92],
          [58, 92],
          [68, 102],
          [120, 102],
        ],
      ],
      { s: 'fine' },
    );
    s.box(4, 4, z, 52, 16, 16); // VRM sinks and ports
    s.on(
      'y',
      20,
      range(6).map((i) => [
        [10 + i * 8, z + 2],
        [10 + i * 8, z + 14],
      ]),
    );
    s.box(0, 24, z, 16, 52, 20);
    s.on(
      'x',
      16,
      range(4).map((i) => [
        [34 + i * 11, z + 3],
        [34 + i * 11, z + 17],
      ]),
    );
    s.box(28, 30, z, 44, 44, 4, { tones: { z: 'soft' } });
    s.plate('z', z + 4, 34, 36, 66, 68, { r: 3, f: 'top', s: 'accent' });
    s.pins('z', z + 4, 38, 40, 5, 5, 5.4, 3, { d: 1 });
    for (const i of s.compact ? [0, 2] : range(4))
      s.box(82 + i * 10, 12, z, s.compact ? 10 : 4, 72, 8, { tones: i % 2 || s.compact ? { z: 'accent' } : {} });
    if (!s.compact) s.box(126, 28, z, 6, 40, 8);
    s.box(20, 84, z, 72, s.compact ? 10 : 4, 6, { tones: { z: 'accent' } });
    s.box(104, 86, z, 24, 24, 8);
    s.on(
      'z',
      z + 8,
      range(4).map((i) => [
        [109 + i * 5, 90],
        [109 + i * 5, 106],
      ]),
    );
    if (!s.compact) s.box(20, 102, z, 72, 4, 6);
  },

  gpu(s, w = 184, fans = [36, 92, 148]) {
    // length and fan count can follow the part's own facts
    s.foot(0, 0, w, 36, { m: 10 });
    s.box(-4, 2, 0, 4, 40, 84, { tones: { y: 'right', x: 'left' } });
    s.box(36, 8, 4, 72, 6, 8, { tones: { y: 'accent' } });
    s.pins('y', 14, 40, 4, 12, 1, 5.4, 1, { f: 'line', d: 1, sizeV: 7 });
    s.rbox('y', 0, 0, 12, w, 36, 68, 8);
    s.plate('y', 36, 6, 18, w - 6, 74, { r: 6, f: 'left', s: 'detail' });
    for (const u of fans) s.fan('y', 36, u, 46, 25, { blades: 9 });
    s.on('z', 80, [
      [
        [12, 12],
        [w - 64, 12],
      ],
      [
        [12, 18],
        [w - 88, 18],
      ],
    ]);
    s.plate('z', 80, w - 52, 10, w - 16, 24, { r: 3, f: 'soft', s: 'accent' });
    s.pins('z', 80, w - 48, 13, 6, 2, 5, 3, { d: 1 });
  },

  gpu2(s) {
    core.gpu(s, 132, [36, 96]);
  },

  ram(s) {
    s.foot(0, 0, 156, 52, { m: 10 });
    for (const y of [0, 40]) {
      s.plate('y', y + 8, 4, 0, 72, 12, { f: 'accent', s: 'main' });
      s.plate('y', y + 8, 80, 0, 152, 12, { f: 'accent', s: 'main' });
      s.on(
        'y',
        y + 8,
        range(13).flatMap((i) => [
          [
            [8 + i * 5, 2],
            [8 + i * 5, 8],
          ],
          [
            [84 + i * 5, 2],
            [84 + i * 5, 8],
          ],
        ]),
      );
      s.rbox('y', 0, y, 10, 156, 12, 52, 6);
      s.plate('y', y + 12, 10, 18, 146, 48, { r: 3, f: 'left', s: 'detail' });
      s.shape(
        'y',
        y + 12,
        [
          [24, 18],
          [60, 18],
          [86, 48],
          [50, 48],
        ],
        { f: 'soft', s: 'accent' },
      );
      s.on('y', y + 12, [
        [
          [96, 40],
          [136, 40],
        ],
        [
          [96, 33],
          [124, 33],
        ],
        [
          [96, 26],
          [130, 26],
        ],
      ]);
      s.plate('z', 62, 8, 3, 148, 9, { r: 2, f: 'soft', s: 'fine' });
    }
  },

  storage(s) {
    s.foot(0, 0, 144, 100, { m: 8 });
    s.rbox('z', 0, 0, 0, 144, 100, 16, 8);
    s.plate('z', 16, 12, 12, 132, 88, { r: 4, f: 'top', s: 'detail' });
    s.on('x', 144, [
      [
        [30, 5],
        [70, 5],
      ],
      [
        [30, 11],
        [54, 11],
      ],
    ]);
    s.lines(
      [
        [
          [16, 66, 16],
          [16, 66, 56],
        ],
        [
          [136, 66, 16],
          [136, 66, 56],
        ],
        [
          [136, 30, 16],
          [136, 30, 56],
        ],
      ],
      { s: 'ghost', dash: '2 5' },
    );
    s.box(0, 34, 56, 10, 28, 4, { tones: { z: 'accent', y: 'accent' } });
    s.box(8, 30, 56, 128, 36, 4);
    s.box(20, 36, 60, 28, 24, 4, { tones: { z: 'soft' } });
    s.box(56, 36, 60, 32, 24, 4);
    s.box(96, 36, 60, 28, 24, 4);
    s.on('z', 64, [
      [
        [62, 44],
        [82, 44],
      ],
      [
        [62, 51],
        [76, 51],
      ],
      [
        [102, 44],
        [118, 44],
      ],
    ]);
    s.rings('z', 60, 131, 48, [3]);
  },

  case(s) {
    s.foot(0, 0, 108, 56, { m: 8 });
    for (const [x, y] of [
      [8, 8],
      [8, 40],
      [88, 40],
      [88, 8],
    ])
      s.box(x, y, 0, 12, 8, 4);
    s.rbox('y', 0, 0, 4, 108, 56, 116, 6);
    s.plate('y', 56, 6, 10, 102, 114, { r: 4, f: 'deep', s: 'detail' });
    s.plate('y', 56, 18, 48, 66, 108, { r: 2, f: 'left', s: 'detail' }); // the board behind the glass
    s.plate('y', 56, 30, 76, 48, 96, { r: 2, f: 'soft', s: 'accent', keep: 1 });
    s.on(
      'y',
      56,
      [
        [
          [54, 72],
          [54, 102],
        ],
        [
          [59, 72],
          [59, 102],
        ],
      ],
      { s: 'fine' },
    );
    s.plate('y', 56, 10, 52, 74, 66, { r: 3, f: 'top', s: 'main' });
    s.plate('y', 56, 10, 14, 98, 36, { r: 2, f: 'left', s: 'detail' });
    s.rings('y', 56, 88, 56, [9, 3], { s: 'fine' });
    s.rings('y', 56, 88, 80, [9, 3], { s: 'fine' });
    s.rings('y', 56, 88, 102, [9, 3], { s: 'fine' });
    s.on(
      'y',
      56,
      [
        [
          [10, 84],
          [34, 112],
        ],
        [
          [10, 96],
          [24, 112],
        ],
      ],
      { s: 'detail' },
    );
    s.plate('x', 108, 8, 12, 48, 112, { r: 4, f: 'right', s: 'detail' });
    s.on(
      'x',
      108,
      range(11).map((i) => [
        [14, 20 + i * 8.4],
        [42, 20 + i * 8.4],
      ]),
    );
    s.plates(
      'z',
      120,
      range(8).map((i) => [14 + i * 9, 12, 18 + i * 9, 44]),
      { f: 'deep', r: 2 },
    );
    s.disc('z', 120, 97, 12, 4, { f: 'soft', s: 'accent' });
  },

  psu(s) {
    s.foot(0, 0, 120, 100, { m: 10 });
    for (const [i, y] of [78, 62, 46].entries())
      s.cable(
        [
          [112, y, 36 - i * 8],
          [132, y, 34 - i * 8],
          [150, y + 4, 12],
          [176, y + 2, 0],
        ],
        { width: 6, f: i === 1 ? 'soft' : 'right' },
      );
    s.rbox('z', 0, 0, 0, 120, 100, 60, 4);
    s.plates(
      'x',
      120,
      [
        [10, 34, 38, 50],
        [44, 34, 58, 50],
        [64, 34, 92, 50],
        [10, 12, 24, 28],
        [30, 12, 44, 28],
        [50, 12, 64, 28],
        [70, 12, 92, 28],
      ],
      { f: 'deep', r: 2 },
    );
    s.plate('y', 100, 12, 12, 76, 48, { r: 3, f: 'left', s: 'detail' });
    s.on('y', 100, [
      [
        [20, 38],
        [52, 38],
      ],
      [
        [20, 30],
        [68, 30],
      ],
      [
        [20, 22],
        [44, 22],
      ],
    ]);
    s.plate('y', 100, 88, 20, 108, 44, { r: 3, f: 'soft', s: 'accent' });
    s.fan('z', 60, 60, 50, 42, { blades: 9, hub: 0.24 });
    s.rings('z', 60, 60, 50, [20, 31]);
  },
};
