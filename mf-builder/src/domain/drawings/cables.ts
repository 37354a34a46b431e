import { type Facts, known, says, within } from './facts';
import type { Drawing } from './iso/drawing';
import { type Point, range, points } from './iso/project';
import { Sheet } from './iso/sheet';

const mmPerUnit = 1.2;

/** A plug: width, depth and height in mm, and how many contacts show in a row. */
interface Plug {
  w: number;
  d: number;
  h: number;
  contacts: number;
  strands: number;
}

function plugOf(kind: string | undefined): Plug {
  if (says(kind, 'riser')) return { w: 12, d: 84, h: 18, contacts: 16, strands: 6 };
  if (says(kind, '24-pin') || says(kind, 'kit')) return { w: 18, d: 54, h: 14, contacts: 12, strands: 4 };
  if (says(kind, '12v')) return { w: 18, d: 22, h: 14, contacts: 6, strands: 2 };
  if (says(kind, 'fan')) return { w: 14, d: 12, h: 8, contacts: 4, strands: 1 };
  if (says(kind, 'sata')) return { w: 16, d: 16, h: 7, contacts: 3, strands: 1 };
  if (says(kind, 'displayport')) return { w: 26, d: 20, h: 9, contacts: 1, strands: 1 };
  if (says(kind, 'hdmi')) return { w: 26, d: 18, h: 11, contacts: 2, strands: 1 };
  return { w: 22, d: 11, h: 7, contacts: 1, strands: 1 };
}

/** A cable: both plugs by `kind`, a loop for each 0.5 m or part of it, five at most. */
export function drawCables({ kind, lengthM }: Facts<'cables'>): Drawing {
  const s = new Sheet(mmPerUnit);
  const plug = plugOf(kind);
  const loops = known(lengthM) ? Math.max(1, Math.ceil(within(lengthM, 0.05, 2.5, 0.5) / 0.5)) : 1;
  const half = plug.d / 2;
  s.foot(-84, -54, 168, 108, 6);
  // What comes from the back plug goes around, then leaves to the front plug.
  for (const strand of range(plug.strands)) {
    const offset = (strand - (plug.strands - 1) / 2) * Math.min(9, (plug.d - 8) / plug.strands);
    const from: Point[] = points(-84 + plug.w, -30 + offset, plug.h / 2, -48, -34 + offset, 5);
    const to: Point[] = points(46, 36 + offset, 5, 84 - plug.w, 34 + offset, plug.h / 2);
    const core = strand % 2 ? 'soft' : 'left';
    s.cable([...from, ...coil(loops, offset * 0.6), ...to], plug.strands > 1 ? 5 : 6, core);
  }
  end(s, plug, -84, -30 - half, kind, -1);
  end(s, plug, 84 - plug.w, 34 - half, kind, 1);
  return s.drawing();
}

/** Rounds one above the other, from the back to the front. */
const coil = (loops: number, offset: number): Point[] =>
  range(loops * 12 + 1).map((i) => {
    const angle = -Math.PI / 2 + (i / 12) * 2 * Math.PI + (i / (loops * 12)) * Math.PI;
    const r = 38 + offset;
    return [r * Math.cos(angle), r * Math.sin(angle), 6 + (i / 12) * 10];
  });

function end(s: Sheet, { w, d, h, contacts }: Plug, x: number, y: number, kind: string | undefined, way: 1 | -1): void {
  s.box(x, y, 0, w, d, h, { r: 2 });
  s.plate('z', h, x + w * 0.25, y + d * 0.2, x + w * 0.75, y + d * 0.8, { r: 1.5, fill: 'soft', pen: 'accent' });
  const metal = says(kind, 'displayport') || says(kind, 'hdmi') || says(kind, 'usb') || says(kind, 'thunderbolt');
  const tip = way === 1 ? x + w : x - 9;
  if (metal) s.box(tip, y + d * 0.14, h * 0.2, 9, d * 0.72, h * 0.6, { tones: { x: 'deep' } });
  if (way === 1) {
    const step = (d - 4) / contacts;
    const face = metal ? tip + 9 : x + w;
    for (const i of metal ? [] : range(contacts))
      s.plate('x', face, y + 2 + i * step + step * 0.2, h * 0.25, y + 2 + (i + 0.8) * step, h * 0.75, {
        fill: 'deep',
        pen: 'detail',
      });
  }
}
