// The exploded PC. Every part sits in a group with data-home = the screen vector that brings it into the case.
import { Sheet, project, range } from './iso.mjs';

const X0 = 978,
  Y0 = 408,
  W = 116,
  D = 228,
  H = 248;
const to = (x, y, z) => {
  const [a, b] = project([x, y, z]);
  return [Math.round((a + X0) * 10) / 10, Math.round((b + Y0) * 10) / 10];
};
const dash = { s: 'ghost', dash: '2 6' };

// Seen through the glass, the rear of a tower is on the left. The parts below are laid out from the front edge
// (y = 0) backwards, so this view turns them round. `t` is how thick the thing is whose y face is drawn.
function turned(s) {
  const m = {
    box: (x, y, z, w, d, h, o) => s.box(x, D - y - d, z, w, d, h, o),
    rbox: (a, x, y, z, w, d, h, r, o) => s.rbox(a, x, D - y - d, z, w, d, h, r, o),
    plate: (a, n, p, q, r, t, o = {}) =>
      a === 'x'
        ? s.plate(a, n, D - r, q, D - p, t, o)
        : a === 'z'
          ? s.plate(a, n, p, D - t, r, D - q, o)
          : s.plate(a, D - n + o.t, p, q, r, t, o),
    plates: (a, n, list, o) =>
      s.plates(
        a,
        n,
        list.map(([p, q, r, t]) => [D - r, q, D - p, t]),
        o,
      ),
    shape: (a, n, list, o = {}) => s.shape(a, D - n + o.t, list, o),
    on: (a, n, list, o = {}) =>
      s.on(
        a,
        a === 'y' ? D - n + o.t : n,
        list.map((l) => l.map(([u, v]) => (a === 'x' ? [D - u, v] : a === 'z' ? [u, D - v] : [u, v]))),
        o,
      ),
    rings: (a, n, u, v, r, o) => s.rings(a, n, D - u, v, r, o),
    fan: (a, n, u, v, r, o) => s.fan(a, n, D - u, v, r, o),
    pins: (a, n, u, v, c, r, pitch, size, o) => s.pins(a, n, D - u - (c - 1) * pitch - size, v, c, r, pitch, size, o),
    lines: (list, o) =>
      s.lines(
        list.map((l) => l.map(([x, y, z]) => [x, D - y, z])),
        o,
      ),
    cable: (list, o) =>
      s.cable(
        list.map(([x, y, z]) => [x, D - y, z]),
        o,
      ),
    group: (name, v, draw) => s.group(name, v, () => draw(m)),
    again: (id, shifts, draw) =>
      s.again(
        id,
        shifts.map(([x, y, z]) => [x, -y, z]),
        () => draw(m),
      ),
  };
  return m;
}
function floor(s) {
  s.lines(
    [
      ...range(16).map((i) => [
        [-520 + i * 88, -560, -8],
        [-520 + i * 88, 640, -8],
      ]),
      ...range(12).map((i) => [
        [-560, -520 + i * 88, -8],
        [900, -520 + i * 88, -8],
      ]),
    ],
    { s: 'detail', o: 0.16 },
  );
}
function psu(s) {
  const y = D + 96;
  s.lines(
    [
      [
        [12, D, 8],
        [12, y, 8],
      ],
      [
        [104, D, 8],
        [104, y, 8],
      ],
      [
        [104, D, 68],
        [104, y, 68],
      ],
    ],
    dash,
  );
  s.group('psu', [0, y + 100 - D, 0], () => {
    s.rbox('z', 12, y, 8, 92, 100, 60, 3);
    s.plates('x', 104, [[y + 14, 16, y + 86, 52]], { f: 'deep' });
    s.fan('z', 68, 58, y + 50, 36, { hub: 0.24 });
    s.rings('z', 68, 58, y + 50, [27]);
    s.plate('y', y + 100, 24, 20, 70, 52, { r: 2, f: 'left', s: 'detail' });
    s.plate('y', y + 100, 78, 24, 96, 48, { r: 2, f: 'soft', s: 'accent' });
  });
}
function shell(s) {
  s.group('case', null, () => {
    for (const [x, y] of [
      [8, 12],
      [8, D - 36],
      [W - 24, 12],
      [W - 24, D - 36],
    ])
      s.box(x, y, -8, 16, 24, 8, { tones: { z: 'deep' } });
    s.box(0, 0, 0, W, D, 8);
    s.box(0, 0, 8, W, 8, H - 16, { tones: { y: 'deep' } });
    s.box(0, 8, 8, 4, D - 16, H - 16, { tones: { x: 'deep' } });
    s.plate('x', 4, 30, 96, 78, 226, { r: 8, f: 'right', s: 'detail' });
    s.plates(
      'x',
      4,
      [
        [176, 96, 184, 130],
        [176, 150, 184, 190],
      ],
      { f: 'left', r: 5 },
    );
    s.raw(
      `<ellipse cx="${to(50, 110, 120)[0]}" cy="${to(50, 110, 120)[1]}" rx="150" ry="130" fill="url(#rig-glow-in)" stroke="none"/>`,
    );
    for (const z of [124, 200]) s.rings('y', 8, W / 2, z, [34, 12], { s: z > 150 ? 'fine' : 'detail' });
  });
}
// Three layers of the case, so that parts on their way home slide between them.
function shroud(s) {
  s.group('case', null, () => {
    s.box(4, 8, 8, W - 4, D - 16, 56);
    s.plate('x', W, 22, 18, 90, 54, { r: 4, f: 'soft', s: 'accent' });
    s.on(
      'x',
      W,
      [
        [
          [34, 30],
          [78, 30],
        ],
        [
          [34, 38],
          [62, 38],
        ],
      ],
      { s: 'fine' },
    );
    s.on(
      'x',
      W,
      range(3).map((i) => [
        [112, 26 + i * 10],
        [196, 26 + i * 10],
      ]),
    );
  });
}
function front(s) {
  s.group('case', null, () => {
    s.box(0, 0, H - 8, W, D, 8, { tones: { z: 'left' } });
    s.plates('z', H, [[14, 16, W - 14, D - 16]], { f: 'deep', r: 6 });
    s.box(0, D - 8, 0, W, 8, H);
    s.plate('y', D, 12, 10, 104, 66, { r: 4, f: 'deep' });
    s.plates(
      'y',
      D,
      range(4).map((i) => [16, 82 + i * 16, 84, 90 + i * 16]),
      { f: 'deep' },
    );
    s.plate('y', D, 12, 152, 38, 228, { r: 3, f: 'deep' });
    s.plates(
      'y',
      D,
      [
        [17, 158, 33, 166],
        [17, 174, 33, 188],
        [17, 194, 33, 220],
      ],
      { f: 'left' },
    );
    s.disc('y', D, 76, 190, 28, { f: 'deep' });
    s.rings('y', D, 76, 190, [20, 12, 4], { s: 'fine' });
  });
}
function lid(s) {
  const z = H + 64;
  s.lines(
    [
      [
        [0, D, H],
        [0, D, z],
      ],
      [
        [W, D, H],
        [W, D, z],
      ],
      [
        [W, 0, H],
        [W, 0, z],
      ],
    ],
    dash,
  );
  s.group('lid', [0, 0, 64], () => {
    s.rbox('z', 0, 0, z, W, D, 8, 6);
    s.plates(
      'z',
      z + 8,
      range(12).map((i) => [16, 26 + i * 15, W - 16, 33 + i * 15]),
      { f: 'deep' },
    );
    s.disc('z', z + 8, W - 12, 9, 4.5, { f: 'soft', s: 'accent' });
  });
}
function fans(s) {
  const y = -206;
  s.lines(
    [48, 124, 200].map((z) => [
      [W / 2, 0, z],
      [W / 2, y + 16, z],
    ]),
    dash,
  );
  s.group('fans', [0, y + 8, 0], () => {
    s.again(
      'rig-fan',
      [
        [0, 0, 76],
        [0, 0, 152],
      ],
      () => {
        const z = 12;
        s.rbox('y', 22, y, z, 72, 16, 72, 8);
        s.fan('y', y + 16, 58, z + 36, 31);
        s.rings('y', y + 16, 88, z + 6, [2.2]);
        s.rings('y', y + 16, 28, z + 66, [2.2]);
      },
    );
  });
}
function drives(s) {
  const y = -392;
  s.lines(
    [
      [
        [20, -190, 10],
        [20, y + 104, 10],
      ],
      [
        [96, -190, 10],
        [96, y + 104, 10],
      ],
    ],
    dash,
  );
  s.group('drives', [0, y - 20, 0], () => {
    s.rbox('z', 20, y, 4, 76, 104, 14, 5);
    s.plate('z', 18, 28, y + 8, 88, y + 96, { r: 4, f: 'top', s: 'detail' });
    s.plate('z', 18, 38, y + 20, 78, y + 64, { r: 3, f: 'soft', s: 'accent' });
  });
}
function board(sheet) {
  const s = turned(sheet);
  const x = 156,
    f = x + 5,
    cap = (y, z, w, h, d, o = {}) => s.box(f, y, z, d, w, h, o);
  s.lines(
    [
      [
        [4, 24, 84],
        [x, 24, 84],
      ],
      [
        [4, 188, 84],
        [x, 188, 84],
      ],
      [
        [4, 188, 228],
        [x, 188, 228],
      ],
      [
        [4, 24, 228],
        [x, 24, 228],
      ],
    ],
    dash,
  );
  s.group('motherboard', [x - 4, 0, 0], () => {
    s.rbox('x', x, 20, 80, 5, 172, 152, 4);
    s.rings('x', f, 26, 86, [2.6]);
    s.on(
      'x',
      f,
      [
        [
          [30, 92],
          [110, 92],
          [122, 104],
          [180, 104],
        ],
        [
          [30, 96],
          [108, 96],
          [120, 108],
          [180, 108],
        ],
        [
          [110, 220],
          [110, 206],
        ],
        [
          [104, 222],
          [104, 206],
        ],
      ],
      { s: 'fine' },
    );
    cap(46, 212, 54, 14, 16);
    s.on(
      'x',
      f + 16,
      range(6).map((i) => [
        [51 + i * 9, 215],
        [51 + i * 9, 223],
      ]),
    );
    s.plate('x', f, 54, 164, 98, 208, { r: 3, f: 'soft' });
    s.plate('x', f, 60, 170, 92, 202, { r: 2, f: 'right', s: 'accent' });
    s.pins('x', f, 63, 173, 5, 5, 5.6, 3);
    cap(22, 158, 16, 68, 22);
    s.on(
      'x',
      f + 22,
      range(5).map((i) => [
        [25, 168 + i * 13],
        [35, 168 + i * 13],
      ]),
    );
    for (const i of [3, 2, 1, 0]) s.box(f, 122 + i * 9, 140, 7, 4, 82, { tones: { x: i % 2 ? 'accent' : 'right' } });
    cap(178, 156, 8, 44, 8);
    cap(34, 138, 78, 5, 6, { tones: { x: 'accent' } });
    cap(34, 120, 66, 12, 4);
    cap(34, 100, 78, 5, 6);
    cap(138, 92, 34, 30, 7);
    s.on(
      'x',
      f + 7,
      range(4).map((i) => [
        [144 + i * 7, 97],
        [144 + i * 7, 117],
      ]),
    );
  });
}
function chips(sheet) {
  const s = turned(sheet);
  const x = 204;
  s.lines(
    [
      [
        [161, 54, 164],
        [x + 12, 54, 164],
      ],
      [
        [161, 98, 164],
        [x + 12, 98, 164],
      ],
      [
        [161, 98, 208],
        [x + 12, 98, 208],
      ],
      [
        [161, 54, 208],
        [x + 12, 54, 208],
      ],
      [
        [161, 133, 140],
        [220, 133, 140],
      ],
      [
        [161, 151, 140],
        [220, 151, 140],
      ],
      [
        [161, 151, 222],
        [220, 151, 222],
      ],
    ],
    dash,
  );
  s.group('cpu', [x + 2, 0, 0], () => {
    s.rbox('x', x + 12, 54, 164, 5, 44, 44, 3);
    s.rbox('x', x + 17, 60, 170, 5, 32, 32, 6, { tones: { x: 'top' } });
    s.plate('x', x + 22, 65, 175, 87, 197, { r: 3, f: 'soft', s: 'accent' });
  });
  s.group('ram', [210, 0, 0], () => {
    s.again('rig-ram', [[0, -18, 0]], () => {
      const y = 149;
      s.plate('x', 224, y, 142, y + 4, 220, { f: 'accent' });
      s.box(220, y + 1, 142, 6, 2, 78, { tones: { y: 'accent', x: 'accent' } });
      s.rbox('y', 226, y, 140, 34, 5, 82, 4);
      s.plate('y', y + 5, 231, 146, 255, 216, { t: 5, r: 2, f: 'left', s: 'detail' });
      s.shape(
        'y',
        y + 5,
        [
          [231, 168],
          [255, 184],
          [255, 204],
          [231, 188],
        ],
        { t: 5, f: 'soft', s: 'fine' },
      );
    });
  });
}
function cooler(sheet) {
  const s = turned(sheet);
  const x = 352;
  s.lines(
    [
      [
        [250, 76, 186],
        [x, 76, 186],
      ],
      [
        [250, 56, 166],
        [x, 56, 166],
      ],
      [
        [250, 96, 206],
        [x, 96, 206],
      ],
    ],
    dash,
  );
  s.group('cooling', [x - 16, 0, 0], () => {
    s.rbox('x', x, 60, 170, 8, 34, 32, 4, { tones: { x: 'soft' } });
    for (const z of [176, 184, 192])
      s.cable(
        [
          [x + 6, 62, z],
          [x + 18, 46, z],
          [x + 30, 40, z],
          [x + 40, 40, z],
        ],
        { width: 6, f: 'soft' },
      );
    s.box(x + 24, 32, 142, 40, 88, 92);
    s.on(
      'y',
      120,
      range(6).map((i) => [
        [x + 30 + i * 6, 146],
        [x + 30 + i * 6, 230],
      ]),
      { t: 88 },
    );
    s.on(
      'z',
      234,
      range(6).map((i) => [
        [x + 30 + i * 6, 36],
        [x + 30 + i * 6, 116],
      ]),
    );
    s.rbox('x', x + 64, 30, 140, 18, 92, 96, 8);
    s.fan('x', x + 82, 76, 188, 41, { blades: 8 });
    s.rings('x', x + 82, 76, 188, [8], { s: 'fine' });
    for (const [u, v] of [
      [115, 147],
      [37, 229],
    ])
      s.rings('x', x + 82, u, v, [2.6]);
  });
}
function gpu(sheet) {
  const s = turned(sheet);
  const x = 452;
  s.lines(
    [
      [
        [167, 34, 140],
        [x, 34, 140],
      ],
      [
        [167, 112, 140],
        [x, 112, 140],
      ],
    ],
    dash,
  );
  s.group('gpu', [x - 36, 0, 0], () => {
    s.box(x - 4, 2, 50, 36, 4, 100, { tones: { y: 'right' } });
    s.box(x - 8, 40, 128, 10, 72, 8, { tones: { z: 'accent' } });
    s.rbox('x', x, 8, 60, 36, 204, 78, 10);
    s.plate('x', x + 36, 14, 66, 206, 132, { r: 8, f: 'right', s: 'detail' });
    s.again(
      'rig-gpu-fan',
      [
        [0, 64, 0],
        [0, 128, 0],
      ],
      () => s.fan('x', x + 36, 46, 99, 29, { blades: 8 }),
    );
    s.on('z', 138, [
      [
        [x + 8, 24],
        [x + 8, 150],
      ],
    ]);
    s.plate('z', 138, x + 10, 160, x + 26, 202, { r: 3, f: 'soft', s: 'accent' });
  });
}
function glass(s) {
  const x = 672;
  s.lines(
    [
      [
        [W, 0, 0],
        [x, 0, 0],
      ],
      [
        [W, D, 0],
        [x, D, 0],
      ],
      [
        [W, D, H],
        [x, D, H],
      ],
      [
        [W, 0, H],
        [x, 0, H],
      ],
    ],
    { s: 'ghost', dash: '1 9' },
  );
  s.group('glass', [x - W, 0, 0], () => {
    s.raw(`<path fill="url(#rig-glass)" d="M${to(x, 0, 0)} L${to(x, D, 0)} L${to(x, D, H)} L${to(x, 0, H)}Z"/>`);
    s.plate('x', x + 4, 0, 0, D, H, { r: 8, f: 'none' });
    s.plate('x', x, 0, 0, D, H, { r: 8, f: 'none', s: 'detail' });
    s.on(
      'x',
      x + 4,
      [
        [
          [30, H - 20],
          [120, H - 110],
        ],
        [
          [30, H - 44],
          [84, H - 98],
        ],
      ],
      { s: 'fine' },
    );
    for (const [u, v] of [
      [14, 14],
      [D - 14, H - 14],
    ])
      s.rings('x', x + 4, u, v, [4]);
  });
}

