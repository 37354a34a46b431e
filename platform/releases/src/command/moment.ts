import { Misused } from '../refusals';

const lengths: Readonly<Record<string, number>> = { s: 1_000, m: 60_000, h: 3_600_000, d: 86_400_000 };

/** Reads `30s`, `10m`, `2h` or `7d`, in milliseconds; undefined for anything else. */
function lengthOf(text: string): number | undefined {
  const [, count, unit] = /^([1-9]\d*)([smhd])$/.exec(text) ?? [];
  const length = unit === undefined ? undefined : lengths[unit];
  return count === undefined || length === undefined ? undefined : Number(count) * length;
}

/** The same. Throws Misused, with the name of the option. */
export function readLength(text: string, option: string): number {
  const length = lengthOf(text);
  if (length !== undefined) return length;
  throw new Misused(`${option} "${text}" is not a length of time. Write 30s, 10m, 2h or 7d.`);
}

/** Reads `2h`, `7d` or `2026-12-24`, in milliseconds since 1970. Throws Misused. */
export function readMoment(text: string, now: number): number {
  const length = lengthOf(text);
  if (length !== undefined) return now + length;
  const moment = Date.parse(text);
  if (Number.isNaN(moment)) throw new Misused(`"${text}" is not a moment. Write 30m, 2h, 7d or 2026-12-24.`);
  return moment;
}
