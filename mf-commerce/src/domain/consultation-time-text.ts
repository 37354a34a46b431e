import { SUPPORT_ZONE, type Slot } from './consultation-times';

const day = new Intl.DateTimeFormat('en-US', {
  timeZone: SUPPORT_ZONE,
  weekday: 'long',
  month: 'long',
  day: 'numeric',
});
const clock = { hour: 'numeric', minute: '2-digit', timeZoneName: 'short' } as const;
const easternTime = new Intl.DateTimeFormat('en-US', { timeZone: SUPPORT_ZONE, ...clock });

/** The day of a slot where support is: `Monday, November 2`. */
export const dayText = ({ start }: Slot): string => day.format(start);

/** When a slot begins where support is: `9:00 AM EST`. */
export const easternText = ({ start }: Slot): string => easternTime.format(start);

/** When a slot begins in a time zone, with the weekday where that is another one: `Tue, 1:00 AM GMT+11`. */
export function localText({ start }: Slot, timeZone: string): string {
  const weekday = (zone: string) =>
    new Intl.DateTimeFormat('en-US', { timeZone: zone, weekday: 'short' }).format(start);
  const time = new Intl.DateTimeFormat('en-US', { timeZone, ...clock }).format(start);
  return weekday(timeZone) === weekday(SUPPORT_ZONE) ? time : `${weekday(timeZone)}, ${time}`;
}
