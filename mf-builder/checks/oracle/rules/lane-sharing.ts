import { and, type Tri } from '../three-valued-logic';
import type { Facts } from '../../../src/domain/compatibility/types';
import type { Fed } from './slots-by-cpu';

export type Row = NonNullable<Facts<'motherboard'>['laneSharing']>[number];
export type Slot = Fed<NonNullable<Facts<'motherboard'>['pcie']>[number]>;

const isM2 = (slot: string): boolean => slot.startsWith('m2');

/** Whether it matters for a card which M.2 slots hold drives. */
export const asksForM2 = (rows: readonly Row[]): boolean => rows.some(({ used, other }) => isM2(used) !== isM2(other));

/** Lanes of a slot for cards while others hold something, 0 where it is off; undefined where they are not known. */
export const lanesBeside = (slot: Slot, rows: readonly Row[], used: ReadonlySet<string>): number | undefined => {
  const left = rows.flatMap((row): number[] => {
    if (row.other === slot.slot && row.used !== slot.slot && used.has(row.used)) return [row.lanes];
    const bothWays = row.used === slot.slot && isM2(row.other) && row.lanes === 0 && used.has(row.other);
    return bothWays ? [0] : [];
  });
  if (left.length === 0) return slot.lanes;
  return Math.min(...left, ...(slot.lanes === undefined ? [] : [slot.lanes]));
};

/** Every choice of `count` of some slots. */
const choices = (slots: readonly string[], count: number): string[][] => {
  const [first, ...rest] = slots;
  if (count === 0) return [[]];
  if (first === undefined) return [];
  return [...choices(rest, count - 1).map((others) => [first, ...others]), ...choices(rest, count)];
};

/** The M.2 slots that drives may be in: as many as can be, with the fewest pairs of which one turns the other off. */
export const seatsOf = (drives: number, slots: readonly string[], rows: readonly Row[]): string[][] => {
  const all = choices(slots, Math.min(drives, slots.length)).map((seats) => ({
    seats,
    clashes: rows.filter(({ used, other, lanes }) => lanes === 0 && seats.includes(used) && seats.includes(other))
      .length,
  }));
  const fewest = Math.min(...all.map(({ clashes }) => clashes));
  return all.filter(({ clashes }) => clashes === fewest).map(({ seats }) => seats);
};

/** Whether a slot is too narrow for a card; one of one lane fits any. */
export const narrower = (lanes: number | undefined, wanted: number): Tri =>
  and(wanted > 1, lanes === undefined ? undefined : lanes < wanted);
