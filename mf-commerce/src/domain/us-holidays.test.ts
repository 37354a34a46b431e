import { isFederalHoliday } from './us-holidays';

const weekdaysOf = (year: number): Date[] =>
  Array.from({ length: 366 }, (_, day) => new Date(Date.UTC(year, 0, 1 + day, 12))).filter(
    (day) => day.getUTCFullYear() === year && day.getUTCDay() % 6 !== 0,
  );

// As the Office of Personnel Management lists them: opm.gov/policy-data-oversight/pay-leave/federal-holidays.
test.each([
  [2021, '01-01 01-18 02-15 05-31 06-18 07-05 09-06 10-11 11-11 11-25 12-24 12-31'],
  [2022, '01-17 02-21 05-30 06-20 07-04 09-05 10-10 11-11 11-24 12-26'],
  [2023, '01-02 01-16 02-20 05-29 06-19 07-04 09-04 10-09 11-10 11-23 12-25'],
  [2024, '01-01 01-15 02-19 05-27 06-19 07-04 09-02 10-14 11-11 11-28 12-25'],
  [2026, '01-01 01-19 02-16 05-25 06-19 07-03 09-07 10-12 11-11 11-26 12-25'],
  [2027, '01-01 01-18 02-15 05-31 06-18 07-05 09-06 10-11 11-11 11-25 12-24 12-31'],
])('the weekdays of %i on which one is observed', (year, days) => {
  const found = weekdaysOf(year)
    .filter(isFederalHoliday)
    .map((day) => day.toISOString().slice(5, 10));
  expect(found.join(' ')).toBe(days);
});

test('the time of the day does not matter', () => {
  for (const time of ['00:00:00.000', '12:00:00.000', '23:59:59.999'])
    expect(isFederalHoliday(new Date(`2026-07-03T${time}Z`))).toBe(true);
});
