import { assign, pieces } from '../best-assignment';
import { defineRule } from '../define-rule';
import { fold } from '../spelling';
import { judge, type Judge } from '../judge';
import { chosen, isChosen } from '../chosen-parts';
import type { CheckedBuild, CheckedPart, Facts, Verdict } from '../types';

type Slot = NonNullable<Facts<'motherboard'>['pcie']>[number];

type Card = CheckedPart<'capture' | 'soundCard' | 'networkCard'>;

/** The lanes of the slot a card wants; 0 for one that goes elsewhere; undefined where its interface does not tell. */
const lanesWanted = (card: string): number | undefined => {
  const text = fold(card);
  // Why: a device outside the PC, and a Wi-Fi module in an M.2 slot of its own, take no PCIe slot.
  if (/^(usb|thunderbolt|m\.2)/.test(text)) return 0;
  const lanes = /^pcie.*x(\d+)$/.exec(text)?.[1];
  return lanes === undefined ? undefined : Number(lanes);
};

/** A graphics card in a slot: what it covers. */
interface Placed {
  slot: number;
  thickness: number | undefined;
}

/** Whether a placed card leaves another slot free. A card covers the positions below its own, as many as it is thick, rounded up. */
const leaves = (slots: readonly Slot[], { slot, thickness }: Placed, other: number): Verdict => {
  if (slot === other) return 'fail';
  const from = slots[slot]?.position;
  const at = slots[other]?.position;
  if (thickness !== undefined && thickness <= 1) return 'pass';
  if (from === undefined || at === undefined) return 'unknown';
  if (at < from) return 'pass';
  if (thickness === undefined) return 'unknown';
  return at < from + Math.ceil(thickness) ? 'fail' : 'pass';
};

const takes = ({ length }: Slot, lanes: number): Verdict => {
  if (lanes <= 1) return 'pass';
  if (length === undefined) return 'unknown';
  return length >= lanes ? 'pass' : 'fail';
};

const grade = (slots: readonly Slot[], placed: readonly Placed[], lanes: number, slot: number): Verdict => {
  const found = [takes(slots[slot] ?? {}, lanes), ...placed.map((card) => leaves(slots, card, slot))];
  if (found.includes('fail')) return 'fail';
  return found.includes('unknown') ? 'unknown' : 'pass';
};

/** So many ways of placing several graphics cards are tried; a PC has a handful, and fewer do where slots are absurdly many. */
const mostWays = (slots: number): number => (slots > 20 ? 4 : 200);

interface Way {
  placed: readonly Placed[];
  /** How many sit in a slot that may be too short. */
  open: number;
}

/** Every way to place the graphics cards on x16 slots, as many of them as possible. */
const waysToPlace = (slots: readonly Slot[], thicknesses: readonly (number | undefined)[]): Way[] => {
  const long = [...slots.entries()].filter(([, { length }]) => length === undefined || length >= 16);
  let ways: Way[] = [{ placed: [], open: 0 }];
  for (const thickness of thicknesses.slice(0, 20)) {
    const more = ways.flatMap(({ placed, open }) =>
      long
        .filter(([index]) => !placed.some(({ slot }) => slot === index))
        .map(([index, { length }]): Way => ({
          placed: [...placed, { slot: index, thickness }],
          open: open + (length === undefined ? 1 : 0),
        })),
    );
    ways = [...more, ...ways]
      .toSorted((one, other) => other.placed.length - one.placed.length)
      .slice(0, mostWays(slots.length));
  }
  return ways.filter(({ placed }) => placed.length === ways[0]?.placed.length);
};

const nameAbsent = (on: Judge, slots: readonly Slot[], build: CheckedBuild): void => {
  if (slots.some(({ position }) => position === undefined)) on.missing('the position of the PCIe slots');
  if (slots.some(({ length }) => length === undefined)) on.missing('the length of the PCIe slots');
  for (const gpu of chosen(build, 'gpu')) on.need(gpu, 'thickness', gpu.specs.slots);
};

/** A slot for each card beside what the graphics card covers. */
// Why: a graphics card that is not chosen, or not wanted, takes nothing off.
export const addinSlots = defineRule({
  id: 'addin-slots',
  title: 'Slots for more cards',
  source: 'written rule 26',
  reads: {
    capture: ['interface'],
    soundCard: ['interface'],
    networkCard: ['interface'],
    motherboard: ['pcie'],
    gpu: ['slots'],
  },
  can: ['pass', 'fail', 'unknown'],
  short: { fail: 'No free slot', unknown: 'Free slots unknown' },
  find: (build) => {
    const cards: readonly Card[] = [
      ...chosen(build, 'capture'),
      ...chosen(build, 'soundCard'),
      ...chosen(build, 'networkCard'),
    ];
    const types = (['capture', 'soundCard', 'networkCard'] as const).filter((type) => isChosen(build, type));
    if (cards.length === 0) return undefined;
    const on = judge(build, ['motherboard'], [...types, 'gpu']);
    if (!on) return undefined;
    const wanting = cards.flatMap((card) => {
      const text = on.need(card, 'interface', card.specs.interface);
      const lanes = text === undefined ? undefined : lanesWanted(text);
      if (text !== undefined && lanes === undefined) on.missing(`the slot that ${card.name} needs`);
      return lanes === undefined || lanes === 0 ? [] : [{ quantity: card.quantity, lanes }];
    });
    // Why: beside USB and M.2 cards there is no slot to find; an interface that is not known may want one.
    if (wanting.length === 0)
      return cards.every(({ specs }) => specs.interface !== undefined && lanesWanted(specs.interface) === 0)
        ? undefined
        : on.verdict('');
    const boards = chosen(build, 'motherboard');
    const missing = boards.some((board) => on.need(board, 'list of PCIe slots', board.specs.pcie) === undefined);
    if (missing) return on.verdict('');
    const slots = boards.flatMap(({ specs }) => specs.pcie ?? []);
    const wanted = pieces(wanting, slots.length);
    const gpus = pieces(chosen(build, 'gpu'), slots.length).map(({ specs }) => specs.slots);
    const tried = waysToPlace(slots, gpus).map(({ placed, open }) => {
      const { fails, unknowns } = assign(
        wanted.map(({ lanes }) => slots.map((_, slot) => grade(slots, placed, lanes, slot))),
        slots.length,
      );
      return { fails, unknowns: unknowns + open };
    });
    const best = tried.reduce((one, other) =>
      (other.fails - one.fails || other.unknowns - one.unknowns) < 0 ? other : one,
    );
    const count = wanting.reduce((sum, { quantity }) => sum + quantity, 0);
    if (best.fails > 0) {
      const free = wanted.length - best.fails;
      on.fail(
        `Not every card finds a slot beside the graphics card: ${count} ${count === 1 ? 'card' : 'cards'}, ` +
          `${free} free ${free === 1 ? 'slot' : 'slots'} that fit.`,
        [count === 1 ? '1 card' : `${count} cards`, `${free} free ${free === 1 ? 'slot' : 'slots'}`],
      );
    } else if (best.unknowns > 0) nameAbsent(on, slots, build);
    return on.verdict('Every card finds a slot.');
  },
});
