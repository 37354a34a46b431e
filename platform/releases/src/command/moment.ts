import { Misused } from '../refusals';

const lengths: Readonly<Record<string, number>> = { m: 60_000, h: 3_600_000, d: 86_400_000 };

/** Reads `2h`, `7d` or `2026-12-24`, in milliseconds since 1970. Throws Misused. */
export function readMoment(text: string, now: number): number {
  const [, count, unit] = /^(\d+)([mhd])$/.exec(text) ?? [];
  const length = unit === undefined ? undefined : lengths[unit];
  if (count !== undefined && length !== undefined) return now + Number(count) * length;
  const moment = Date.parse(text);
  if (Number.isNaN(moment)) throw new Misused(`"${text}" is not a moment. Write 30m, 2h, 7d or 2026-12-24.`);
  return moment;
}
