import { assign } from '../best-assignment';
import type { Facts, Verdict } from '../types';
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

/** The best way to seat the cards. */
export interface Seating {
  gpus: number;
  fails: number;
  unknowns: number;
  warnings: number;
  /** The first card that gets fewer lanes than it wants, by its place in the list, and how many it gets. */
  slowed?: { card: number; lanes: number };
}

/** A graphics card in a slot: what it covers. */
interface Placed {
  at: CardSlot;
  thickness: number | undefined;
}

/** Whether a placed card leaves another slot free. A card covers the positions below its own, as many as it is thick, rounded up. */
const leaves = ({ at, thickness }: Placed, other: CardSlot): Verdict => {
  if (at === other) return 'fail';
  const from = at.slot.position;
  const to = other.slot.position;
  if (thickness !== undefined && thickness <= 1) return 'pass';
  if (from === undefined || to === undefined) return 'unknown';
  if (to < from) return 'pass';
  if (thickness === undefined) return 'unknown';
  return to < from + Math.ceil(thickness) ? 'fail' : 'pass';
};

const takes = ({ slot: { length }, live }: CardSlot, wanted: number): Verdict => {
  if (wanted > 1 && length !== undefined && length < wanted) return 'fail';
  return live === undefined || (wanted > 1 && length === undefined) ? 'unknown' : 'pass';
};

const gives = (lanes: number | undefined, wanted: number): Verdict => {
  if (lanes === 0) return 'fail';
  if (wanted <= 1) return 'pass';
  if (lanes === undefined) return 'unknown';
  return lanes < wanted ? 'warning' : 'pass';
};

const worst = (found: readonly Verdict[]): Verdict =>
  (['fail', 'unknown', 'warning'] as const).find((one) => found.includes(one)) ?? 'pass';

/** So many slots that share lanes are looked at; the rest are taken to share none. */
const mostSharing = 6;

/** Every choice of some of the names, the smallest first. */
const choicesOf = (names: readonly string[]): (readonly string[])[] =>
  Array.from({ length: 2 ** names.length }, (_, bits) => names.filter((_one, bit) => (bits >> bit) & 1)).toSorted(
    (one, other) => one.length - other.length,
  );

const turnsOff = (rows: readonly Sharing[], one: string, other: string): boolean =>
  rows.some(
    ({ used, other: off, lanes }) =>
      lanes === 0 && ((used === one && off === other) || (used === other && off === one)),
  );

