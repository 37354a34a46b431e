import { fold } from '../compatibility/spelling';

/** How sure a measure is: read in the standard's own text, quoted from it by others, or neither was found. */
export type Checked = 'text' | 'quoted' | 'not checked';

/** A measure that no part's facts give. The README lists those that were not read in a text. */
export interface Sourced {
  name: string;
  source: string;
  checked: Checked;
}

/** A board as its standard measures it, in mm: along the rear wall, and from it to the front. */
export interface BoardStandard extends Sourced {
  height: number;
  /** Undefined where boards of the form differ. */
  depth: number | undefined;
  slots: number;
}

/** A supply seen from behind, in mm. Its length is a fact. */
export interface SupplyStandard extends Sourced {
  width: number;
  height: number;
}

const inch = 25.4;

/** The forms of boards. */
export const boards: readonly BoardStandard[] = [
  {
    name: 'mini-ITX',
    height: 170,
    depth: 170,
    slots: 1,
    source: 'Mini-ITX Addendum 1.1, table 1: 170 × 170 mm. Its one slot is quoted',
    checked: 'text',
  },
  {
    name: 'micro-ATX',
    height: 9.6 * inch,
    depth: 9.6 * inch,
    slots: 4,
    source: 'microATX Motherboard Interface Specification 1.2, table 3: 9.6 × 9.6 in, and section 2.3.1: four slots',
    checked: 'text',
  },
  {
    name: 'ATX',
    height: 12 * inch,
    depth: 9.6 * inch,
    slots: 7,
    source: 'microATX specification 1.2, table 3, has ATX 2.1 as 12 × 9.6 in. Its seven slots are quoted',
    checked: 'text',
  },
  {
    name: 'E-ATX',
    height: 12 * inch,
    depth: undefined,
    slots: 7,
    source: 'As high as ATX, quoted. Its depth is not one number (up to 13 in), so it stays unknown',
    checked: 'quoted',
  },
];

/** From one expansion slot to the next, in mm. */
export const slotPitch = {
  name: 'slot pitch',
  mm: 0.8 * inch,
  source: 'ATX specification, 0.8 in: quoted by drawings of boards and cases made from it',
  checked: 'quoted',
} as const satisfies Sourced & { mm: number };

/** From the upper edge of a board to the second row of mounting holes (B and C), in mm. */
export const secondHoles = {
  name: 'second row of holes',
  mm: (0.25 + 6.2) * inch,
  source: 'ATX and microATX: hole F 0.25 in below the upper edge, hole C 6.2 in below F; quoted by several drawings',
  checked: 'quoted',
} as const satisfies Sourced & { mm: number };

/** From the upper edge of a board to the middle of its first expansion slot, in mm. */
export const firstSlot = {
  name: 'first slot',
  mm: secondHoles.mm - 1.57,
  source: 'microATX, figure 3: 47.29 mm above hole B, which is 45.72 mm below hole C; quoted, the figure was not read',
  checked: 'quoted',
} as const satisfies Sourced & { mm: number };

/** How far the back of a card stands above its slot's line, in mm. */
export const cardBack = {
  name: 'back of a card',
  mm: 2.67,
  source: 'PCI Express CEM, parts on the solder side: no text was found',
  checked: 'not checked',
} as const satisfies Sourced & { mm: number };

/** A memory module, in mm: its length, and its height without a heat spreader. */
export const memoryModule = {
  name: 'memory module',
  length: 133.35,
  height: 31.25,
  source: 'JEDEC MO-309 for DDR4: height by a data sheet that names it, length by one of MO-161; DDR5 was not found',
  checked: 'quoted',
} as const satisfies Sourced & { length: number; height: number };

/** The forms of supplies. */
export const supplies: readonly SupplyStandard[] = [
  { name: 'ATX', width: 150, height: 86, source: 'ATX12V design guide, 150 × 86 mm', checked: 'quoted' },
  { name: 'SFX', width: 125, height: 63.5, source: 'SFX12V design guide, 125 × 63.5 mm', checked: 'quoted' },
  { name: 'SFX-L', width: 125, height: 63.5, source: 'In width and height as SFX; no standard', checked: 'quoted' },
  { name: 'TFX', width: 85, height: 65, source: 'TFX12V design guide, 85 × 65 mm', checked: 'quoted' },
  { name: 'Flex ATX', width: 81.5, height: 40.5, source: 'Flex ATX design guide, 81.5 × 40.5 mm', checked: 'quoted' },
];

/** Drives, in mm. */
export const driveSizes = {
  '3.5': {
    name: '3.5-inch drive',
    long: 147,
    wide: 101.6,
    high: 26.1,
    source: 'SFF-8301: the width is quoted, length and height were not found in a text',
    checked: 'not checked',
  },
  '2.5': {
    name: '2.5-inch drive',
    long: 100.45,
    wide: 69.85,
    high: 7,
    source: 'SFF-8201, the 7 mm height: width and height are quoted, the length was not found in a text',
    checked: 'not checked',
  },
} as const satisfies Record<string, Sourced & { long: number; wide: number; high: number }>;

/** An M.2 module, in mm: the figures after the width name its length. */
export const m2Module = {
  name: 'M.2 module',
  wide: 22,
  lengths: [30, 42, 60, 80, 110],
  source: 'PCI-SIG M.2 specification, as a maker of drives quotes it in a manual',
  checked: 'quoted',
} as const satisfies Sourced & { wide: number; lengths: readonly number[] };

const named = <S extends Sourced>(list: readonly S[], form: string | undefined): S | undefined =>
  form === undefined ? undefined : list.find(({ name }) => fold(name) === fold(form));

/** The standard of a board's form, whatever its spelling. */
export const boardOf = (form: string | undefined): BoardStandard | undefined => named(boards, form);

/** The standard of a supply's form, whatever its spelling. */
export const supplyOf = (form: string | undefined): SupplyStandard | undefined => named(supplies, form);
