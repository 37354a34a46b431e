import { figure, tenth, tooMuch } from './numbers';
import type { FitBar, FitLimit, FitMeasures } from './types';

/** The shortest scale in mm: what is small is not blown up. */
const least = 120;
/** A scale without any room known ends here, in mm. */
const usual = 450;

/** The scale in mm: the longest measure, but at most one and a half times the largest room. */
const scaleOf = (limits: readonly FitLimit[]): number => {
  const rooms = limits.flatMap(({ room }) => room ?? []);
  const needs = limits.flatMap(({ need }) => need ?? []);
  const most = 1.5 * Math.min(Math.max(...rooms, least), 1_000);
  return tenth(Math.max(least, Math.min(Math.max(...rooms, ...needs), rooms.length > 0 ? most : usual)));
};

const textOf = ({ verdict, probably, need, room, gap }: FitLimit): string => {
  if (need === undefined || room === undefined || gap === undefined)
    return probably ? 'probably fits' : verdict === 'unknown' ? 'not checked' : verdict;
  if (gap < 0) return tooMuch({ need, room });
  return `${figure(need)} ≤ ${figure(room)}${verdict === 'unknown' ? ' ?' : ''}`;
};

const barOf = (limit: FitLimit, scale: number): FitBar => {
  const { rule, title, verdict, need, room } = limit;
  const bar: FitBar = { rule, title, verdict, text: textOf(limit), clipped: Math.max(need ?? 0, room ?? 0) > scale };
  if (need !== undefined) bar.need = Math.min(need, scale);
  // Why from 0: a radiator in front may take more than there is.
  if (room !== undefined) bar.room = Math.max(0, Math.min(room, scale));
  return bar;
};

/** Every clearance in mm as a bar against its limit, on one scale. True for every case, with or without a picture. */
export const fitMeasures = (limits: readonly FitLimit[]): FitMeasures => {
  const shown = limits.filter(({ rule, unit }) => unit === 'mm' && rule !== 'psu-form');
  const scale = scaleOf(shown);
  return { scale, bars: shown.map((limit) => barOf(limit, scale)) };
};
