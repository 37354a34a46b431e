/**
 * Numbers, lists and dates as en-US writes them, by hand: the browser's own formatters first load what it knows of all languages, which
 * costs a slow phone a tenth of a second of its first screen (record 61). Tests hold them against those formatters.
 */

/** `1,499.5`: rounded to at most `digits` decimals. Numbers below `groupedFrom` are written without a comma. */
export function numberText(value: number, digits = 3, groupedFrom = 1_000): string {
  const [whole = '', decimals] = fixed(Math.abs(value), digits).split('.');
  const text = Number(whole) < groupedFrom ? whole : grouped(whole);
  const rest = decimals?.replace(/0+$/, '');
  return sign(value) + (rest ? `${text}.${rest}` : text);
}

/** `$1,499.00` with two digits, `$1,499` with none. */
export function dollarText(dollars: number, digits: 0 | 2): string {
  const [whole = '', cents] = fixed(Math.abs(dollars), digits).split('.');
  return `${sign(dollars)}$${grouped(whole)}${cents === undefined ? '' : `.${cents}`}`;
}

/** `a`, `a and b`, `a, b, and c`. */
export function listed(names: readonly string[]): string {
  const [last = '', ...before] = names.toReversed();
  if (before.length < 2) return [...before, last].join(' and ');
  return `${before.toReversed().join(', ')}, and ${last}`;
}

const months = 'January February March April May June July August September October November December'.split(' ');

/** `Nov 2, 2026`, of a date's own parts. */
export const dayText = (year: number, month: number, day: number): string =>
  `${months[month]?.slice(0, 3)} ${day}, ${year}`;

/** `November 2026`. */
export const monthText = (year: number, month: number): string => `${months[month]} ${year}`;

const grouped = (digits: string): string => digits.replaceAll(/\B(?=(?:\d{3})+$)/g, ',');

const sign = (value: number): string => (value < 0 ? '-' : '');

/** Rounded by its decimals, as they are written: 1.005 is more than 1.00. What is written with an exponent is too small or large for that. */
function fixed(value: number, digits: number): string {
  const shifted = Number(`${value}e${digits}`);
  return Number.isNaN(shifted) ? value.toFixed(digits) : (Math.round(shifted) / 10 ** digits).toFixed(digits);
}
