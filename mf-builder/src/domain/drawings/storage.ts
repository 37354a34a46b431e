import { driveSizes, m2Module } from '../fit-view/standards';
import { type Facts, says } from './facts';
import type { Drawing } from './iso/drawing';
import { range, flats, points } from './iso/project';
import { Sheet } from './iso/sheet';

const mmPerUnit = 1.1;

/** A drive: an M.2 stick, a 2.5 or a 3.5 inch box by `formFactor`, in mm; a PCIe 5 stick carries a heat spreader. */
export function drawStorage({ formFactor, pcieGen, type, nvme }: Facts<'storage'>): Drawing {
  const s = new Sheet(mmPerUnit);
  if (says(formFactor, 'm.2'))
    stick(s, m2Module.lengths.find((mm) => says(formFactor, `${m2Module.wide}${mm}`)) ?? 80, (pcieGen ?? 0) >= 5);
  else if (says(formFactor, '3.5')) box(s, driveSizes['3.5'], type === 'HDD');
  else if (formFactor === undefined) unknownBox(s, nvme === true);
  else box(s, driveSizes['2.5'], type === 'HDD');
  return s.drawing();
}

function stick(s: Sheet, length: number, hot: boolean): void {
  const [width, lift] = [22, 26];
  s.foot(0, 0, length, width, 10);
  s.lines(
    [
      points(0, width, 0, 0, width, lift),
      points(length, width, 0, length, width, lift),
      points(length, 0, 0, length, 0, lift),
    ],
    'ghost',
  );
  s.box(-4, 2, lift, 4, width - 4, 2, { tones: { z: 'accent', y: 'accent' } });
  s.box(0, 0, lift, length, width, 2.5);
  const top = lift + 2.5;
  if (hot) {
    s.box(3, 0, top, length - 10, width, 9, { r: 2, axis: 'y' });
    s.on(
      'z',
      top + 9,
      range(4).map((i) => flats(7, 4 + i * 4.6, length - 11, 4 + i * 4.6)),
    );
    s.plate('z', top + 9, length * 0.36, 6, length * 0.6, 16, { r: 2, fill: 'soft', pen: 'accent' });
  } else {
    const chips = Math.max(1, Math.floor((length - 10) / 19));
    for (const i of range(chips)) s.box(4 + i * 19, 3.5, top, 14, 15, 1.6, i === 0 ? { tones: { z: 'soft' } } : {});
    s.on(
      'z',
      top + 1.6,
      range(chips).map((i) => flats(7 + i * 19, 8, 14 + i * 19, 8)),
      'fine',
    );
  }
  s.ring('z', top, length - 3, width / 2, 2.4);
}

interface Size {
  long: number;
  wide: number;
  high: number;
}

function box(s: Sheet, { long: length, wide: width, high: height }: Size, disk: boolean): void {
  s.foot(0, 0, length, width, 10);
  s.box(0, 0, 0, length, width, height, { r: 4 });
  s.plate('z', height, 6, 6, length - 6, width - 6, { r: 4, pen: 'detail' });
  if (disk) {
    s.disc('z', height, length * 0.6, width / 2, width * 0.38, { fill: 'left', pen: 'detail' });
    s.disc('z', height, length * 0.6, width / 2, width * 0.11, { fill: 'soft', pen: 'accent' });
    s.cable(points(16, width - 18, height, length * 0.22, width * 0.6, height, length * 0.44, width * 0.52, height), 4);
  } else {
    s.plate('z', height, length * 0.14, width * 0.2, length * 0.62, width * 0.58, {
      r: 4,
      fill: 'soft',
      pen: 'accent',
    });
    s.on('z', height, [
      flats(length * 0.14, width * 0.72, length * 0.7, width * 0.72),
      flats(length * 0.14, width * 0.82, length * 0.5, width * 0.82),
    ]);
  }
  s.plate('x', length, width * 0.2, height * 0.25, width * 0.55, height * 0.75, { fill: 'deep', pen: 'detail' });
}

/** A box of 2.5 inch whose edges are dashed: no fact says what the drive looks like. */
function unknownBox(s: Sheet, fast: boolean): void {
  s.foot(0, 0, 100, 70, 10);
  s.box(0, 0, 0, 100, 70, 7, { unknown: ['x', 'y', 'z'] });
  s.plate('z', 7, 20, 20, 60, 46, { r: 4, fill: fast ? 'accent' : 'soft', pen: 'accent' });
}
