import { type Facts, says, within } from './facts';
import type { Drawing } from './iso/drawing';
import { Sheet } from './iso/sheet';

const mmPerUnit = 0.9;

/** Rows of pixels: "4K" is 2160. */
const rowsOf = (resolution: string | undefined): number =>
  says(resolution, '4k') ? 2160 : within(Number.parseInt(resolution ?? '', 10), 0, 9000, 0);

/** A webcam on the edge of a monitor: a lens in three steps by `resolution`; two lights for 60 frames and more. */
export function drawWebcam({ resolution, fps }: Facts<'webcam'>): Drawing {
  const s = new Sheet(mmPerUnit);
  const rows = rowsOf(resolution);
  const lens = rows >= 2160 ? 21 : rows >= 1080 ? 16 : 11;
  s.foot(-16, -8, 128, 38, 8);
  s.box(-20, 4, 0, 136, 12, 28);
  s.plate('y', 16, -14, 0, 110, 22, { fill: 'deep', pen: 'detail' });
  s.box(32, -6, 28, 40, 30, 6);
  s.box(34, 24, 8, 36, 4, 26, { tones: { y: 'right' } });
  s.box(44, 4, 34, 16, 12, 8, { tones: { y: 'deep' } });
  s.box(0, -8, 42, 104, 30, 50, { axis: 'y', r: 20 });
  s.plate('y', 22, 6, 48, 98, 86, { r: 16, fill: 'deep', pen: 'detail' });
  s.disc('y', 22, 52, 67, lens, { fill: 'left' });
  s.disc('y', 22, 52, 67, lens * 0.64, { fill: 'soft', pen: 'accent' });
  s.disc('y', 22, 52, 67, lens * 0.3, { fill: 'deep' });
  for (const u of within(fps, 0, 1000, 30) >= 60 ? [84, 91] : [84])
    s.disc('y', 22, u, 67, 2.6, { fill: 'accent', pen: 'none' });
  s.ring('y', 22, 18, 67, 3, 'detail');
  return s.drawing();
}
