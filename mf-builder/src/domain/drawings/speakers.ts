import { type Facts, countOf, says } from './facts';
import type { Drawing } from './iso/drawing';
import { range, points } from './iso/project';
import { Sheet } from './iso/sheet';

const mmPerUnit = 2.2;

/** Speakers by `channels`: two boxes, more for 5.1, a sub for .1, or a bar. */
export function drawSpeakers({ channels }: Facts<'speakers'>): Drawing {
  const s = new Sheet(mmPerUnit);
  const [satellites = 2, low = 0] = (channels ?? '2.0').split('.').map(Number);
  const sub = low > 0;
  const bar = says(channels, 'bar') || satellites === 1;
  const height = 150;
  if (bar) {
    s.foot(0, 0, 300, 60, 12);
    speaker(s, 0, 0, 300, 60, 60, 4);
  } else {
    const boxes = countOf(satellites, 2, 8, 2);
    const rear = boxes - 2;
    const [w, d] = [height * 0.56, height * 0.52];
    const between = sub ? 118 : 50;
    s.foot(0, 0, 2 * w + between, Math.max(d, sub ? 120 : 0) + (rear > 0 ? 94 : 0), 12);
    speaker(s, 0, 0, w, d, height, 2);
    if (sub) speaker(s, w + 12, 0, 94, 110, 110, 1);
    if (!sub) s.cable(points(w, d * 0.3, 6, w + 16, 4, 0, w + 34, 4, 0, w + 50, d * 0.3, 6), 4, 'soft');
    speaker(s, w + between, 0, w, d, height, 2);
    const [row, front] = [2 * w + between, Math.max(d, sub ? 110 : 0) + 50];
    for (const i of range(rear)) speaker(s, (i * (row - 50)) / Math.max(1, rear - 1), front, 50, 44, 60, 1);
  }
  return s.drawing();
}

/** A box with its drivers: one large, or one over the other, or several in a row. */
function speaker(s: Sheet, x: number, y: number, w: number, d: number, h: number, drivers: number): void {
  s.box(x, y, 0, w, d, h, { axis: 'y', r: 8 });
  s.plate('y', y + d, x + 6, 6, x + w - 6, h - 6, { r: 6, fill: 'deep', pen: 'detail' });
  const cone = (u: number, v: number, r: number) => {
    s.disc('y', y + d, u, v, r, { fill: 'left' });
    s.ring('y', y + d, u, v, r * 0.76, 'detail');
    s.disc('y', y + d, u, v, r * 0.38, { fill: 'soft', pen: 'accent' });
  };
  if (drivers > 2) for (const i of range(drivers)) cone(x + ((i + 0.5) * w) / drivers, h / 2, h * 0.36);
  else if (drivers === 1) cone(x + w / 2, h / 2, Math.min(w, h) * 0.38);
  else {
    cone(x + w / 2, h * 0.34, w * 0.36);
    cone(x + w / 2, h * 0.76, w * 0.19);
  }
}
