// Whole PCs, one for each look a build can have. The glass, where there is any, is on the left face (y); the front is on the right (x).
import { curve, flat } from '../curves.mjs';
import { range } from '../iso.mjs';

const feet = (s, w, d) => {
  for (const [x, y] of [
    [8, 8],
    [8, d - 16],
    [w - 20, d - 16],
    [w - 20, 8],
  ])
    if (x > 8 || y > 8) s.box(x, y, 0, 12, 8, 4);
};
const slats = (s, axis, n, u0, u1, v, pitch, rows, o = {}) =>
  s.on(
    axis,
    n,
    range(rows).map((i) => [
      [u0, v + i * pitch],
      [u1, v + i * pitch],
    ]),
    o,
  );

// What is seen through the glass: board, cooler, memory, card.
function inside(s, y, x, z, { card = 'top', lit = 'soft' } = {}) {
  s.plate('y', y, x, z + 26, x + 54, z + 82, { r: 2, f: 'left', s: 'detail' });
  s.plate('y', y, x + 12, z + 50, x + 32, z + 72, { r: 3, f: lit, s: 'accent', keep: 1 });
  s.on(
    'y',
    y,
    [
      [
        [x + 39, z + 46],
        [x + 39, z + 76],
      ],
      [
        [x + 45, z + 46],
        [x + 45, z + 76],
      ],
    ],
    { s: 'fine' },
  );
  s.plate('y', y, x - 6, z + 26, x + 64, z + 40, { r: 3, f: card });
}
const threeFans = (s, axis, n, u, v, pitch, r, o = {}) => {
  for (const i of range(3)) {
    s.disc(axis, n, u, v + i * pitch, r, { f: 'deep', s: 'accent', ...o });
    s.disc(axis, n, u, v + i * pitch, r * 0.36, { f: 'soft', s: 'fine' });
  }
};

