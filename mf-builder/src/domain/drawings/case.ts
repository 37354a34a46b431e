import { type Facts, says, within } from './facts';
import type { Drawing } from './iso/drawing';
import { type Flat, range, flats } from './iso/project';
import { Sheet } from './iso/sheet';

const mmPerUnit = 4.8;

/** A case: the box of its `dimensions` in mm. Glass shows what is inside; the front is mesh, wood, a panorama or plain. */
export function drawCase({ dimensions, features, sidePanel }: Facts<'case'>): Drawing {
  const s = new Sheet(mmPerUnit);
  const h = within(dimensions?.[0], 100, 620, 450);
  const w = within(dimensions?.[1], 60, 380, 215);
  const d = within(dimensions?.[2], 100, 620, 430);
  const panorama = says(features, 'panorama');
  s.foot(0, 0, d, w, 20);
  for (const x of [0.06, 0.84]) s.box(d * x, w - 30, 0, d * 0.1, 22, 12);
  s.box(d - 40, 8, 0, 30, 20, 12);
  s.box(0, 0, 12, d, w, h - 12, { axis: 'y', r: 14, unknown: dimensions ? [] : ['x', 'y', 'z'] });
  side(s, d, w, h, sidePanel, panorama);
  front(s, d, w, h, features, panorama);
  s.plate('z', h, d * 0.1, w * 0.2, d * 0.72, w * 0.8, { r: 10, fill: 'deep', pen: 'detail' });
  s.on(
    'z',
    h,
    range(5).map((i) => flats(d * 0.15, w * (0.3 + i * 0.1), d * 0.67, w * (0.3 + i * 0.1))),
  );
  s.disc('z', h, d * 0.88, w * 0.24, 12, { fill: 'soft', pen: 'accent' });
  return s.drawing();
}

/** The side with the panel: glass with a board and a card behind it, mesh with slits, or plain. */
function side(s: Sheet, d: number, w: number, h: number, panel: string | undefined, panorama: boolean): void {
  const glass = says(panel, 'glass') || (panel === undefined && panorama);
  s.plate('y', w, 16, 26, d - 16, h - 16, { r: 10, fill: glass ? 'deep' : 'left', pen: glass ? 'accent' : 'detail' });
  if (glass) {
    s.plate('y', w, d * 0.12, h * 0.4, d * 0.6, h - 36, { r: 5, fill: 'left', pen: 'detail' });
    s.plate('y', w, d * 0.25, h * 0.64, d * 0.42, h * 0.82, { r: 5, fill: 'soft', pen: 'accent' });
    s.on(
      'y',
      w,
      [0.48, 0.52, 0.56].map((x) => flats(d * x, h * 0.62, d * x, h * 0.85)),
      'fine',
    );
    s.plate('y', w, d * 0.08, h * 0.42, d * 0.7, h * 0.53, { r: 6, fill: 'top' });
    s.plate('y', w, 26, 36, d - 26, h * 0.27, { r: 4, fill: 'left', pen: 'detail' });
    if (!says(panel, 'tinted'))
      s.on('y', w, [flats(28, h * 0.74, d * 0.22, h - 26), flats(28, h * 0.84, d * 0.13, h - 26)]);
  } else if (says(panel, 'mesh')) {
    const rows = Math.floor((h - 70) / 16);
    s.on(
      'y',
      w,
      range(rows).map((i) => flats(34, 44 + i * 16, d - 34, 44 + i * 16)),
    );
  } else
    s.on(
      'y',
      w,
      range(8).map((i) => flats(d * 0.3 + i * 16, h * 0.4, d * 0.3 + i * 16, h * 0.7)),
    );
}

function front(
  s: Sheet,
  d: number,
  w: number,
  h: number,
  features: readonly string[] | undefined,
  panorama: boolean,
): void {
  if (says(features, 'wood')) {
    const step = (w - 28) / 8;
    const slat = (i: number): Flat[] =>
      flats(14 + i * step, 28, 14 + (i + 0.6) * step, 28, 14 + (i + 0.6) * step, h - 18, 14 + i * step, h - 18);
    s.shapes('x', d, range(8).map(slat), { fill: 'deep', pen: 'detail' });
  } else if (panorama) {
    s.plate('x', d, 8, 26, w - 8, h - 16, { r: 10, fill: 'soft', pen: 'accent' });
    s.on('x', d, [flats(w * 0.3, h - 40, w * 0.7, h * 0.7), flats(w * 0.3, h - 70, w * 0.55, h * 0.72)], 'fine');
  } else {
    s.plate('x', d, 14, 28, w - 14, h - 18, { r: 8, fill: 'right', pen: 'detail' });
    const rows = says(features, 'mesh') || says(features, 'vented') ? Math.floor((h - 80) / 14) : 0;
    s.on(
      'x',
      d,
      range(rows).map((i) => flats(28, 46 + i * 14, w - 28, 46 + i * 14)),
    );
  }
}
