/** Holidays on a date, as month and day: New Year, Juneteenth, Independence, Veterans, Christmas. */
const onDates: readonly (readonly [month: number, date: number])[] = [
  [1, 1],
  [6, 19],
  [7, 4],
  [11, 11],
  [12, 25],
];

const [monday, thursday, friday] = [1, 4, 5];

/**
 * Holidays on the nth weekday of a month: Martin Luther King, Washington, Labor, Columbus, Thanksgiving. Memorial Day, the last Monday of
 * May, has no number.
 */
const onWeekdays: readonly (readonly [month: number, weekday: number, nth: number])[] = [
  [1, monday, 3],
  [2, monday, 3],
  [9, monday, 1],
  [10, monday, 2],
  [11, thursday, 4],
];

const DAY = 86_400_000;

/**
 * Whether a federal holiday of the United States is observed on a weekday, by the rules since 2021: one on a Saturday is observed on the
 * Friday before, one on a Sunday on the Monday after. `day` is any time of that day in UTC.
 */
export function isFederalHoliday(day: Date): boolean {
  const [month, date, weekday] = [day.getUTCMonth() + 1, day.getUTCDate(), day.getUTCDay()];
  const isMemorialDay = month === 5 && weekday === monday && date > 24;
  return (
    isMemorialDay ||
    isOnDate(day) ||
    (weekday === monday && isOnDate(new Date(day.getTime() - DAY))) ||
    (weekday === friday && isOnDate(new Date(day.getTime() + DAY))) ||
    onWeekdays.some((one) => one[0] === month && one[1] === weekday && one[2] === Math.ceil(date / 7))
  );
}

const isOnDate = (day: Date): boolean =>
  onDates.some(([month, date]) => month === day.getUTCMonth() + 1 && date === day.getUTCDate());