export const builds = {
  'pc-build'(s) {
    s.foot(-24, 0, 180, 108, { m: 8 });
    s.rbox('z', 16, 4, 0, 56, 32, 4, 6);
    s.box(40, 12, 4, 10, 8, 24);
    s.rbox('y', -20, 8, 24, 116, 8, 80, 4);
    s.plate('y', 16, -15, 29, 91, 99, { r: 2, f: 'deep', s: 'detail' });
    s.shape(
      'y',
      16,
      [
        [-15, 29],
        [91, 29],
        [91, 44],
        [62, 72],
        [44, 54],
        [18, 86],
        [-15, 52],
      ],
      { f: 'soft', s: 'none', keep: 1 },
    );
    s.on(
      'y',
      16,
      [
        [
          [-15, 52],
          [18, 86],
          [44, 54],
          [62, 72],
          [91, 44],
        ],
      ],
      { s: 'accent' },
    );
    s.rbox('y', 108, 4, 4, 52, 64, 104, 6);
    s.plate('x', 160, 12, 12, 60, 100, { r: 4, f: 'right', s: 'detail' });
    threeFans(s, 'x', 160, 36, 28, 28, 12);
    s.plate('y', 68, 114, 10, 154, 102, { r: 3, f: 'deep', s: 'detail' });
    s.plate('y', 68, 120, 62, 140, 86, { r: 2, f: 'soft', s: 'accent', keep: 1 });
    s.plate('y', 68, 114, 42, 150, 54, { r: 2, f: 'top' });
    s.rbox('z', -20, 64, 0, 96, 36, 6, 4);
    s.plate('z', 6, -15, 68, 71, 96, { r: 2, f: 'deep', s: 'detail' });
    for (const y of [74, 82, 90])
      s.on(
        'z',
        6,
        [
          [
            [-10, y],
            [y === 90 ? -2 : 66, y],
          ],
        ],
        { s: 'detail' },
      );
    s.plate('z', 6, 6, 87, 48, 93, { r: 2, f: 'soft', s: 'fine' });
    s.rbox('z', 88, 80, 0, 14, 22, 6, 6, { tones: { z: 'soft' } });
  },

  'build-rgb'(s) {
    s.foot(0, 0, 112, 60, { m: 10 });
    flat(
      s,
      'z',
      0,
      [
        [56, -14],
        [124, 0],
        [132, 30],
        [118, 66],
        [56, 78],
        [0, 66],
        [-14, 30],
        [0, 0],
      ],
      { f: 'soft', s: 'none', o: 0.7 },
    );
    feet(s, 112, 60);
    s.rbox('y', 0, 0, 4, 112, 60, 124, 6);
    s.plate('y', 60, 5, 9, 107, 123, { r: 4, f: 'deep', s: 'accent' });
    inside(s, 60, 20, 28);
    s.plate('y', 60, 10, 14, 102, 40, { r: 2, f: 'left', s: 'detail' });
    s.on(
      'y',
      60,
      [
        [
          [16, 34],
          [96, 34],
        ],
      ],
      { s: 'accent' },
    );
    threeFans(s, 'y', 60, 92, 58, 24, 10);
    s.on('y', 60, [
      [
        [10, 92],
        [34, 118],
      ],
      [
        [10, 104],
        [24, 118],
      ],
    ]);
    s.plate('x', 112, 6, 10, 54, 122, { r: 5, f: 'right', s: 'detail' });
    threeFans(s, 'x', 112, 30, 30, 36, 16);
    s.plate('z', 128, 10, 8, 88, 52, { r: 4, f: 'deep', s: 'detail' });
    for (const x of [28, 68]) {
      s.disc('z', 128, x + 1, 30, 17, { f: 'left', s: 'accent' });
      s.disc('z', 128, x + 1, 30, 6, { f: 'soft', s: 'accent' });
    }
    s.disc('z', 128, 100, 14, 4, { f: 'soft', s: 'accent' });
  },

  'build-white'(s) {
    s.foot(0, 0, 108, 64, { m: 10 });
    s.rbox('z', 8, 8, 0, 92, 48, 8, 8, { tones: { z: 'deep', y: 'soft', x: 'soft' } });
    s.rbox('z', 0, 0, 8, 108, 64, 120, 22, { tones: { x: 'top', y: 'top' } });
    s.plate('y', 64, 22, 20, 92, 118, { r: 12, f: 'left', s: 'main' });
    inside(s, 64, 32, 28, { card: 'top' });
    s.plate('y', 64, 27, 25, 87, 42, { r: 6, f: 'top', s: 'detail' });
    s.on(
      'x',
      108,
      [
        [
          [14, 20],
          [14, 116],
        ],
      ],
      { s: 'accent' },
    );
    s.on(
      'x',
      108,
      range(3).map((i) => [
        [24 + i * 8, 20],
        [24 + i * 8, 116],
      ]),
    );
    s.plate('z', 128, 18, 14, 78, 50, { r: 12, f: 'left', s: 'detail' });
    s.on(
      'z',
      128,
      range(4).map((i) => [
        [26, 21 + i * 7],
        [70, 21 + i * 7],
      ]),
    );
    s.disc('z', 128, 92, 22, 4, { f: 'soft', s: 'accent' });
  },

  'build-stealth'(s) {
    s.foot(0, 0, 116, 60, { m: 10 });
    feet(s, 112, 60);
    s.box(0, 0, 4, 112, 60, 128, { tones: { y: 'deep', x: 'left', z: 'right' } });
    s.shape(
      'y',
      60,
      [
        [8, 12],
        [84, 12],
        [104, 44],
        [104, 124],
        [28, 124],
        [8, 92],
      ],
      { f: 'left' },
    );
    s.on(
      'y',
      60,
      [
        [
          [8, 92],
          [104, 44],
        ],
        [
          [28, 124],
          [84, 12],
        ],
      ],
      { s: 'detail' },
    );
    s.shape(
      'y',
      60,
      [
        [28, 124],
        [45.5, 89],
        [77, 57.5],
        [104, 44],
        [104, 124],
      ],
      { f: 'deep', s: 'detail' },
    );
    s.poly(
      [
        [112, 0, 4],
        [112, 60, 4],
        [112, 60, 132],
        [112, 0, 132],
      ],
      { f: 'deep' },
    );
    s.poly(
      [
        [112, 30, 4],
        [112, 60, 4],
        [112, 60, 132],
        [112, 42, 132],
        [112, 22, 68],
      ],
      { f: 'right' },
    );
    s.line(
      [
        [112, 30, 6],
        [112, 22, 68],
        [112, 42, 131],
      ],
      { s: 'accent' },
    );
    slats(s, 'x', 112, 36, 54, 14, 6, 6);
    s.poly(
      [
        [10, 8, 132],
        [84, 8, 132],
        [102, 52, 132],
        [28, 52, 132],
      ],
      { f: 'deep', s: 'detail' },
    );
    s.lines(
      range(4).map((i) => [
        [20 + i * 4, 16 + i * 9, 132],
        [80 + i * 4, 16 + i * 9, 132],
      ]),
    );
    s.disc('z', 132, 100, 14, 3, { f: 'accent', s: 'accent' });
  },

  'build-compact'(s) {
    s.foot(0, 0, 116, 76, { m: 12 });
    feet(s, 116, 76);
    s.rbox('y', 0, 0, 4, 116, 76, 72, 10);
    s.plate('y', 76, 6, 10, 110, 70, { r: 6, f: 'deep', s: 'detail' });
    s.plate('y', 76, 12, 44, 52, 66, { r: 2, f: 'left', s: 'detail' });
    s.plate('y', 76, 20, 47, 36, 63, { r: 3, f: 'soft', s: 'accent', keep: 1 });
    s.on(
      'y',
      76,
      [
        [
          [43, 47],
          [43, 63],
        ],
        [
          [47, 47],
          [47, 63],
        ],
      ],
      { s: 'fine' },
    );
    s.plate('y', 76, 58, 44, 104, 66, { r: 3, f: 'left' });
    s.plate('y', 76, 12, 14, 104, 38, { r: 4, f: 'top' });
    for (const x of [34, 82]) {
      s.disc('y', 76, x, 26, 10, { f: 'deep', s: 'accent' });
      s.disc('y', 76, x, 26, 4, { f: 'soft', s: 'fine' });
    }
    s.plate('x', 116, 8, 12, 68, 68, { r: 6, f: 'right', s: 'detail' });
    slats(s, 'x', 116, 16, 60, 20, 7, 7);
    s.disc('x', 116, 60, 15, 2.5, { f: 'accent', s: 'none' });
    s.plates(
      'z',
      76,
      range(7).map((i) => [16 + i * 10, 14, 21 + i * 10, 62]),
      { f: 'deep', r: 2 },
    );
    s.cable(
      [
        [14, 38, 76],
        [16, 38, 100],
        [34, 38, 106],
        [82, 38, 106],
        [100, 38, 100],
        [102, 38, 76],
      ],
      { width: 8, f: 'soft' },
    );
  },

  'build-workstation'(s) {
    s.foot(0, 0, 132, 72, { m: 8 });
    feet(s, 132, 72);
    s.rbox('y', 0, 0, 4, 132, 72, 128, 4);
    s.plate('y', 72, 5, 9, 127, 127, { r: 3, f: 'deep', s: 'detail' });
    s.plate('y', 72, 12, 50, 84, 122, { r: 2, f: 'left', s: 'detail' });
    s.plate('y', 72, 34, 94, 56, 118, { r: 2, f: 'soft', s: 'accent', keep: 1 });
    s.on(
      'y',
      72,
      [18, 23, 28, 62, 67, 72].map((x) => [
        [x, 94],
        [x, 118],
      ]),
      { s: 'fine' },
    );
    for (const z of [54, 72]) {
      s.plate('y', 72, 10, z, 90, z + 13, { r: 2, f: 'top' });
      s.on(
        'y',
        72,
        [
          [
            [16, z + 7],
            [64, z + 7],
          ],
        ],
        { s: 'fine' },
      );
    }
    s.plate('y', 72, 12, 14, 120, 42, { r: 2, f: 'left', s: 'detail' });
    for (const z of range(s.compact ? 3 : 6))
      s.plate('y', 72, 96, 52 + z * (s.compact ? 24 : 12), 121, 60 + z * (s.compact ? 24 : 12), {
        r: 1,
        f: 'right',
        s: 'detail',
      });
    s.plate('x', 132, 8, 92, 64, 126, { r: 2, f: 'right', s: 'detail' });
    for (const z of [96, 107, 118])
      s.on('x', 132, [
        [
          [12, z],
          [52, z],
        ],
      ]);
    s.disc('x', 132, 59, 96, 3, { f: 'accent', s: 'none' });
    s.plate('x', 132, 8, 12, 64, 86, { r: 2, f: 'left', s: 'detail' });
    slats(s, 'x', 132, 14, 58, 19, 6, 11);
    for (const y of [14, 58])
      s.cable(
        [
          [16, y, 132],
          [16, y, 142],
          [30, y, 146],
          [102, y, 146],
          [116, y, 142],
          [116, y, 132],
        ],
        { width: 7, f: 'soft' },
      );
  },

  'build-retro'(s) {
    s.foot(0, 0, 116, 116, { m: 8 });
    feet(s, 116, 116);
    s.rbox('z', 0, 0, 4, 116, 116, 36, 4);
    s.plate('y', 116, 60, 22, 110, 36, { r: 2, f: 'deep' });
    s.on(
      'y',
      116,
      [
        [
          [66, 29],
          [104, 29],
        ],
      ],
      { s: 'main' },
    );
    s.plate('y', 116, 60, 9, 110, 18, { r: 1, f: 'right', s: 'main' });
    s.plate('y', 116, 8, 28, 28, 36, { r: 1, f: 'deep', s: 'detail' });
    s.on(
      'y',
      116,
      [
        [
          [12, 30],
          [12, 34],
        ],
        [
          [17, 30],
          [17, 34],
        ],
        [
          [23, 30],
          [23, 34],
        ],
      ],
      { s: 'fine' },
    );
    s.plate('y', 116, 8, 10, 22, 22, { r: 2, f: 'soft', s: 'accent' });
    slats(s, 'y', 116, 30, 52, 11, 5, 5);
    slats(s, 'x', 116, 16, 64, 14, 6, 4);
    s.cyl('z', 58, 56, 26, 40, 46, { tones: { side: 'right' } });
    s.rbox('y', 22, 12, 56, 72, 56, 60, 6);
    s.on(
      'x',
      94,
      range(5).map((i) => [
        [20, 68 + i * 8],
        [48, 68 + i * 8],
      ]),
    );
    s.rbox('y', 8, 68, 46, 100, 20, 84, 8);
    s.plate('y', 88, 18, 58, 98, 122, { r: 12, f: 'deep' });
    s.plate('y', 88, 24, 64, 92, 116, { r: 14, f: 'soft', s: 'accent' });
    s.on(
      'y',
      88,
      [
        [
          [34, 104],
          [40, 99],
          [34, 94],
        ],
        [
          [46, 94],
          [58, 94],
        ],
        [
          [34, 84],
          [72, 84],
        ],
        [
          [34, 76],
          [62, 76],
        ],
      ],
      { s: 'accent' },
    );
    s.disc('y', 88, 94, 52, 3, { f: 'accent', s: 'none' });
  },

  'build-industrial'(s) {
    s.foot(0, 0, 124, 68, { m: 8 });
    const post = (x, y) => s.box(x, y, 0, 8, 8, 132, { tones: { y: 'top' } });
    post(0, 0);
    post(116, 0);
    s.box(8, 0, 124, 108, 8, 8);
    if (!s.compact) {
      s.box(8, 0, 8, 108, 8, 8);
      s.box(116, 8, 8, 8, 52, 8);
    }
    s.box(8, 8, 12, 108, 52, 4, { tones: { z: 'deep' } });
    s.rbox('y', 12, 12, 16, 72, 36, 28, 3);
    s.disc('y', 48, 30, 30, 9, { f: 'deep', s: 'accent' });
    s.on('y', 48, [
      [
        [50, 34],
        [76, 34],
      ],
      [
        [50, 26],
        [70, 26],
      ],
    ]);
    s.plate('y', 20, 12, 50, 84, 122, { r: 2, f: 'left' });
    s.box(30, 20, 84, 28, 18, 30, { tones: { y: 'soft' } });
    s.on(
      'y',
      38,
      range(4).map((i) => [
        [33, 90 + i * 6],
        [55, 90 + i * 6],
      ]),
      { s: 'fine' },
    );
    s.on(
      'y',
      20,
      [
        [
          [66, 84],
          [66, 116],
        ],
        [
          [72, 84],
          [72, 116],
        ],
      ],
      { s: 'accent' },
    );
    s.box(10, 22, 54, 80, 20, 18);
    for (const x of [30, 68]) s.disc('y', 42, x, 63, 7, { f: 'deep', s: 'accent' });
    for (const z of s.compact ? [58] : [24, 58, 92]) {
      s.rbox('x', 108, 16, z, 6, 32, 32, 4, { tones: { y: 'top' } });
      s.disc('x', 114, 32, z + 16, 13, { f: 'deep' });
      s.disc('x', 114, 32, z + 16, 5, { f: 'soft', s: 'accent' });
    }
    s.box(0, 8, 124, 8, 52, 8);
    s.box(116, 8, 124, 8, 52, 8);
    post(0, 60);
    s.box(8, 60, 124, 108, 8, 8, { tones: { y: 'top' } });
    s.box(8, 60, 8, 108, 8, 8, { tones: { y: 'top' } });
    for (const i of range(6))
      s.shape(
        'y',
        68,
        [
          [14 + i * 17, 8],
          [22 + i * 17, 8],
          [28 + i * 17, 16],
          [20 + i * 17, 16],
        ],
        { f: 'accent', s: 'none' },
      );
    post(116, 60);
  },

  'build-luxury'(s) {
    s.foot(0, 0, 116, 64, { m: 10 });
    s.rbox('z', -2, -2, 0, 120, 68, 6, 8, { tones: { z: 'soft' } });
    s.rbox('y', 0, 0, 6, 116, 64, 124, 10);
    s.plate('y', 64, 5, 11, 111, 125, { r: 7, f: 'deep', s: 'accent' });
    s.plate('y', 64, 12, 52, 66, 118, { r: 3, f: 'left', s: 'detail' });
    s.disc('y', 64, 38, 96, 11, { f: 'soft', s: 'accent' });
    s.plate('y', 64, 78, 50, 98, 112, { r: 8, f: 'left' });
    s.plate('y', 64, 81, 53, 95, 90, { r: 6, f: 'soft', s: 'accent', keep: 1 });
    for (const way of [
      [
        [46, 100],
        [60, 100],
        [66, 106],
        [78, 106],
      ],
      [
        [30, 90],
        [24, 84],
        [24, 66],
      ],
      [
        [66, 60],
        [78, 60],
      ],
    ])
      s.cable(
        way.map(([x, z]) => [x, 64, z]),
        { width: 5, f: 'accent' },
      );
    s.plate('y', 64, 14, 46, 68, 66, { r: 4, f: 'top' });
    s.on(
      'y',
      64,
      [
        [
          [20, 56],
          [56, 56],
        ],
      ],
      { s: 'accent' },
    );
    s.plate('y', 64, 12, 16, 104, 40, { r: 4, f: 'left', s: 'detail' });
    s.shape(
      'y',
      64,
      [
        [50, 28],
        [58, 36],
        [66, 28],
        [58, 20],
      ],
      { f: 'soft', s: 'accent' },
    );
    s.plates(
      'x',
      116,
      range(s.compact ? 2 : 6).map((i) =>
        s.compact ? [10 + i * 24, 16, 28 + i * 24, 120] : [8 + i * 8.4, 14, 13.5 + i * 8.4, 122],
      ),
      { f: 'left', r: 2, s: 'main' },
    );
    s.plate('z', 130, 14, 10, 86, 54, { r: 6, f: 'left', s: 'detail' });
    s.on(
      'z',
      130,
      range(5).map((i) => [
        [22, 16 + i * 8],
        [78, 16 + i * 8],
      ]),
      { s: 'fine' },
    );
    s.disc('z', 130, 101, 16, 5, { f: 'accent', s: 'accent' });
    curve(
      s,
      [
        [116, 3, 16],
        [116, 3, 120],
      ],
      { s: 'accent' },
    );
  },
};
