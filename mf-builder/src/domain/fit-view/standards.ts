import { fold } from '../compatibility/spelling';

/** A measure that no part's facts give, and whether it was read in the standard itself. */
interface Sourced {
  source: string;
}

/** A board as its standard measures it, in mm: along the rear wall, and from it to the front. */
export interface BoardStandard extends Sourced {
  name: string;
  height: number;
  /** Undefined where boards of the form differ. */
  depth: number | undefined;
  slots: number;
}

const microAtx = 'microATX Motherboard Interface Specification 1.2, table 3';

/** The forms of boards. */
const boards: readonly BoardStandard[] = [
  {
    name: 'mini-ITX',
    height: 170,
    depth: 170,
    slots: 1,
    source: 'Mini-ITX Addendum 1.1, table 1: 170 × 170 mm; confirmed in its text. One slot: not confirmed',
  },
  {
    name: 'micro-ATX',
    height: 243.84,
    depth: 243.84,
    slots: 4,
    source: `${microAtx}: 9.6 × 9.6 in, and section 2.3.1: four slots; both confirmed in its text`,
  },
  {
    name: 'ATX',
    height: 304.8,
    depth: 243.84,
    slots: 7,
    source: `${microAtx}, has ATX 2.1 as 12 × 9.6 in: confirmed there. ATX 2.2 and its seven slots: not confirmed`,
  },
  {
    name: 'E-ATX',
    height: 304.8,
    depth: undefined,
    slots: 7,
    source: 'Height as ATX: not confirmed. Its depth is not one number (up to 330 mm), so it stays unknown',
  },
];

/** From one expansion slot to the next, in mm. */
export const slotPitch = { mm: 20.32, source: 'ATX Specification 2.2, 0.8 in: not confirmed' };

/** From the upper edge of a board to its first expansion slot, in mm. */
export const firstSlot = {
  mm: 163.83,
  source:
    'The middle row of mounting holes, 6.35 + 157.48 mm below the upper edge; figure 3 of the microATX specification ' +
    'has it as a drawing that could not be read: not confirmed',
};

/** How far the back of a card stands above its slot's line, in mm. */
export const cardBack = { mm: 2.67, source: 'PCI Express CEM, height of the solder side: not confirmed' };

/** A memory module's length, in mm. */
export const moduleLength = {
  mm: 133.35,
  source: 'JEDEC MO-161, as a data sheet of a module quotes it; the text for DDR4 and DDR5: not confirmed',
};

/** A supply seen from behind, in mm. Its length is a fact. */
export interface SupplyStandard extends Sourced {
  name: string;
  width: number;
  height: number;
}

const supplies: readonly SupplyStandard[] = [
  { name: 'ATX', width: 150, height: 86, source: 'ATX12V Power Supply Design Guide: not confirmed in its text' },
  { name: 'SFX', width: 125, height: 63.5, source: 'SFX12V Power Supply Design Guide: not confirmed in its text' },
  { name: 'SFX-L', width: 125, height: 63.5, source: 'In width and height as SFX: not confirmed' },
  { name: 'TFX', width: 85, height: 65, source: 'TFX12V Power Supply Design Guide: not confirmed in its text' },
];

/** Drives, in mm: length and height of their longer side. */
export const driveSizes = {
  '3.5': { long: 147, high: 26.1, source: 'SFF-8301: not confirmed in its text' },
  '2.5': { long: 100.45, high: 7, source: 'SFF-8201, the 7 mm height: not confirmed in its text' },
} as const;

/** Allowances of the check, rules 20 and 22, in mm. They are measures of no part. */
export const allowances = { radiatorFans: 25, usualRadiator: 27, bend16Pin: 35, bendOther: 20 } as const;

const named = <S extends { name: string }>(list: readonly S[], form: string | undefined): S | undefined =>
  form === undefined ? undefined : list.find(({ name }) => fold(name) === fold(form));

/** The standard of a board's form, whatever its spelling. */
export const boardOf = (form: string | undefined): BoardStandard | undefined => named(boards, form);

/** The standard of a supply's form, whatever its spelling. */
export const supplyOf = (form: string | undefined): SupplyStandard | undefined => named(supplies, form);
