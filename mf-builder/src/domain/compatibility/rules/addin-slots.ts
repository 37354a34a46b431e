import { pieces } from '../best-assignment';
import { cardsOf, cardTypes, type AddedCard } from '../build-facts/added-cards';
import { seatCards } from '../build-facts/card-slots';
import type { CardSlot, Sharing } from '../build-facts/slot-sharing';
import { count, driveFacts, drivesOf, ofForm } from '../build-facts/drives';
import { fedByRows, feeding, m2OfBoard, m2SlotReads, openSlots, takesOfSlots } from '../build-facts/slots-by-cpu';
import { defineRule, type BuildOf } from '../define-rule';
import { factOf, judge, type Judge } from '../judge';
import { counted } from '../spelling';
import { chosen, total } from '../chosen-parts';

const reads = {
  capture: ['interface'],
  soundCard: ['interface'],
  networkCard: ['interface'],
  storage: driveFacts,
  cpu: m2SlotReads.cpu,
  motherboard: [...m2SlotReads.motherboard, 'pcie', 'laneSharing'],
  gpu: ['slots'],
} as const;

type Build = BuildOf<typeof reads>;

/** The PCIe slots of all boards. A name starts with the board's place in the build, so that no two slots have one name. */
const slotsOf = (build: Build): CardSlot[] =>
  chosen(build, 'motherboard').flatMap((board, place) =>
    (board.specs.pcie ?? []).map((slot, index) => ({
      ...fedByRows(board, `pcie ${index + 1}`, slot.lanes, feeding(build)),
      name: `${place} pcie ${index + 1}`,
      slot,
    })),
  );

const rowsOf = (build: Build): Sharing[] =>
  chosen(build, 'motherboard').flatMap(({ specs }, place) =>
    (specs.laneSharing ?? []).map(({ used, other, lanes }) => ({
      used: `${place} ${used}`,
      other: `${place} ${other}`,
      lanes,
    })),
  );

/** Where M.2 drives sit, as far as slots of a board share lanes with M.2 slots. */
interface InM2 {
  m2: readonly string[];
  drives: number;
}

const m2Drives = (build: Build): number => count(ofForm(drivesOf(build), 'm2'));

/** The M.2 slots and the drives in them. What is not known of either is noted, and then no drive is taken to be there: what fails even so, fails. */
const inM2 = (build: Build, rows: readonly Sharing[], on: Judge): InM2 => {
  const none = { m2: [], drives: 0 };
  // Why not every row: one that only narrows an M.2 slot tells a card nothing.
  const tells = ({ used, other, lanes }: Sharing): boolean =>
    used.includes('m2') ? !other.includes('m2') : other.includes('m2') && lanes === 0;
  if (!rows.some(tells)) return none;
  const open = ofForm(drivesOf(build), undefined);
  for (const { part } of open) on.missing(factOf(part, 'form factor'));
  const drives = m2Drives(build);
  if (drives === 0) return none;
  const boards = chosen(build, 'motherboard');
  const unlisted = boards.filter((board) => on.need(board, 'list of M.2 slots', board.specs.m2) === undefined);
  const doubts = openSlots(build);
  for (const what of doubts) on.missing(what);
  if (open.length + unlisted.length + doubts.length > 0) return none;
  const m2 = boards.flatMap((board, place) =>
    m2OfBoard(board, feeding(build)).flatMap(({ live }, index) => (live === false ? [] : `${place} m2 ${index + 1}`)),
  );
  return { m2, drives };
};

/** A card of several lanes is in doubt where slots may share them, and something else is there to share with. */
const noteUnsaid = (build: Build, cards: readonly AddedCard[], on: Judge): void => {
  const drives = m2Drives(build) + count(ofForm(drivesOf(build), undefined));
  if (!cards.some(({ lanes }) => lanes > 1) || (drives < 2 && total(cards) < 2)) return;
  for (const { name, specs } of chosen(build, 'motherboard'))
    if (specs.laneSharing === undefined) on.missing(`which slots of ${name} share lanes`);
};

