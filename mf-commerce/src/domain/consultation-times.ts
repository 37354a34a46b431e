/** Where support answers the phone. */
export const SUPPORT_ZONE = 'America/New_York';

const HOUR = 3_600_000;
const [OPENS, CLOSES] = [9, 17];
const CALL_MINUTES = 30;
/** Hours behind UTC in winter; in summer it is one less. */
const WINTER_OFFSET = 5;

const easternParts = new Intl.DateTimeFormat('en-US', {
  timeZone: SUPPORT_ZONE,
  year: 'numeric',
  month: 'numeric',
  day: 'numeric',
  hour: 'numeric',
  hourCycle: 'h23',
});

/** A call: two instants, half an hour apart. */
export interface Slot {
  start: Date;
  end: Date;
}

/** The calls that may begin in the next `days` weekdays, Eastern time: on the hour, inside phone hours, none before `earliest`. */
export function nextSlots(earliest: Date, days = 3): Slot[][] {
  const today = eastern(earliest);
  const found: Slot[][] = [];
  for (let ahead = 0; found.length < days; ahead += 1) {
    // Noon in UTC: the calendar day, whatever the zone does.
    const day = new Date(Date.UTC(today.year, today.month - 1, today.day + ahead, 12));
    if (day.getUTCDay() === 0 || day.getUTCDay() === 6) continue;
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

/** The instant at which clocks in Eastern time show this full hour of the day. */
function instant(day: Date, hour: number): Date {
  const inWinter = new Date(Date.UTC(day.getUTCFullYear(), day.getUTCMonth(), day.getUTCDate(), hour + WINTER_OFFSET));
  return eastern(inWinter).hour === hour ? inWinter : new Date(inWinter.getTime() - HOUR);
}

function eastern(at: Date): { year: number; month: number; day: number; hour: number } {
  const parts = easternParts.formatToParts(at);
  const number = (type: Intl.DateTimeFormatPartTypes) => Number(parts.find((part) => part.type === type)?.value);
  return { year: number('year'), month: number('month'), day: number('day'), hour: number('hour') };
}
