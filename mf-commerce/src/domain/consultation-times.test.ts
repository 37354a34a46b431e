import fc from 'fast-check';
import { dayText, easternText, localText, nextSlots, SUPPORT_ZONE } from './consultation-times';
import { isFederalHoliday } from './us-holidays';

const iso = (days: ReturnType<typeof nextSlots>) => days.map((slots) => slots.map(({ start }) => start.toISOString()));
const inEastern = new Intl.DateTimeFormat('en-US', {
  timeZone: SUPPORT_ZONE,
  weekday: 'short',
  hour: 'numeric',
  minute: 'numeric',
  hourCycle: 'h23',
});
const clock = (at: Date) => {
  const part = (type: string) => inEastern.formatToParts(at).find((one) => one.type === type)?.value ?? '';
  return { weekday: part('weekday'), minutes: Number(part('hour')) * 60 + Number(part('minute')) };
};

test('a day has eight calls, from nine to four, each half an hour', () => {
  const [monday] = nextSlots(new Date('2026-01-12T05:00:00Z'));
  expect(monday).toHaveLength(8);
  expect(monday?.[0]).toEqual({ start: new Date('2026-01-12T14:00:00Z'), end: new Date('2026-01-12T14:30:00Z') });
  expect(monday?.at(-1)?.start).toEqual(new Date('2026-01-12T21:00:00Z'));
});

test('a slot that begins this very moment still counts, one that began does not', () => {
  expect(nextSlots(new Date('2026-01-12T20:00:00.000Z'))[0]).toHaveLength(2);
  expect(nextSlots(new Date('2026-01-12T20:00:00.001Z'))[0]).toHaveLength(1);
});

test('after the last call of a Friday comes Monday', () => {
  expect(iso(nextSlots(new Date('2026-01-09T21:00:01Z'), 1))[0]?.[0]).toBe('2026-01-12T14:00:00.000Z');
});

test.each([
  ['a Monday', '2026-01-16T21:00:01Z', '2026-01-20T14:00:00.000Z'],
  ['Thanksgiving', '2026-11-25T22:00:01Z', '2026-11-27T14:00:00.000Z'],
  ['the Friday before a Saturday', '2026-07-02T20:00:01Z', '2026-07-06T13:00:00.000Z'],
  ['the last day of a year', '2027-12-30T21:00:01Z', '2028-01-03T14:00:00.000Z'],
])('nobody is called on a holiday that is observed on %s', (_, earliest, next) => {
  expect(iso(nextSlots(new Date(earliest), 1))[0]?.[0]).toBe(next);
});

test('late in the evening the Eastern day counts, not that of UTC', () => {
  expect(iso(nextSlots(new Date('2026-01-13T03:00:00Z'), 1))[0]?.[0]).toBe('2026-01-13T14:00:00.000Z');
  expect(iso(nextSlots(new Date('2026-01-12T03:00:00Z'), 1))[0]?.[0]).toBe('2026-01-12T14:00:00.000Z');
});

test.each([
  ['spring', '2026-03-06T12:00:00Z', ['2026-03-06T14:00:00.000Z', '2026-03-09T13:00:00.000Z']],
  ['autumn', '2026-10-30T12:00:00Z', ['2026-10-30T13:00:00.000Z', '2026-11-02T14:00:00.000Z']],
])('nine o’clock stays nine o’clock when the clocks change in %s', (_, earliest, firsts) => {
  expect(iso(nextSlots(new Date(earliest), 2)).map(([first]) => first)).toEqual(firsts);
});

test('whenever it is asked: in order, on weekdays, inside phone hours, on as many days as wanted', () => {
  const moments = fc.date({ min: new Date('2020-01-01'), max: new Date('2040-01-01'), noInvalidDate: true });
  fc.assert(
    fc.property(moments, fc.integer({ min: 1, max: 8 }), (earliest, days) => {
      const found = nextSlots(earliest, days);
      expect(found).toHaveLength(days);
      let before = earliest.getTime();
      for (const { start, end } of found.flat()) {
        expect(start.getTime()).toBeGreaterThanOrEqual(before);
        before = end.getTime();
        expect(['Sat', 'Sun']).not.toContain(clock(start).weekday);
        expect(isFederalHoliday(start)).toBe(false);
        expect(clock(start).minutes % 60).toBe(0);
        expect(clock(start).minutes).toBeGreaterThanOrEqual(9 * 60);
        expect(clock(end).minutes).toBeLessThanOrEqual(17 * 60);
      }
    }),
  );
});

const slot = (start: string) => ({ start: new Date(start), end: new Date(start) });
const winter = slot('2026-01-12T21:00:00Z');

test('the day and the time where support is, winter and summer', () => {
  expect(dayText(winter)).toBe('Monday, January 12');
  expect(easternText(winter)).toMatch(/^4:00\sPM EST$/);
  expect(easternText(slot('2026-07-13T20:00:00Z'))).toMatch(/^4:00\sPM EDT$/);
});

test('the visitor’s own time, with the weekday only where it is another one', () => {
  expect(localText(winter, 'Europe/Berlin')).toMatch(/^10:00\sPM GMT\+1$/);
  expect(localText(winter, 'Australia/Sydney')).toMatch(/^Tue, 8:00\sAM GMT\+11$/);
  expect(localText(winter, 'America/New_York')).toBe(easternText(winter));
});
