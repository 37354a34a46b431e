const count = new Intl.NumberFormat('en-US');

/** `1,234`. */
export const countText = (number: number): string => count.format(number);

/** `1,234 loads`, `1 load`. */
export const counted = (number: number, one: string, many = `${one}s`): string =>
  `${countText(number)} ${number === 1 ? one : many}`;

/** `0.92 %` for 0.0092: two decimals at most. */
export const percentText = (share: number): string => `${Number((share * 100).toFixed(2))} %`;

/** `0.52 s` from a tenth of a second on, `80 ms` below it; a dash where nothing was measured. */
export function msText(ms: number | undefined): string {
  if (ms === undefined) return '–';
  return ms < 100 ? `${Math.round(ms)} ms` : `${(ms / 1_000).toFixed(2)} s`;
}

/** `0.03`; a dash where nothing was measured. */
export const shiftText = (shift: number | undefined): string => (shift === undefined ? '–' : shift.toFixed(2));
