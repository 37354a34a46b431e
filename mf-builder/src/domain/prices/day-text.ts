import { dayText as written } from '@rig4u/shared/format';

/** `Nov 2, 2026` from an ISO date without a time, the same day everywhere; the text itself where it is no date. */
export const dayText = (iso: string): string => {
  const date = new Date(iso);
  return Number.isNaN(date.getTime()) ? iso : written(date.getUTCFullYear(), date.getUTCMonth(), date.getUTCDate());
};

/** A moment's day where the visitor is, as an ISO date. */
export const isoDay = (now: Date): string => [now.getFullYear(), two(now.getMonth() + 1), two(now.getDate())].join('-');

const two = (number: number): string => String(number).padStart(2, '0');

/** Whether a text is a day of the calendar. */
export const isDay = (text: string): boolean => {
  const day = new Date(`${text}T00:00:00Z`);
  return /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
};
