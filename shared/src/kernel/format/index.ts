import { dayText, dollarText, monthText } from './plain-english';

export { copyByHand } from './copy-by-hand';
export { factCounts, factSharesText } from './fact-shares';
export { measuredNotice } from './measured-notice';
export { openDbNotice } from './open-db-notice';
export { dayText, listed, numberText } from './plain-english';

/** US dollars without cents, for lists: `$1,499`. */
export const wholeDollars = (dollars: number): string => dollarText(dollars, 0);

/** US dollars with cents, for the picker: `$1,499.00`. */
export const exactDollars = (dollars: number): string => dollarText(dollars, 2);

/** Sum of dollar amounts without binary rounding: amounts are added in cents. */
export const sumDollars = (amounts: readonly number[]): number =>
  amounts.reduce((cents, amount) => cents + Math.round(amount * 100), 0) / 100;

/** `Nov 2, 2026` from an ISO date, in the visitor's time zone; the text itself where it is no date. */
export const formatDate = (iso: string): string => {
  const date = new Date(iso);
  return Number.isNaN(date.getTime()) ? iso : dayText(date.getFullYear(), date.getMonth(), date.getDate());
};

/** `November 2026` from an ISO date without a time. */
export const formatMonth = (iso: string): string => {
  const date = new Date(iso);
  return Number.isNaN(date.getTime()) ? iso : monthText(date.getUTCFullYear(), date.getUTCMonth());
};