const label = (n, name, size, [x, y], anchor, lines) => [
  `<text x="${x}" y="${y}"${anchor === 'end' ? ' text-anchor="end"' : ''}><tspan ` +
    `fill="var(--art-accent,#00a5c7)">${n}</tspan>&#160; ${name}<tspan x="${x}" dy="19" ` +
    `fill-opacity=".8" letter-spacing=".2">${size}</tspan></text>`,
  lines,
];
const dot = ([x, y]) => `M${x} ${y}h0`;

function notes() {
  const a = {
    case: to(20, D, H - 6),
    board: to(161, D - 22, 84),
    psu: to(104, D + 196, 8),
    cpu: to(226, D - 54, 164),
    ram: to(260, 77, 172),
    cool: to(434, 108, 230),
    fan: to(94, -206, 220),
    drive: to(96, -392, 12),
    side: to(488, D - 8, 66),
  };
  const g0 = to(488, 212, 42),
    g1 = to(488, 8, 42),
    gm = to(488, 110, 42);
  const h0 = to(694, 0, 0),
    h1 = to(694, 0, H),
    hm = (h0[1] + h1[1]) / 2;
  const ink = 'stroke="var(--art-accent,#00a5c7)" stroke-width="1"',
    val = 'fill="var(--art-accent,#00a5c7)" stroke="none" text-anchor="middle"';
  const list = [
    label('01', 'CASE', '447 × 215 × 469 mm', [640, 176], 'start', `M784 186H800L${a.case[0]} ${a.case[1]}`),
    dot(a.case),
    label(
      '02',
      'MOTHERBOARD',
      'ATX · 305 × 244 mm',
      [a.board[0] - 14, 662],
      'end',
      `M${a.board[0]} ${a.board[1]}V658h-6`,
    ),
    dot(a.board),
    label('03', 'POWER SUPPLY', '150 × 140 × 86 mm', [a.psu[0] + 22, 778], 'start', `M${a.psu[0]} ${a.psu[1]}V774h14`),
    dot(a.psu),
    label('04', 'CPU', 'AM5 · 40 × 40 mm', [a.cpu[0] - 14, 732], 'end', `M${a.cpu[0]} ${a.cpu[1]}V728h-6`),
    dot(a.cpu),
    label('05', 'MEMORY', '2 × 133 mm', [1392, 352], 'start', `M1384 348H1270L${a.ram[0]} ${a.ram[1]}`),
    dot(a.ram),
    label('06', 'CPU COOLER', '158 mm high', [1392, 438], 'start', `M1384 434H1310L${a.cool[0]} ${a.cool[1]}`),
    dot(a.cool),
    label(
      '07',
      'GRAPHICS CARD',
      '304 × 126 × 50 mm',
      [a.side[0] - 14, 802],
      'end',
      `M${a.side[0]} ${a.side[1]}V798h-6`,
    ),
    dot(a.side),
    label('08', 'CASE FANS', '3 × 120 mm', [1322, 100], 'start', `M${a.fan[0]} ${a.fan[1]}L1290 96H1314`),
    dot(a.fan),
    label('09', 'STORAGE', '100 × 70 × 7 mm', [1448, 200], 'start', `M${a.drive[0]} ${a.drive[1]}L1416 196H1440`),
    dot(a.drive),
  ];
  const texts = list.filter(Array.isArray),
    dots = list.filter((x) => typeof x === 'string');
  return (
    `<path d="${texts.map((x) => x[1]).join('')}" stroke-width="1" stroke-opacity=".7"/><path ` +
    `d="${dots.join('')}" stroke="var(--art-accent,#00a5c7)" stroke-width="6"/><g fill="currentColor" ` +
    `stroke="none">${texts.map((x) => x[0]).join('')}</g>` +
    // dimension lines: ticks at both ends, the value beside or in the gap
    `<path d="M${g0}L${g1}m0-10v20M${g0[0]} ${g0[1] - 10}v20" ${ink}/><g ${val}><text ` +
    `transform="translate(${gm[0] + 10} ${gm[1] + 20}) rotate(-30)">304</text></g>` +
    `<path d="M${h0}V${hm + 22}M${h1}V${hm - 22}M${h0[0] - 6} ${h0[1]}h12M${h1[0] - 6} ${h1[1]}h12" ` +
    `${ink}/><g ${val}><text transform="translate(${h0[0] + 5} ${hm}) rotate(-90)">469</text></g>`
  );
}

