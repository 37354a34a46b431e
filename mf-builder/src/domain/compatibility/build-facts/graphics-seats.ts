import type { Verdict } from '../types';
import { turnsOff, type CardSlot, type Sitting } from './slot-sharing';

/** A graphics card in a slot: what it covers. */
interface Placed {
  at: CardSlot;
  thickness: number | undefined;
}

/** Whether a placed card leaves another slot free. A card covers the positions below its own, as many as it is thick, rounded up. */
export const leaves = ({ at, thickness }: Placed, other: CardSlot): Verdict => {
  if (at === other) return 'fail';
  const from = at.slot.position;
  const to = other.slot.position;
  if (thickness !== undefined && thickness <= 1) return 'pass';
  if (from === undefined || to === undefined) return 'unknown';
  if (to < from) return 'pass';
  if (thickness === undefined) return 'unknown';
  return to < from + Math.ceil(thickness) ? 'fail' : 'pass';
};

export interface GpuWay {
  placed: readonly Placed[];
  /** How many sit in a slot that may be too short, or none, or that may have fewer lanes than another long one. */
  open: number;
  /** How many sit in a slot of fewer lanes than a long one that no graphics card has. */
  slow: number;
}

/** A graphics card uses all lanes of a slot. */
const most = 16;

/** Whether a graphics card would have more lanes in another long slot. */
const isSlow = (at: CardSlot, other: CardSlot): boolean | undefined => {
  if (at.lanes !== undefined && at.lanes >= most) return false;
  if (at.lanes === undefined || other.lanes === undefined) return undefined;
  return at.lanes < other.lanes ? other.live : false;
};

/** The way, with what its cards lose. */
const judged = (way: GpuWay, long: readonly CardSlot[]): GpuWay => {
  const free = long.filter((one) => !way.placed.some(({ at }) => at === one));
  const found = way.placed.map(({ at }) => free.map((other) => isSlow(at, other)));
  const slow = found.filter((one) => one.includes(true)).length;
  return {
    ...way,
    slow,
    open: way.open + found.filter((one) => !one.includes(true) && one.includes(undefined)).length,
  };
};

/** The slots that a graphics card may sit in, but for what turns them off. */
export const longOf = ({ slots }: Sitting): CardSlot[] =>
  slots.filter(({ slot, live }) => (slot.length ?? most) >= most && live !== false);

/** So many ways of placing several graphics cards are tried; a PC has a handful, and fewer do where slots are absurdly many. */
const mostWays = (slots: number): number => (slots > 20 ? 4 : 200);

/** Every way to place the graphics cards on x16 slots, as many of them as possible. */
export const gpuWays = (sitting: Sitting, isOff: (slot: CardSlot) => boolean): GpuWay[] => {
  const { slots, gpus, rows } = sitting;
  const long = longOf(sitting).filter((one) => !isOff(one));
  let ways: GpuWay[] = [{ placed: [], open: 0, slow: 0 }];
  for (const thickness of gpus.slice(0, 20)) {
    const more = ways.flatMap(({ placed, open, slow }) =>
      long
        .filter((at) => !placed.some((card) => card.at === at || turnsOff(rows, card.at.name, at.name)))
        .map((at): GpuWay => ({
          placed: [...placed, { at, thickness }],
          open: open + (at.slot.length === undefined || at.live === undefined ? 1 : 0),
          slow,
        })),
    );
    ways = [...more, ...ways]
      .toSorted((one, other) => other.placed.length - one.placed.length)
      .slice(0, mostWays(slots.length));
  }
  return ways.filter(({ placed }) => placed.length === ways[0]?.placed.length).map((way) => judged(way, long));
};
