import { foldChipset } from '../spelling';
import { chipsetRow } from './chipset-support';

const list = (names: string): ReadonlySet<string> => new Set(names.split(' ').map(foldChipset));

/** Chipsets whose boards lead no picture of the processor's graphics out. */
const dark = list('P55 P67 P45 P43 P35 X58 X79 X99 X299 X399 TRX40 WRX80 TRX50 970 990X 990FX C422 C612 C621');

/** Those that do, beside the desktop chipsets of the table. */
const lit = list(
  'H55 H57 Q57 H61 H67 B65 Q65 Q67 Z68 B75 H77 Q75 Q77 Z75 Z77 H81 B85 Q85 Q87 H87 Z87 H97 Z97 A55 A75 A85X A88X A58 A68H A78 W480 W580 C246 C236',
);

/** Whether a chipset leads the picture of the processor's graphics to the board; undefined where nobody here knows. */
export const leadsPictureOut = (chipset: string): boolean | undefined => {
  const name = foldChipset(chipset);
  if (dark.has(name)) return false;
  return lit.has(name) || chipsetRow(chipset) !== undefined ? true : undefined;
};
