import { exactTime, relativeTime } from './relative-time';

const now = Date.parse('2026-11-02T12:00:00.000Z');

test.each([
  ['2026-11-02T12:00:00.000Z', 'now'],
  ['2026-11-02T11:59:18.000Z', '42 seconds ago'],
  ['2026-11-02T11:55:01.000Z', '4 minutes ago'],
  ['2026-11-02T09:00:00.000Z', '3 hours ago'],
  ['2026-11-01T12:00:00.000Z', 'yesterday'],
  ['2026-10-23T11:00:00.000Z', '10 days ago'],
  ['2026-11-02T12:05:00.000Z', 'in 5 minutes'],
  ['some day', 'some day'],
])('%s was %s', (iso, words) => {
  expect(relativeTime(iso, now)).toBe(words);
});

test('an exact time has its seconds; what is no date stays as it is', () => {
  expect(exactTime('2026-11-02T12:00:07.000Z')).toMatch(/^Nov [123], 2026, .*:07/);
  expect(exactTime('some day')).toBe('some day');
});
