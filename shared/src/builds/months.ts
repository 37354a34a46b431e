import { formatMonth } from '../kernel/format';

const monthLength = 'YYYY-MM'.length;

/** The months that ISO dates lie in: `August 2025 to January 2026`, one where there is one; undefined where there is no date. */
export function monthsText(dates: readonly string[]): string | undefined {
  // ISO dates compare as texts.
  const months = dates.map((date) => date.slice(0, monthLength)).toSorted();
  const [first, last] = [months[0], months.at(-1)];
  if (!first || !last) return undefined;
  return first === last ? monthOf(first) : `${monthOf(first)} to ${monthOf(last)}`;
}

const monthOf = (month: string): string => formatMonth(`${month}-01`);

/** Whether a price of this day or month is more than a year old, however late in its month it is from. */
export function isOverAYearOld(date: string, today: Date): boolean {
  const of = new Date(date);
  const months = (today.getFullYear() - of.getUTCFullYear()) * 12 + today.getMonth() - of.getUTCMonth();
  return months > 12;
}
