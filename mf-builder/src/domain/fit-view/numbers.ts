import { numberText } from '@rig4u/shared/format';

/** A measure that can be drawn: absent, not finite and not above 0 are all unknown. */
export const known = (value: number | undefined): number | undefined =>
  value !== undefined && Number.isFinite(value) && value > 0 ? value : undefined;

/** Rounded to a tenth, as every number of the fit view is shown. */
export const tenth = (value: number): number => Math.round(value * 10) / 10;

/** '359', '10,000': a number as every text of the fit view writes it. */
export const figure = (value: number): string => numberText(tenth(value));

/** '359 mm', '10,000 mm'. */
export const inMm = (value: number): string => `${figure(value)} mm`;

/** Both numbers of what overlaps: '359 > 355'. */
export const tooMuch = ({ need, room }: { need: number; room: number }): string => `${figure(need)} > ${figure(room)}`;

/** '1 slot', '2.5 slots'. */
export const counted = (value: number, many: string): string => {
  const one = tenth(value);
  return `${numberText(one)} ${one === 1 ? many.replace(/s$/, '') : many}`;
};

/** What stands in for an unknown length: a usual one, but never so long that it would cross its limit. */
export const standIn = (usual: number, room: number | undefined): number =>
  room === undefined || room <= 0 ? usual : Math.min(usual, room);

/** The measure, or 'length ?' where it is not known. */
export const orUnknown = (value: number | undefined, what: string): string =>
  value === undefined ? `${what} ?` : inMm(value);