/** Which M.2 slots, of those that share with others, hold drives: every way to do so, without two that turn each other off if there is one. */
const m2Ways = ({ m2, drives, rows }: Sitting): (readonly string[])[] => {
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

/** The lanes of a slot while others are in use. */
const lanesOf = ({ name, lanes }: CardSlot, used: ReadonlySet<string>, rows: readonly Sharing[]): number | undefined =>
  rows
    .filter((row) => row.other === name && row.used !== name && used.has(row.used))
    .reduce<number | undefined>((least, row) => Math.min(least ?? row.lanes, row.lanes), lanes);

interface GpuWay {
  placed: readonly Placed[];
  /** How many sit in a slot that may be too short, or none. */
  open: number;
}

/** So many ways of placing several graphics cards are tried; a PC has a handful, and fewer do where slots are absurdly many. */
const mostWays = (slots: number): number => (slots > 20 ? 4 : 200);

/** Every way to place the graphics cards on x16 slots, as many of them as possible. */
const gpuWays = ({ slots, gpus, rows }: Sitting, isOff: (slot: CardSlot) => boolean): GpuWay[] => {
  const long = slots.filter((one) => (one.slot.length ?? 16) >= 16 && one.live !== false && !isOff(one));
  let ways: GpuWay[] = [{ placed: [], open: 0 }];
  for (const thickness of gpus.slice(0, 20)) {
    const more = ways.flatMap(({ placed, open }) =>
      long
        .filter((at) => !placed.some((card) => card.at === at || turnsOff(rows, card.at.name, at.name)))
        .map((at): GpuWay => ({
          placed: [...placed, { at, thickness }],
          open: open + (at.slot.length === undefined || at.live === undefined ? 1 : 0),
        })),
    );
    ways = [...more, ...ways]
      .toSorted((one, other) => other.placed.length - one.placed.length)
      .slice(0, mostWays(slots.length));
  }
  return ways.filter(({ placed }) => placed.length === ways[0]?.placed.length);
};

/** The PCIe slots whose use takes lanes of another PCIe slot. */
const takingOf = ({ slots, rows }: Sitting): string[] =>
  slots
    .map(({ name }) => name)
    .filter((name) => rows.some(({ used, other }) => used === name && slots.some((slot) => slot.name === other)))
    .slice(0, mostSharing);

/** The cards in the slots that are left; `shared`: those slots whose use takes lanes of others and that may hold a card. */
const seat = (
  sitting: Sitting,
  inM2: readonly string[],
  { placed, open }: GpuWay,
  shared: readonly string[],
): Seating => {
  const { slots, rows, cards } = sitting;
  const used = new Set([...inM2, ...placed.map(({ at }) => at.name), ...shared]);
  const isOff = ({ name }: CardSlot): boolean =>
    [...inM2, ...placed.map(({ at }) => at.name)].some((other) => other !== name && turnsOff(rows, name, other));
  const taking = takingOf(sitting);
  const isKept = ({ name }: CardSlot): boolean => taking.includes(name) && !shared.includes(name);
  const found = slots.map((slot) => ({
    lanes: lanesOf(slot, used, rows),
    closed: slot.live === false || isOff(slot) || isKept(slot),
  }));
  const grades = cards.map((wanted) =>
    slots.map((slot, index): Verdict => {
      const { lanes, closed } = found[index] ?? { lanes: 0, closed: true };
      if (closed) return 'fail';
      return worst([takes(slot, wanted), gives(lanes, wanted), ...placed.map((card) => leaves(card, slot))]);
    }),
  );
  const { places, fails, unknowns, warnings } = assign(grades, slots.length);
  const card = places.findIndex((place, index) => grades[index]?.[place] === 'warning');
  const lanes = found[places[card] ?? -1]?.lanes;
  return {
    gpus: placed.length,
    fails,
    unknowns: unknowns + open,
    warnings,
    ...(lanes !== undefined && { slowed: { card, lanes } }),
  };
};

const isBetter = (one: Seating, other: Seating): boolean =>
  (other.gpus - one.gpus || one.fails - other.fails || one.unknowns - other.unknowns || one.warnings - other.warnings) <
  0;

/** So many arrangements are tried; a PC has a few dozen. */
const mostTries = 1_000;

/**
 * The best arrangement: M.2 drives and graphics cards have their slots first, in whichever slots suit the cards best. As many graphics
 * cards as can be, then the fewest cards without a slot, in doubt, slowed down.
 */
export const seatCards = (sitting: Sitting): Seating => {
  const { gpus, cards, rows } = sitting;
  let best: Seating | undefined;
  let tries = 0;
  for (const inM2 of m2Ways(sitting)) {
    const isOff = ({ name }: CardSlot): boolean => inM2.some((other) => turnsOff(rows, name, other));
    for (const way of gpuWays(sitting, isOff))
      for (const shared of choicesOf(
        takingOf(sitting).filter((name) => !way.placed.some(({ at }) => at.name === name)),
      )) {
        tries += 1;
        if (tries > mostTries && best) return best;
        const found = seat(sitting, inM2, way, shared);
        if (!best || isBetter(found, best)) best = found;
        if (best.gpus === gpus.length && best.fails + best.unknowns + best.warnings === 0) return best;
      }
  }
  return best ?? { gpus: 0, fails: cards.length, unknowns: 0, warnings: 0 };
};
