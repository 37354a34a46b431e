export { copyByHand } from './copy-by-hand';
export { factCounts, factSharesText } from './fact-shares';
export { measuredNotice } from './measured-notice';
export { openDbNotice } from './open-db-notice';

const whole = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD', maximumFractionDigits: 0 });
const exact = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });
const shortDate = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', year: 'numeric' });
const month = new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' });

/** US dollars without cents, for lists: `$1,499`. */
export const wholeDollars = (dollars: number): string => whole.format(dollars);

/** US dollars with cents, for the picker: `$1,499.00`. */
export const exactDollars = (dollars: number): string => exact.format(dollars);

/** Sum of dollar amounts without binary rounding: amounts are added in cents. */
export const sumDollars = (amounts: readonly number[]): number =>
  amounts.reduce((cents, amount) => cents + Math.round(amount * 100), 0) / 100;

/** `Nov 2, 2026` from an ISO date, in the visitor's time zone; the text itself where it is no date. */
export const formatDate = (iso: string): string => {
  const date = new Date(iso);
  return Number.isNaN(date.getTime()) ? iso : shortDate.format(date);
};

/** `November 2026` from an ISO date without a time. */
export const formatMonth = (iso: string): string => {
  const date = new Date(iso);
  return Number.isNaN(date.getTime()) ? iso : month.format(date);
};
