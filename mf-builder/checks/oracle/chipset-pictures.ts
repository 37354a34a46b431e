import { chipsetName, isDesktop } from './chipsets';

const dark = 'P55 P67 P45 P43 P35 X58 X79 X99 X299 X399 TRX40 WRX80 TRX50 970 990X 990FX C422 C612 C621'
  .toLowerCase()
  .split(' ');

const lit = [
  ...'H55 H57 Q57 H61 H67 B65 Q65 Q67 Z68 B75 H77 Q75 Q77 Z75 Z77 H81 B85 Q85 Q87 H87 Z87 H97 Z97'.split(' '),
  ...'A55 A75 A85X A88X A58 A68H A78 W480 W580 C246 C236'.split(' '),
].map((name) => name.toLowerCase());

/** Whether a chipset leads the picture of a processor out; undefined where no list holds it. */
export const leadsPicture = (chipset: string | undefined): boolean | undefined => {
  if (chipset === undefined) return undefined;
  const name = chipsetName(chipset);
  if (dark.includes(name)) return false;
  return isDesktop(chipset) === true || lit.includes(name) ? true : undefined;
};
