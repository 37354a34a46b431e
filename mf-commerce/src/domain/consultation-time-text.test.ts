import { dayText, easternText, localText } from './consultation-time-text';

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
