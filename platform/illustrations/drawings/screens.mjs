// What stands on the desk and is looked at or typed on.

export const screens = {
  monitor(s) {
    s.foot(44, -20, 80, 56, { m: 8 });
    s.rbox('z', 44, -20, 0, 80, 56, 4, 8);
    s.box(76, -6, 4, 16, 8, 44);
    s.rbox('y', 0, 0, 36, 168, 12, 100, 6);
    s.plate('y', 12, 6, 42, 162, 130, { r: 3, f: 'deep', s: 'detail' });
    s.shape(
      'y',
      12,
      [
        [6, 42],
        [162, 42],
        [162, 58],
        [128, 92],
        [104, 70],
        [70, 112],
        [42, 78],
        [6, 96],
      ],
      { f: 'soft', s: 'none', keep: 1 },
    );
    s.on(
      'y',
      12,
      [
        [
          [6, 96],
          [42, 78],
          [70, 112],
          [104, 70],
          [128, 92],
          [162, 58],
        ],
      ],
      { s: 'accent' },
    );
    s.on(
      'y',
      12,
      [
        [
          [6, 64],
          [162, 64],
        ],
        [
          [6, 86],
          [162, 86],
        ],
        [
          [6, 108],
          [162, 108],
        ],
      ],
      { s: 'detail', o: 0.5 },
    );
    s.disc('y', 12, 70, 112, 4, { f: 'top', s: 'accent' });
  },

  keyboard(s) {
    s.foot(0, 0, 180, 76, { m: 8 });
    s.cable(
      [
        [20, 4, 6],
        [16, -16, 6],
        [30, -34, 2],
        [56, -40, 0],
      ],
      { width: 5, f: 'soft' },
    );
    s.rbox('z', 0, 0, 0, 180, 76, 12, 8);
    s.plate('z', 12, 6, 6, 174, 70, { r: 3, f: 'deep', s: 'detail' });
    const keys = [];
    const row = (y, widths) => {
      let x = 9;
      for (const w of widths) {
        keys.push([x, y, w]);
        x += w + 2;
      }
    };
    if (s.compact) {
      s.plates(
        'z',
        12,
        keys
          .concat([
            [14, 14, 60],
            [84, 14, 60],
            [30, 48, 110],
          ])
          .map(([x, y, w]) => [x, y, x + w, y + 14]),
        { f: 'soft', s: 'none', r: 4 },
      );
      return;
    }
    row(8, [12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 22]);
    row(24, [18, 12, 12, 12, 12, 12, 12, 12, 12, 12, 16]);
    row(40, [22, 12, 12, 12, 12, 12, 12, 12, 12, 26]);
    row(56, [16, 14, 14, 72, 14, 14, 6]);
    const wide = keys.filter((k) => k[2] > 20 || (k[0] === 9 && k[1] === 8)),
      plain = keys.filter((k) => !wide.includes(k));
    const side = (list, f) => {
      for (const yy of [8, 24, 40, 56]) {
        const l = list.filter((k) => k[1] === yy);
        if (!l.length) continue;
        s.plates(
          'y',
          yy + 12,
          l.map(([x, , w]) => [x, 12, x + w, 18]),
          { f: 'right', s: 'detail' },
        );
        s.plates(
          'z',
          18,
          l.map(([x, y, w]) => [x, y, x + w, y + 12]),
          { f },
        );
      }
    };
    side(plain, 'top');
    side(wide, 'soft');
  },
};
