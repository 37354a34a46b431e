import { type Facts, countOf, known, says, within } from './facts';
import type { Drawing } from './iso/drawing';
import { range, flats, points } from './iso/project';
import { Sheet } from './iso/sheet';

const mmPerUnit = 1.75;

/** A supply: its face by `formFactor` and its length in mm; sockets on the face if leads come off, leads if they do not. */
export function drawPsu({ formFactor, lengthMm, modularity, pcie16, power }: Facts<'psu'>): Drawing {
  const s = new Sheet(mmPerUnit);
  const small = says(formFactor, 'sfx');
  const [width, height] = small ? [125, 63.5] : [150, 86];
  const length = within(lengthMm, 80, 240, small ? 100 : 150);
  s.foot(0, 0, length, width, 12);
  s.box(0, 0, 0, length, width, height, { r: 3, unknown: known(lengthMm) ? [] : ['x'] });
  const plates = range(3).map((i) => 0.16 + i * 0.26);
  if (modularity === 'full' || modularity === 'semi') {
    const row = (v: number, spans: readonly (readonly [number, number])[], lit: number) => {
      for (const [i, [from, to]] of spans.entries()) {
        const look = i < lit ? ({ fill: 'soft', pen: 'accent' } as const) : ({ fill: 'deep', pen: 'main' } as const);
        s.plate('x', length, width * from, v, width * to, v + height * 0.2, { r: 2, ...look });
      }
    };
    row(height * 0.62, flats(0.1, 0.22, 0.26, 0.38, 0.44, 0.86), countOf(pcie16, 0, 2, 0));
    row(height * 0.24, flats(0.1, 0.26, 0.3, 0.46, 0.5, 0.66, 0.7, 0.86), 0);
  }
  // Leads that cannot be taken off: all of them for none, the board's lead for semi.
  const leads = modularity === 'none' ? plates : modularity === 'semi' ? plates.slice(0, 1) : [];
  for (const [i, share] of leads.toReversed().entries()) {
    const y = width * (share + 0.1);
    s.cable(
      points(length, y, height * 0.5, length + 18, y, height * 0.46, length + 34, y + 4, 14, length + 58, y + 6, 0),
      6,
      i === 1 ? 'soft' : 'right',
    );
  }
  face(s, length, width, height, within(power, 0, 2000, 0));
  const r = Math.min(length, width) * 0.41;
  s.fan('z', height, length / 2, width / 2, r);
  for (const k of [0.5, 0.76]) s.ring('z', height, length / 2, width / 2, r * k, 'detail');
  return s.drawing();
}

/** The label: its bar grows with the rated power in W. */
function face(s: Sheet, length: number, width: number, height: number, power: number): void {
  s.plate('y', width, length * 0.08, height * 0.18, length * 0.74, height * 0.82, { r: 4, pen: 'detail' });
  s.on(
    'y',
    width,
    [0.66, 0.52].map((v, i) => flats(length * 0.14, height * v, length * (0.5 + i * 0.1), height * v)),
  );
  if (power > 0) {
    const end = length * (0.14 + 0.52 * Math.min(1, power / 1600));
    s.plate('y', width, length * 0.14, height * 0.28, end, height * 0.38, { r: 2, fill: 'accent', pen: 'none' });
  }
  s.plate('y', width, length * 0.82, height * 0.3, length * 0.94, height * 0.7, { r: 3, fill: 'soft', pen: 'accent' });
}
