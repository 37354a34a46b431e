import { isFederalHoliday } from './us-holidays';

/** The time zone of support. */
export const SUPPORT_ZONE = 'America/New_York';

const HOUR = 3_600_000;
const [OPENS, CLOSES] = [9, 17];
const CALL_MINUTES = 30;
/** Hours behind UTC in winter; one less in summer. */
const WINTER_OFFSET = 5;

/** A formatter in the time zone of support, made when it is first needed: few visitors ask for a call. */
function easternFormat(options: Intl.DateTimeFormatOptions): () => Intl.DateTimeFormat {
  let made: Intl.DateTimeFormat | undefined;
  return () => (made ??= new Intl.DateTimeFormat('en-US', { timeZone: SUPPORT_ZONE, ...options }));
}

const easternParts = easternFormat({
  year: 'numeric',
  month: 'numeric',
  day: 'numeric',
  hour: 'numeric',
  hourCycle: 'h23',
});
const easternDay = easternFormat({ weekday: 'long', month: 'long', day: 'numeric' });
const clock = { hour: 'numeric', minute: '2-digit', timeZoneName: 'short' } as const;
const easternTime = easternFormat(clock);

/** The time of a call: two instants, half an hour apart. */
export interface Slot {
  start: Date;
  end: Date;
}

/**
 * The times for a call on the next `days` weekdays that have any: on the hour, inside phone hours (9 to 17, Eastern time),
 * none before `earliest`, and none on a federal holiday. One list per day.
 */
export function nextSlots(earliest: Date, days = 3): Slot[][] {
  const today = eastern(earliest);
  const found: Slot[][] = [];
  for (let ahead = 0; found.length < days; ahead += 1) {
    // Noon in UTC is on the same calendar day in Eastern time.
    const day = new Date(Date.UTC(today.year, today.month - 1, today.day + ahead, 12));
    if (day.getUTCDay() === 0 || day.getUTCDay() === 6 || isFederalHoliday(day)) continue;
    const slots = slotsOf(day).filter(({ start }) => start >= earliest);
    if (slots.length > 0) found.push(slots);
  }
  return found;
}

const slotsOf = (day: Date): Slot[] =>
  Array.from({ length: CLOSES - OPENS }, (_, i) => {
    const start = instant(day, OPENS + i);
    return { start, end: new Date(start.getTime() + CALL_MINUTES * 60_000) };
  });

/** The instant at which Eastern clocks show this full hour of a day. */
function instant(day: Date, hour: number): Date {
  const inWinter = new Date(Date.UTC(day.getUTCFullYear(), day.getUTCMonth(), day.getUTCDate(), hour + WINTER_OFFSET));
  return eastern(inWinter).hour === hour ? inWinter : new Date(inWinter.getTime() - HOUR);
}

function eastern(at: Date): { year: number; month: number; day: number; hour: number } {
  const parts = easternParts().formatToParts(at);
  const number = (type: Intl.DateTimeFormatPartTypes) => Number(parts.find((part) => part.type === type)?.value);
  return { year: number('year'), month: number('month'), day: number('day'), hour: number('hour') };
}

/** The day of a slot in Eastern time: `Monday, November 2`. */
export const dayText = ({ start }: Slot): string => easternDay().format(start);

/** When a slot begins in Eastern time: `9:00 AM EST`. */
export const easternText = ({ start }: Slot): string => easternTime().format(start);

/** When a slot begins in a time zone, with the weekday if it differs from the Eastern one: `Tue, 1:00 AM GMT+11`. */
export function localText({ start }: Slot, timeZone: string): string {
  const weekday = (zone: string) =>
    new Intl.DateTimeFormat('en-US', { timeZone: zone, weekday: 'short' }).format(start);
  const time = new Intl.DateTimeFormat('en-US', { timeZone, ...clock }).format(start);
  return weekday(timeZone) === weekday(SUPPORT_ZONE) ? time : `${weekday(timeZone)}, ${time}`;
}
