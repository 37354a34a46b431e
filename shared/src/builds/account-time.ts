/** What is dated in an account's list. */
export interface Dated {
  createdAt: string;
  changedAt?: string;
}

/** When an entry changed last, in milliseconds; what is no date counts as before everything else. */
export function changeTime({ createdAt, changedAt = createdAt }: Dated): number {
  const time = Date.parse(changedAt);
  return Number.isNaN(time) ? Number.NEGATIVE_INFINITY : time;
}

/**
 * The date of a change that is made now, knowing the entry as it stands: always after it, even where this device's clock is behind
 * the one that dated the entry. ISO date and time.
 */
export const laterThan = (entry: Dated, now: Date): string =>
  new Date(Math.max(now.getTime(), Math.min(changeTime(entry) + 1, lastDate))).toISOString();

/** The last moment that a Date can hold. */
const lastDate = 8_640_000_000_000_000;
