import { foldChipset } from '../spelling';
import type { CheckedPart } from '../types';

/** A chipset as boards of a name carry it, in the words of `chipsets.ts`. */
interface Renamed {
  /** What the box says. */
  chipsets: readonly string[];
  /** A word of the board's name that tells of another die. */
  told: RegExp;
  /** The row of the table that its die belongs to. */
  row: string;
}

/**
 * Boards that carry another die than the chipset in their name: Gigabyte's, ASUS' and ASRock's second editions of H410 and B460 have the one of H470
 * (Comptoir Hardware and PauseHardware, February 2021), boards with H310C the older one of 22 nm, which knows processors of 2015 to 2019.
 */
const renamed: readonly Renamed[] = [
  { chipsets: ['h410', 'b460'], told: /(?<![a-z\d.])(?:v[2-9]|r2\.0)(?![a-z\d.])/i, row: 'H470' },
  { chipsets: ['h310'], told: /h310c|(?<![a-z\d.])r?2\.0(?![a-z\d.])/i, row: 'H310C' },
];

/** The chipset whose row of the table is true of a board. */
export const chipsetOfDie = (chipset: string, board: Pick<CheckedPart, 'name' | 'told'>): string =>
  renamed.find(({ chipsets, told }) => chipsets.includes(foldChipset(chipset)) && told.test(board.told ?? board.name))
    ?.row ?? chipset;
