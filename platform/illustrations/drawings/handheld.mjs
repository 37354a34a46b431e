// What lies in the hand.
import { curve, patch, prism, solid } from '../curves.mjs';
import { range } from '../iso.mjs';

// The back of a mouse: [how far along, height of the ridge, half width]; the buttons are at the far end of the list.
const ridge = [
  [0, 4, 12],
  [8, 24, 25],
  [22, 38, 32],
  [44, 46, 33],
  [68, 44, 31],
  [90, 36, 31],
  [108, 25, 31],
  [118, 15, 26],
  [122, 6, 16],
];
const across = (k, h) => 4 + (h - 4) * (1 - Math.abs(k) ** 2.4);
const skin = (i, k) => {
  const [y, h, w] = ridge[i];
  return [34 + w * k, y, across(k, h)];
};

export const handheld = {
  mouse(s) {
    s.foot(0, 0, 68, 122, { m: 10 });
    s.cable(
      [
        [34, 118, 8],
        [34, 136, 8],
        [30, 152, 2],
        [10, 166, 0],
        [-14, 164, 0],
      ],
      { width: 5, f: 'soft' },
    );
    const ks = [-1, -0.9, -0.7, -0.4, 0, 0.4, 0.7, 0.9, 1];
    solid(
      s,
      range(9)
        .flatMap((i) => ks.map((k) => skin(i, k)))
        .concat(range(9).flatMap((i) => [-1, 1].map((k) => [34 + ridge[i][2] * k, ridge[i][0], 0]))),
      { corners: 20, f: 'right' },
    );
    const low = range(7).map((i) => i + 1);
    patch(s, [...low.map((i) => skin(i, 0.72)), ...low.reverse().map((i) => skin(i, -0.72))], {
      f: 'top',
      s: 'detail',
    });
    curve(s, [skin(8, 0), skin(7, 0), skin(6, 0), skin(5, 0), skin(4, 0)]);
    curve(
      s,
      [-0.74, -0.4, 0, 0.4, 0.74].map((k) => skin(4, k)),
      { s: 'detail' },
    );
    const wheel = (w, y0, y1, o) =>
      patch(
        s,
        [
          [34 - w, y0 + 3, 40],
          [34, y0, 42.5],
          [34 + w, y0 + 3, 40],
          [34 + w, y1 - 3, 33],
          [34, y1, 29],
          [34 - w, y1 - 3, 33],
        ],
        o,
      );
    wheel(5, 80, 106, { f: 'deep' });
    wheel(2.6, 84, 102, { f: 'accent', s: 'none' });
    patch(
      s,
      [
        [66, 42, 22],
        [65.5, 62, 23],
        [65, 62, 30],
        [64, 42, 31],
      ],
      { f: 'soft', s: 'fine' },
    );
    patch(
      s,
      [
        [65.5, 66, 23],
        [64.5, 84, 21],
        [64, 84, 27],
        [64.5, 66, 30],
      ],
      { f: 'soft', s: 'fine' },
    );
    curve(
      s,
      [
        [14, 30, 36],
        [24, 20, 33],
        [34, 17, 32],
      ],
      { s: 'accent' },
    );
  },

  controller(s) {
    s.foot(-6, 0, 164, 100, { m: 10 });
    const shape = [
      [76, 4],
      [104, 3],
      [132, 6],
      [148, 30],
      [158, 66],
      [157, 92],
      [142, 101],
      [128, 92],
      [116, 72],
      [98, 62],
      [76, 61],
      [54, 62],
      [36, 72],
      [24, 92],
      [10, 101],
      [-5, 92],
      [-6, 66],
      [4, 30],
      [20, 6],
      [48, 3],
    ];
    prism(s, shape, 4, 26);
    s.plate('z', 26, 56, 12, 96, 34, { r: 4, f: 'soft', s: 'accent' });
    const stick = (x, y) => {
      s.disc('z', 26, x, y, 13, { f: 'deep' });
      s.cyl('z', x, y, 6, 26, 34, { tones: { side: 'right' } });
      s.disc('z', 35, x, y, 9, { f: 'top' });
    };
    s.shape(
      'z',
      26,
      [
        [24, 20],
        [32, 20],
        [32, 28],
        [40, 28],
        [40, 36],
        [32, 36],
        [32, 44],
        [24, 44],
        [24, 36],
        [16, 36],
        [16, 28],
        [24, 28],
      ],
      { f: 'left' },
    );
    stick(52, 50);
    stick(100, 50);
    for (const [x, y] of [
      [124, 20],
      [112, 31],
      [136, 31],
      [124, 42],
    ])
      s.disc('z', 26, x, y, 5, { f: y === 42 ? 'accent' : 'top', s: 'main' });
    s.on('z', 26, [
      [
        [66, 42],
        [70, 42],
      ],
      [
        [82, 42],
        [86, 42],
      ],
    ]);
  },
};
