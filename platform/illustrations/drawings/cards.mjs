// Cards and boxes beside the main parts.
import { range } from '../iso.mjs';

// A card that stands in its slot: the board, its contacts and the bracket that shows at the back of the case.
function card(s, w, h) {
  s.foot(0, -8, w + 6, 40, { m: 10 });
  s.box(20, 4, 0, 72, 4, 12, { tones: { y: 'accent' } });
  s.on(
    'y',
    8,
    range(11).map((i) => [
      [26 + i * 6, 1],
      [26 + i * 6, 9],
    ]),
  );
  s.box(0, 4, 12, w, 4, h);
}
const bracket = (s, w, h) => {
  s.box(w, -6, 4, 4, 36, h + 20);
  s.box(w - 8, -6, h + 24, 12, 36, 4);
};

export const cards = {
  networkCard(s) {
    card(s, 128, 68);
    s.on(
      'y',
      8,
      [
        [
          [12, 22],
          [30, 22],
          [40, 32],
          [52, 32],
        ],
        [
          [12, 70],
          [34, 70],
        ],
        [
          [12, 64],
          [28, 64],
        ],
      ],
      { s: 'fine' },
    );
    s.rbox('y', 48, 8, 26, 44, 12, 40, 4);
    s.on(
      'y',
      20,
      range(5).map((i) => [
        [56 + i * 7, 32],
        [56 + i * 7, 60],
      ]),
    );
    s.box(100, 8, 18, 28, 24, 24);
    s.box(100, 8, 50, 28, 24, 24);
    bracket(s, 128, 68);
    for (const z of [18, 50]) {
      s.shape(
        'x',
        132,
        [
          [8, z],
          [30, z],
          [30, z + 16],
          [24, z + 16],
          [24, z + 21],
          [14, z + 21],
          [14, z + 16],
          [8, z + 16],
        ],
        { f: 'deep' },
      );
      s.on(
        'x',
        132,
        range(4).map((i) => [
          [13 + i * 4, z + 2],
          [13 + i * 4, z + 8],
        ]),
        { s: 'fine' },
      );
    }
    s.disc('x', 132, 0, 24, 3, { f: 'accent', s: 'none' });
    s.disc('x', 132, 0, 56, 3, { f: 'accent', s: 'none' });
  },

  soundCard(s) {
    card(s, 128, 68);
    s.plate('y', 8, 10, 20, 88, 74, { r: 6, f: 'left' });
    s.on(
      'y',
      8,
      [
        [
          [16, 47],
          [24, 47],
          [29, 62],
          [37, 30],
          [45, 68],
          [53, 26],
          [60, 58],
          [66, 47],
          [80, 47],
        ],
      ],
      { s: 'accent' },
    );
    for (const [x, z] of [
      [96, 24],
      [108, 24],
      [96, 48],
      [108, 48],
    ])
      s.cyl('y', x, z, 5, 8, 18, { tones: { cap: 'soft' } });
    bracket(s, 128, 68);
    for (const [i, z] of [20, 38, 56, 74].entries()) {
      s.disc('x', 132, 12, z, 7, { f: i === 2 ? 'soft' : 'top', s: i === 2 ? 'accent' : 'main' });
      s.disc('x', 132, 12, z, 3, { f: 'deep', s: 'detail' });
    }
  },

  capture(s) {
    s.foot(0, 0, 128, 88, { m: 10 });
    s.cable(
      [
        [20, 88, 12],
        [20, 108, 10],
        [8, 122, 2],
        [-16, 124, 0],
      ],
      { width: 6, f: 'soft' },
    );
    s.rbox('z', 0, 0, 0, 128, 88, 28, 10);
    s.plate('z', 28, 8, 8, 120, 80, { r: 6, f: 'top', s: 'detail' });
    s.disc('z', 28, 64, 44, 24, { f: 'soft', s: 'accent' });
    s.shape(
      'z',
      28,
      [
        [56, 31],
        [78, 44],
        [56, 57],
      ],
      { f: 'accent', s: 'accent' },
    );
    for (const y of [12, 50])
      s.shape(
        'x',
        128,
        [
          [y, 20],
          [y + 26, 20],
          [y + 26, 13],
          [y + 21, 8],
          [y + 5, 8],
          [y, 13],
        ],
        { f: 'deep' },
      );
    s.plate('y', 88, 44, 9, 60, 19, { r: 2, f: 'deep' });
    s.on('y', 88, [
      [
        [76, 10],
        [108, 10],
      ],
      [
        [76, 17],
        [96, 17],
      ],
    ]);
  },

  cables(s) {
    s.foot(-4, -12, 164, 92, { m: 8 });
    const lines = range(5).map((i) => i * 13);
    for (const y of lines)
      s.cable(
        [
          [20, y, 14],
          [44, y, 16],
          [64, y, 48],
          [86, y, 66],
          [108, y, 48],
          [126, y, 16],
          [146, y, 14],
        ],
        { width: 9, f: y === 26 ? 'soft' : 'left' },
      );
    s.box(0, -6, 0, 24, 66, 24);
    s.box(6, 14, 24, 12, 26, 6, { tones: { z: 'soft' } });
    for (const x of [56, 104])
      s.cable(
        [
          [x, -8, x === 56 ? 33 : 52],
          [x, 61, x === 56 ? 33 : 52],
        ],
        { width: 5, f: 'accent' },
      );
    s.box(140, -6, 0, 24, 66, 24);
    s.pins('x', 164, -1, 3, 6, 2, 9.6, 6, { f: 'deep', pitchV: 10 });
    s.box(146, 14, 24, 12, 26, 6, { tones: { z: 'soft' } });
  },

  ups(s) {
    s.foot(0, 0, 68, 132, { m: 8 });
    s.cable(
      [
        [66, 4, 16],
        [84, 0, 8],
        [96, 10, 0],
        [104, 34, 0],
      ],
      { width: 6, f: 'soft' },
    );
    s.rbox('z', 0, 0, 4, 68, 132, 124, 6);
    s.plate('y', 132, 8, 12, 60, 120, { r: 4, f: 'left', s: 'detail' });
    s.plate('y', 132, 14, 76, 54, 112, { r: 3, f: 'deep' });
    s.plate('y', 132, 22, 84, 44, 104, { r: 2, f: 'none', s: 'accent' });
    s.plates(
      'y',
      132,
      [
        [25, 87, 31, 101],
        [33, 87, 39, 101],
      ],
      { f: 'accent', s: 'none' },
    );
    s.plate('y', 132, 44, 90, 47, 98, { f: 'accent', s: 'none' });
    s.rings('y', 132, 34, 52, [9], { s: 'main' });
    s.on(
      'y',
      132,
      [
        [
          [34, 50],
          [34, 64],
        ],
      ],
      { s: 'accent' },
    );
    s.on(
      'y',
      132,
      range(3).map((i) => [
        [18, 20 + i * 7],
        [50, 20 + i * 7],
      ]),
    );
    s.on(
      'x',
      68,
      range(7).map((i) => [
        [76, 30 + i * 10],
        [118, 30 + i * 10],
      ]),
    );
    s.shape(
      'x',
      68,
      [
        [44, 100],
        [24, 62],
        [36, 62],
        [30, 34],
        [52, 72],
        [40, 72],
      ],
      { f: 'soft', s: 'accent' },
    );
  },

  os(s) {
    s.foot(0, 0, 136, 104, { m: 8 });
    s.lines(
      [
        [
          [6, 98, 12],
          [6, 98, 84],
        ],
        [
          [130, 98, 12],
          [130, 98, 84],
        ],
        [
          [130, 6, 12],
          [130, 6, 84],
        ],
      ],
      { s: 'ghost', dash: '2 5' },
    );
    s.rbox('z', 0, 0, 0, 136, 104, 8, 8, { tones: { z: 'left' } });
    s.pins('z', 8, 98, 52, 4, 4, 8, 4, { d: 1 });
    s.rbox('z', 0, 0, 34, 136, 104, 8, 8, { tones: { z: 'soft' } });
    s.on(
      'z',
      42,
      [
        [
          [84, 92],
          [124, 92],
        ],
        [
          [98, 84],
          [124, 84],
        ],
      ],
      { s: 'fine' },
    );
    s.rbox('z', 0, 0, 72, 136, 104, 8, 8);
    s.on(
      'z',
      80,
      [
        [
          [0, 20],
          [136, 20],
        ],
      ],
      { s: 'main' },
    );
    for (const x of [12, 24, 36]) s.disc('z', 80, x, 10, 4, { f: x === 12 ? 'accent' : 'left', s: 'detail' });
    s.plates(
      'z',
      80,
      [
        [14, 34, 60, 60],
        [14, 68, 60, 92],
        [72, 68, 122, 92],
      ],
      { f: 'left', r: 4, s: 'main' },
    );
    s.plate('z', 80, 72, 34, 122, 60, { r: 4, f: 'soft', s: 'accent' });
  },
};
