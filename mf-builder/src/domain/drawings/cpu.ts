import { type Facts, countOf, says } from './facts';
import type { Drawing } from './iso/drawing';
import { type Flat, range, flats, points } from './iso/project';
import { Sheet } from './iso/sheet';

const mmPerUnit = 0.46;

/** A processor over its socket: package and lid in mm by `socket`, a tile for each performance and efficiency core. */
export function drawCpu({ socket, pCores, eCores }: Facts<'cpu'>): Drawing {
  const s = new Sheet(mmPerUnit);
  const land = says(socket, 'lga');
  const [w, d] = land ? [37.5, 45] : [40, 40];
  const lift = 20;
  const pitch = 2.6;
  s.foot(0, 0, w, d, 4);
  const contacts = range(Math.floor((w - 6) / pitch)).flatMap((i) =>
    range(Math.floor((d - 6) / pitch)).map((j) => [i, j] as const),
  );
  const inner = (i: number, n: number) => i > n / 3 && i < (2 * n) / 3;
  const shown = contacts.filter(([i, j]) => !(inner(i, w / pitch - 2) && inner(j, d / pitch - 2)));
  // LGA and AM5 have contacts on the board, AM4 has pins under the package.
  const pins = !land && !says(socket, 'am5');
  const size = pins ? 0.9 : 1.4;
  if (!pins)
    s.shapes(
      'z',
      0,
      shown.map(([i, j]) => square(3 + i * pitch, 3 + j * pitch, size)),
      { fill: 'accent', pen: 'none' },
    );
  s.lines([points(0, d, 0, 0, d, lift), points(w, d, 0, w, d, lift), points(w, 0, 0, w, 0, lift)], 'ghost');
  if (pins) {
    s.on(
      'y',
      d - 0.5,
      range(14).map((i) => flats(3 + i * pitch, lift - 4, 3 + i * pitch, lift)),
      'accent',
    );
    s.on(
      'x',
      w - 0.5,
      range(14).map((i) => flats(3 + i * pitch, lift - 4, 3 + i * pitch, lift)),
      'accent',
    );
  }
  s.box(0, 0, lift, w, d, 2, { r: land ? 1 : 1.5 });
  if (land)
    s.shapes(
      'z',
      lift + 2,
      [
        flats(0, d * 0.3, 1.6, d * 0.3, 1.6, d * 0.36, 0, d * 0.36),
        flats(0, d * 0.64, 1.6, d * 0.64, 1.6, d * 0.7, 0, d * 0.7),
      ],
      { fill: 'deep', pen: 'detail' },
    );
  else s.shapes('z', lift + 2, [flats(1, d - 1, 5, d - 1, 1, d - 5)], { fill: 'accent', pen: 'none' });
  const top = lift + 5;
  s.prism('z', lid(socket, w, d), lift + 2, top);
  tiles(s, top, w, d, countOf(pCores, 0, 32, 0), countOf(eCores, 0, 64, 0));
  return s.drawing();
}

const square = (u: number, v: number, size: number): Flat[] =>
  flats(u, v, u + size, v, u + size, v + size, u, v + size);

/** The lid's outline: bites for capacitors on AM5, ears for the lever on LGA, plain on AM4. */
function lid(socket: string | undefined, w: number, d: number): Flat[] {
  const [a, b, c, e] = [4, 4, w - 4, d - 4];
  if (says(socket, 'am5')) {
    const bite = 3;
    const [m, n] = [(a + c) / 2 - 6, (a + c) / 2 + 6];
    return [
      ...flats(a, b, m, b, m, b + bite, n, b + bite, n, b),
      ...flats(c, b, c, m, c - bite, m, c - bite, n, c, n),
      ...flats(c, e, n, e, n, e - bite, m, e - bite, m, e),
      ...flats(a, e, a, n, a + bite, n, a + bite, m, a, m),
    ];
  }
  if (says(socket, 'lga')) {
    const ear = 2.2;
    const [m, n] = [d * 0.26, d * 0.74];
    return flats(a, b, c, b, c, m, c + ear, m, c + ear, n, c, n, c, e, a, e, a, n, a - ear, n, a - ear, m, a, m);
  }
  return flats(a + 2, b, c - 2, b, c, b + 2, c, e - 2, c - 2, e, a + 2, e, a, e - 2, a, b + 2);
}

/** Performance cores as large tiles in two columns, efficiency cores as small tiles in four. */
function tiles(s: Sheet, z: number, w: number, d: number, large: number, small: number): void {
  if (large + small === 0)
    return void s.on('z', z, [flats(10, 14, w - 14, 14), flats(10, 19, w - 10, 19), flats(10, 24, w - 18, 24)], 'fine');
  const rows = Math.ceil(large / 2) + Math.ceil(small / 4) / 2;
  const [x, y, wide] = [8, 8, w - 16];
  const step = Math.min(5.2, (d - 16) / rows);
  const big = range(large).map((i) => tile(x + (i % 2) * (wide / 2), y + Math.floor(i / 2) * step, wide / 2, step));
  const under = y + Math.ceil(large / 2) * step;
  const little = range(small).map((i) =>
    tile(x + (i % 4) * (wide / 4), under + Math.floor(i / 4) * (step / 2), wide / 4, step / 2),
  );
  s.shapes('z', z, big, { fill: 'soft', pen: 'fine' });
  s.shapes('z', z, little, { fill: 'accent', pen: 'none' });
}

const tile = (u: number, v: number, w: number, d: number): Flat[] =>
  flats(u + 0.4, v + 0.4, u + w - 0.4, v + 0.4, u + w - 0.4, v + d - 0.4, u + 0.4, v + d - 0.4);