export function hero() {
  const bg = new Sheet({ width: 1600, height: 900, centre: false, origin: [X0, Y0] });
  floor(bg);
  const s = new Sheet({ width: 1600, height: 900, centre: false, origin: [X0, Y0] });
  for (const draw of [shell, drives, fans, psu, shroud, board, chips, cooler, gpu, front, lid, glass]) draw(s);
  const c = (n, f) => `var(--art-${n},${f})`;
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" id="art" viewBox="0 0 1600 900" fill="none" ' +
    'stroke="currentColor" stroke-width="1.5" stroke-linejoin="round" stroke-linecap="round" ' +
    `font-family="'Space Grotesk Variable',sans-serif" font-size="14" font-weight="500" ` +
    'letter-spacing=".8"><defs>' +
    `<radialGradient id="rig-glow-a"><stop stop-color="${c('glow-a', '#3fd8f5')}" ` +
    `stop-opacity="${c('glow', '.16')}"/><stop offset="1" stop-color="${c('glow-a', '#3fd8f5')}" ` +
    'stop-opacity="0"/></radialGradient>' +
    `<radialGradient id="rig-glow-b"><stop stop-color="${c('glow-b', '#7c5cff')}" ` +
    `stop-opacity="${c('glow', '.16')}"/><stop offset="1" stop-color="${c('glow-b', '#7c5cff')}" ` +
    'stop-opacity="0"/></radialGradient>' +
    `<radialGradient id="rig-glow-in"><stop stop-color="${c('glow-a', '#3fd8f5')}" ` +
    `stop-opacity="${c('glow-in', '.3')}"/><stop offset="1" stop-color="${c('glow-a', '#3fd8f5')}" ` +
    'stop-opacity="0"/></radialGradient>' +
    '<radialGradient id="rig-fade"><stop offset=".3" stop-color="#fff"/><stop offset="1" ' +
    'stop-color="#fff" stop-opacity="0"/></radialGradient><mask id="rig-floor"><ellipse cx="1060" ' +
    'cy="560" rx="720" ry="400" fill="url(#rig-fade)" stroke="none"/></mask>' +
    '<linearGradient id="rig-glass" x1="0" y1="0" x2="1" y2="1"><stop ' +
    `stop-color="${c('glow-a', '#3fd8f5')}" stop-opacity=".2"/><stop offset=".6" ` +
    `stop-color="${c('glow-a', '#3fd8f5')}" stop-opacity=".04"/><stop offset="1" ` +
    `stop-color="${c('glow-b', '#7c5cff')}" stop-opacity=".16"/></linearGradient></defs>` +
    '<g stroke="none"><ellipse cx="1200" cy="330" rx="560" ry="430" fill="url(#rig-glow-b)"/><ellipse ' +
    'cx="960" cy="480" rx="520" ry="420" fill="url(#rig-glow-a)"/></g><g mask="url(#rig-floor)" ' +
    `data-part="floor">${bg.inner()}</g>${s.inner()}<g data-part="notes">${notes()}</g></svg>\n`
  );
}