const nameAbsent = (on: Judge, slots: readonly CardSlot[], cards: readonly AddedCard[], build: Build): void => {
  const gpus = chosen(build, 'gpu');
  const ofSeveral = cards.some(({ lanes }) => lanes > 1);
  if (gpus.length > 0 && slots.some(({ slot }) => slot.position === undefined))
    on.missing('the position of the PCIe slots');
  if ((ofSeveral || gpus.length > 0) && slots.some(({ slot }) => slot.length === undefined))
    on.missing('the length of the PCIe slots');
  if ((ofSeveral || gpus.length > 0) && slots.some(({ slot }) => slot.lanes === undefined))
    on.missing('the number of lanes of the PCIe slots');
  const cpu = feeding(build);
  if (
    cpu &&
    slots.some(({ live, lanes, slot }) => live === undefined || (lanes === undefined && slot.lanes !== undefined))
  )
    on.missing(`what the PCIe slots have with ${cpu.name}`);
  for (const gpu of gpus) on.need(gpu, 'thickness', gpu.specs.slots);
};

/** What has its slots first. */
const beside = (build: Build, drives: number): string => {
  const first = [
    ...(chosen(build, 'gpu').length > 0 ? ['the graphics card'] : []),
    ...(drives > 0 ? ['the M.2 drives'] : []),
  ];
  return first.length > 0 ? ` beside ${first.join(' and ')}` : '';
};

/** The types that a finding speaks of beside the cards and the board. */
const typesBeside = (build: Build) => {
  const specs = chosen(build, 'motherboard').map((board) => board.specs);
  const naming = (list: 'm2' | 'pcie'): boolean =>
    specs.some(({ laneSharing }) => laneSharing?.some(({ used, other }) => `${used} ${other}`.includes(list)));
  return [
    'gpu' as const,
    ...(naming('m2') && m2Drives(build) > 0 ? (['storage'] as const) : []),
    ...(specs.some(({ slotsByCpu }) => slotsByCpu?.some(({ slot }) => slot.startsWith('pcie')))
      ? (['cpu'] as const)
      : []),
  ];
};

/** A slot for each card beside what graphics cards cover and M.2 drives turn off, with the lanes that it wants. */
// Why: a graphics card that is not chosen, or not wanted, takes nothing off.
export const addinSlots = defineRule({
  id: 'addin-slots',
  title: 'Slots for more cards',
  source: 'written rule 26, edition 13',
  reads,
  takes: {
    motherboard: {
      ...takesOfSlots(() => []),
      pcie: (slots) => slots.map(({ position, length, lanes }) => [position, length, lanes]),
    },
  },
  can: ['pass', 'fail', 'warning', 'unknown'],
  short: { fail: 'No free slot', warning: 'Slot slows the card', unknown: 'Free slots unknown' },
  find: (build) => {
    const types = cardTypes(build);
    if (types.length === 0) return undefined;
    const on = judge(build, ['motherboard'], [...new Set([...types, ...typesBeside(build)])]);
    if (!on) return undefined;
    const cards = cardsOf(build, on);
    if (cards.length === 0) return on.verdict('');
    const boards = chosen(build, 'motherboard');
    const unlisted = boards.filter((board) => on.need(board, 'list of PCIe slots', board.specs.pcie) === undefined);
    if (unlisted.length > 0) return on.verdict('');
    noteUnsaid(build, cards, on);
    const slots = slotsOf(build);
    const rows = rowsOf(build);
    const { m2, drives } = inM2(build, rows, on);
    const wanted = pieces(cards, slots.length);
    const gpus = pieces(chosen(build, 'gpu'), slots.length).map(({ specs }) => specs.slots);
    const best = seatCards({ slots, m2, drives, rows, gpus, cards: wanted.map(({ lanes }) => lanes) });
    const slowed = best.slowed && wanted[best.slowed.card];
    if (best.fails > 0) {
      const placed = wanted.length - best.fails;
      const [all, free] = [counted(total(cards), 'card'), counted(placed, 'free slot')];
      on.fail(
        `Not every card finds a slot${beside(build, drives)}: ${all}, ${free} that ${placed === 1 ? 'fits' : 'fit'}.`,
        [all, free],
      );
    } else if (best.unknowns > 0) nameAbsent(on, slots, cards, build);
    else if (slowed && best.slowed) {
      const values = [`x${slowed.lanes} card`, `x${best.slowed.lanes} slot`] as const;
      on.warn(`The slot left for ${slowed.part.name} has fewer lanes than it wants: ${values.join(', ')}.`, values);
    } else if (best.warnings > 0)
      on.warn(
        'For the other cards the graphics card has to leave its slot: it gets fewer lanes in the only other long one.',
        ['graphics card', 'slot of fewer lanes'],
      );
    return on.verdict('Every card finds a slot.');
  },
});
