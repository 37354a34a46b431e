import type { Facts } from '../types';
import type { Fed } from './slots-by-cpu';

type Slot = NonNullable<Facts<'motherboard'>['pcie']>[number];

/** A PCIe slot under a name that no other slot of the build has, with what it has with the chosen processor. */
export interface CardSlot extends Fed {
  name: string;
  slot: Slot;
}

/** While the slot `used` holds something, the slot `other` has `lanes` lanes; 0: it is off. */
export interface Sharing {
  used: string;
  other: string;
  lanes: number;
}

/** What sits in the slots of the boards. */
export interface Sitting {
  slots: readonly CardSlot[];
  /** The M.2 slots that have lanes, and how many drives sit in M.2 slots. */
  m2: readonly string[];
  drives: number;
  rows: readonly Sharing[];
  /** How thick each graphics card is. */
  gpus: readonly (number | undefined)[];
  /** How many lanes each card wants. */
  cards: readonly number[];
}

/** So many slots that share lanes are looked at; the rest are taken to share none. */
export const mostSharing = 6;

/** Every choice of some of the names, the smallest first. */
export const choicesOf = (names: readonly string[]): (readonly string[])[] =>
  Array.from({ length: 2 ** names.length }, (_, bits) => names.filter((_one, bit) => (bits >> bit) & 1)).toSorted(
    (one, other) => one.length - other.length,
  );

export const turnsOff = (rows: readonly Sharing[], one: string, other: string): boolean =>
  rows.some(
    ({ used, other: off, lanes }) =>
      lanes === 0 && ((used === one && off === other) || (used === other && off === one)),
  );

/** Which M.2 slots, of those that share with others, hold drives: every way to do so, without two that turn each other off if there is one. */
export const m2Ways = ({ m2, drives, rows }: Sitting): (readonly string[])[] => {
  const sharing = m2
    .filter((name) => rows.some(({ used, other }) => used === name || other === name))
    .slice(0, mostSharing);
  const seated = Math.min(drives, m2.length);
  const ways = choicesOf(sharing).filter(
    ({ length }) => length <= seated && seated - length <= m2.length - sharing.length,
  );
  const calm = ways.filter((way) => way.every((one) => way.every((other) => !turnsOff(rows, one, other))));
  return calm.length > 0 ? calm : ways;
};

/** The lanes that others in use leave a slot. */
export const leftBy = ({ name }: CardSlot, used: ReadonlySet<string>, rows: readonly Sharing[]): number =>
  Math.min(
    Infinity,
    ...rows.filter((row) => row.other === name && row.used !== name && used.has(row.used)).map(({ lanes }) => lanes),
  );
