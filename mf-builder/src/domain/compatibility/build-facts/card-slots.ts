import { assign } from '../best-assignment';
import type { Verdict } from '../types';
import { gpuWays, leaves, longOf, type GpuWay } from './graphics-seats';
import { choicesOf, leftBy, m2Ways, mostSharing, turnsOff, type CardSlot, type Sitting } from './slot-sharing';

/** The best way to seat the cards. */
export interface Seating {
  gpus: number;
  fails: number;
  unknowns: number;
  warnings: number;
  /** The first card that gets fewer lanes than it wants, by its place in the list, and how many it gets. */
  slowed?: { card: number; lanes: number };
}

const takes = ({ slot: { length }, live }: CardSlot, wanted: number): Verdict => {
  if (wanted > 1 && length !== undefined && length < wanted) return 'fail';
  return live === undefined || (wanted > 1 && length === undefined) ? 'unknown' : 'pass';
};

/** What a slot of so many lanes by its row, if any, gives a card: a row tells that they are fewer, never that they are enough. */
const gives = (own: number | undefined, byRow: number, wanted: number): Verdict => {
  const lanes = Math.min(own ?? Infinity, byRow);
  if (lanes === 0) return 'fail';
  if (wanted <= 1) return 'pass';
  if (lanes < wanted) return 'warning';
  return own === undefined ? 'unknown' : 'pass';
};

const worst = (found: readonly Verdict[]): Verdict =>
  (['fail', 'unknown', 'warning'] as const).find((one) => found.includes(one)) ?? 'pass';

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
  { placed, open, slow }: GpuWay,
  shared: readonly string[],
): Seating | undefined => {
  const { slots, rows, cards } = sitting;
  const used = new Set([...inM2, ...placed.map(({ at }) => at.name), ...shared]);
  const isOff = ({ name }: CardSlot): boolean =>
    [...inM2, ...placed.map(({ at }) => at.name)].some((other) => other !== name && turnsOff(rows, name, other));
  const taking = takingOf(sitting);
  const isKept = ({ name }: CardSlot): boolean => taking.includes(name) && !shared.includes(name);
  // Why these first: of places that are alike the first is taken, and a slot that may take lanes counts only where it is.
  const order = [...slots].toSorted(
    (one, other) => Number(shared.includes(other.name)) - Number(shared.includes(one.name)),
  );
  const found = order.map((slot) => ({
    left: leftBy(slot, used, rows),
    closed: slot.live === false || isOff(slot) || isKept(slot),
  }));
  const grades = cards.map((wanted) =>
    order.map((slot, index): Verdict => {
      const { left, closed } = found[index] ?? { left: 0, closed: true };
      if (closed) return 'fail';
      return worst([takes(slot, wanted), gives(slot.lanes, left, wanted), ...placed.map((card) => leaves(card, slot))]);
    }),
  );
  const { places, fails, unknowns, warnings } = assign(grades, order.length);
  // Why: a slot that holds nothing takes no lanes; without it among those that may, the same is tried again.
  if (shared.some((name) => !places.some((place) => order[place]?.name === name))) return undefined;
  const card = places.findIndex((place, index) => grades[index]?.[place] === 'warning');
  const slot = places[card];
  const lanes =
    slot === undefined ? undefined : Math.min(order[slot]?.lanes ?? Infinity, found[slot]?.left ?? Infinity);
  return {
    gpus: placed.length,
    fails: fails + Math.max(0, Math.min(sitting.gpus.length, longOf(sitting).length) - placed.length),
    unknowns: unknowns + open,
    warnings: warnings + slow,
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
        if (found && (!best || isBetter(found, best))) best = found;
        if (best && best.gpus === gpus.length && best.fails + best.unknowns + best.warnings === 0) return best;
      }
  }
  return best ?? { gpus: 0, fails: cards.length, unknowns: 0, warnings: 0 };
};
