import { boardOf, firstSlot, slotPitch } from '../fit-view/standards';
import { type Facts, countOf, says, within } from './facts';
import type { Drawing } from './iso/drawing';
import { type Flat, range, flats } from './iso/project';
import { Sheet } from './iso/sheet';

const mmPerUnit = 2.2;
/** Height of the board's upper side over the ground, in mm. */
const z = 14;

/** An E-ATX board as deep as the deepest: makers differ. */
const deepest = 330;

/** Depth and height of a board in mm; one of a form that no standard knows is drawn as ATX. */
function sizeOf(formFactor: string | undefined): readonly [number, number] {
  const { depth = deepest, height } = boardOf(formFactor) ?? { depth: 243.84, height: 304.8 };
  return [depth, height];
}

/** A motherboard: its outline by `formFactor`, and its memory slots, M.2 and PCIe slots and Wi-Fi posts as far as known. */
export function drawMotherboard({ formFactor, memorySlots, m2, pcie, wifi, rearIo }: Facts<'motherboard'>): Drawing {
  const s = new Sheet(mmPerUnit);
  const [w, h] = sizeOf(formFactor);
  s.foot(0, 0, w, h, 10);
  const open = formFactor === undefined || says(formFactor, 'e-atx');
  s.box(0, 0, 8, w, h, z - 8, open ? { unknown: formFactor === undefined ? ['x', 'y'] : ['x'] } : { r: 6 });
  const holes = flats(8, 10, w - 10, 10, 8, h - 8, w - 10, h - 8);
  for (const [u, v] of holes) s.ring('z', z, u, v, 3.5, 'detail');
  s.on('z', z, [flats(140, 60, 150, 70, 150, 140, w - 12, 150), flats(134, 120, 134, 150, w - 24, 156)], 'fine');

  s.box(48, 8, z, 90, 18, 26);
  s.on(
    'y',
    26,
    range(9).map((i) => flats(56 + i * 9, z + 3, 56 + i * 9, z + 23)),
  );
  s.box(0, 24, z, 32, 118, 34);
  const ports = Math.min(8, 3 + Math.floor((within(rearIo?.usbA, 0, 16, 4) + within(rearIo?.usbC, 0, 8, 0)) / 2));
  s.on(
    'x',
    32,
    range(ports).map((i) => flats(30 + i * 13, z + 5, 30 + i * 13, z + 29)),
  );
  if (wifi !== undefined && wifi !== null)
    for (const y of [112, 130])
      s.cylinder('z', 14, y, 4, z + 34, z + 72, { tones: { x: 'soft', y: 'soft', z: 'accent' } });

  s.box(66, 46, z, 62, 62, 6, { tones: { z: 'soft' } });
  s.plate('z', z + 6, 75, 55, 119, 99, { r: 4, fill: 'top', pen: 'accent' });
  for (const i of range(countOf(memorySlots, 0, 8, 0)))
    s.box(150 + i * 9, 14, z, 5, 133, 12, { tones: i % 2 ? { z: 'accent' } : {} });
  m2Slots(s, w, h, m2?.length ?? 0);
  pcieSlots(s, h, pcie ?? []);
  return s.drawing();
}

/** The first drive lies between socket and first slot, the next ones at the front edge, as far as the board reaches. */
function m2Slots(s: Sheet, w: number, h: number, count: number): void {
  const places: Flat[] = flats(54, 116, w - 88, 166, w - 88, 194, w - 88, 222, w - 88, 250, w - 88, 276);
  const small = w < 200;
  const fitting = small ? flats(54, 112, 54, 134) : places.filter(([, y]) => y + 22 <= h - 4);
  for (const [x, y] of fitting.slice(0, Math.max(0, count))) {
    const depth = small ? 16 : 20;
    s.box(x, y, z, 80, depth, 5, { tones: { z: 'soft' } });
    s.on('z', z + 5, [flats(x + 8, y + depth / 2, x + 56, y + depth / 2)], 'fine');
  }
}

/** Width of a slot's connector in mm, and its length by its lanes (PCIe CEM specification). */
const slotWidth = 7.5;

const slotLength = (lanes: number): number => (lanes >= 16 ? 89 : lanes >= 8 ? 56 : lanes >= 4 ? 39 : 25);

function pcieSlots(s: Sheet, h: number, slots: NonNullable<Facts<'motherboard'>['pcie']>): void {
  const room = Math.max(1, Math.floor((h - firstSlot.mm) / slotPitch.mm));
  const step = slots.length > 1 ? Math.min(2, (room - 1) / (slots.length - 1)) : 0;
  for (const [i, { length, lanes }] of slots.slice(0, 7).entries()) {
    const y = firstSlot.mm - slotWidth / 2 + i * step * slotPitch.mm;
    const first = i === 0;
    s.box(50, Math.min(h - 8, y), z, slotLength(within(length ?? lanes, 1, 16, 1)), slotWidth, 11, {
      tones: first ? { z: 'accent' } : {},
    });
  }
}
