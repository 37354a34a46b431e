import { placements, scoreOf } from '../assignments';
import {
  above,
  and,
  fold,
  has,
  judge,
  not,
  or,
  parts,
  pieces,
  type Judged,
  type OracleRule,
  type Tri,
} from '../three-valued-logic';
import type { CheckedBuild, Facts, Verdict } from '../../../src/domain/compatibility/types';
import { isCard, isM2, isPcie, lanesOf as driveLanes } from './drive-kinds';
import { asksForM2, lanesBeside, narrower, seatsOf, type Row, type Slot } from './lane-sharing';
import { m2SlotsOf, pcieSlotsOf } from './slots-by-cpu';

/** What is plugged in outside, or into the M.2 slot for Wi-Fi. */
const elsewhere = ['usb', 'thunderbolt', 'm.2'];

/** Lanes of a card that needs a slot; 'none' for one that needs none; undefined where its interface is not known, or tells no lanes (a card for PCI). */
const lanesOf = (plug: string | undefined): number | 'none' | undefined => {
  if (plug === undefined) return undefined;
  if (elsewhere.some((one) => fold(plug).startsWith(one))) return 'none';
  const lanes = /x(\d+)$/.exec(fold(plug))?.[1];
  return lanes === undefined ? undefined : Number(lanes);
};

/** A drive that is a card, or may be one: then, and where its interface is not known, nobody knows how many lanes it wants. */
const cardDrive = (drive: Facts<'storage'>): (number | undefined)[] => {
  if (isCard(drive) === true) return [drive.interface === undefined ? undefined : driveLanes(drive)];
  return isCard(drive) === undefined && isPcie(drive) !== false ? [undefined] : [];
};

const cardLanes = (build: CheckedBuild): (number | undefined)[] => [
  ...[...pieces(parts(build, 'capture')), ...pieces(parts(build, 'soundCard')), ...pieces(parts(build, 'networkCard'))]
    .map(({ specs }) => lanesOf(specs.interface))
    .filter((lanes) => lanes !== 'none'),
  ...pieces(parts(build, 'storage')).flatMap(({ specs }) => cardDrive(specs)),
];

const holds = (slot: Slot, lanes: number): Tri =>
  slot.length === undefined ? (lanes <= 1 ? true : undefined) : slot.length >= lanes;

/** Whether a graphics card of a thickness in one slot lies over another. */
const covers = (over: Slot, thickness: number | undefined, under: Slot): Tri => {
  if (thickness !== undefined && thickness <= 1) return false;
  if (over.position === undefined || under.position === undefined) return undefined;
  const below = under.position - over.position;
  if (below <= 0) return false;
  return thickness === undefined ? undefined : below < thickness;
};

type Seated = { slot: Slot; index: number; thickness: number | undefined };

/** Everything that sits in slots; `used` are the slots that hold something. */
type Around = { graphics: readonly Seated[]; rows: readonly Row[]; used: ReadonlySet<string> };

/** A card in a slot, among all that is in slots. */
const fits = (slot: Slot, wanted: number, { graphics, rows, used }: Around): Verdict => {
  const covered = graphics.map((one) => covers(one.slot, one.thickness, slot));
  const held = holds(slot, wanted);
  const beside = lanesBeside(slot, rows, used);
  // A row tells that lanes are fewer, never that those that the slot does not say are enough.
  const lanes = slot.lanes === undefined && beside !== undefined && beside >= wanted ? undefined : beside;
  if (held === false || covered.includes(true) || lanes === 0) return 'fail';
  const doubts = [held, slot.none, narrower(lanes, wanted), ...covered];
  if (doubts.includes(undefined)) return 'unknown';
  return narrower(lanes, wanted) === true ? 'warning' : 'pass';
};

/** Whether a graphics card has fewer lanes in its slot than in a long one that no graphics card has. */
const couldHaveMore = (slot: Slot, free: readonly Slot[]): Tri => {
  if (slot.lanes !== undefined && slot.lanes > 15) return false;
  // A slot that may have no lanes may be no better one.
  return or(...free.map((other) => and(above(other.lanes, slot.lanes), not(other.none))));
};

/** A graphics card takes a slot that is there, and on. */
const graphicsFit = ({ slot }: Seated, free: readonly Slot[], { rows, used }: Around): Verdict => {
  if (lanesBeside(slot, rows, used) === 0) return 'fail';
  if (slot.length === undefined || slot.none === undefined) return 'unknown';
  const more = couldHaveMore(slot, free);
  return more === undefined ? 'unknown' : more ? 'warning' : 'pass';
};

const better = (a: readonly number[], b: readonly number[]): number => {
  const at = a.findIndex((value, index) => value !== b[index]);
  return at === -1 ? 0 : (a[at] ?? 0) - (b[at] ?? 0);
};

type Board = { slots: readonly Slot[]; rows: readonly Row[]; m2: readonly (readonly string[])[] };

/** Every way for drives, graphics cards and cards to sit; what the best comes to. */
const onBoard = (
  { slots, rows, m2 }: Board,
  thicknesses: readonly (number | undefined)[],
  cards: readonly number[],
): Verdict => {
  const long = slots.flatMap((slot, index) => (slot.length === undefined || slot.length >= 16 ? [index] : []));
  const at = (places: readonly (number | undefined)[]): (Slot | undefined)[] =>
    places.map((place) => (place === undefined ? undefined : slots[place]));
  const scores = placements(thicknesses.length, long).flatMap((places) => {
    const graphics = places.flatMap((place, index): Seated[] => {
      const slot = place === undefined ? undefined : slots[place];
      return place === undefined || slot === undefined ? [] : [{ slot, index: place, thickness: thicknesses[index] }];
    });
    const longFree = (used: ReadonlySet<string>): Slot[] =>
      at(long.filter((index) => !graphics.some((one) => one.index === index))).flatMap((slot) =>
        slot === undefined || lanesBeside(slot, rows, used) === 0 ? [] : [slot],
      );
    const free = slots.flatMap((_, index) => (graphics.some((one) => one.index === index) ? [] : [index]));
    return placements(cards.length, free).flatMap((own) =>
      m2.map((seats) => {
        const seated = at(own);
        const names = [...graphics.map(({ slot }) => slot), ...seated].flatMap((slot) => slot?.slot ?? []);
        const around: Around = { graphics, rows, used: new Set([...seats, ...names]) };
        return scoreOf([
          ...graphics.map((one) => graphicsFit(one, longFree(new Set(seats)), around)),
          ...cards.map((wanted, index): Verdict => {
            const slot = seated[index];
            return slot === undefined ? 'fail' : fits(slot, wanted, around);
          }),
        ]);
      }),
    );
  });
  const [fails = 0, unknowns = 0, losses = 0] = scores.toSorted(better)[0] ?? [];
  return fails > 0 ? 'fail' : unknowns > 0 ? 'unknown' : losses > 0 ? 'warning' : 'pass';
};

/** A board of which it is not known what slots share, where that may matter: beside a card of two lanes or more. */
const sharingNeeded = (cards: readonly (number | undefined)[], drives: number): boolean =>
  cards.some((lanes) => lanes !== undefined && lanes > 1) && (drives > 1 || cards.length > 1);

const verdictOn = (
  build: CheckedBuild,
  board: Facts<'motherboard'>,
  cards: readonly (number | undefined)[],
): Verdict => {
  const slots = pcieSlotsOf(build, board);
  if (slots === undefined) return 'unknown';
  const drives = pieces(parts(build, 'storage')).filter(({ specs }) => isM2(specs) === true).length;
  const m2 = m2SlotsOf(build, board);
  const rows = board.laneSharing ?? [];
  const known = cards.filter((lanes) => lanes !== undefined);
  if (known.length === 0) return 'unknown';
  const thicknesses = pieces(parts(build, 'gpu')).map(({ specs }) => specs.slots);
  // Drives that may be M.2 ones, slots that may have no lanes: then what fails without any fails, and the rest is not known.
  const maybe = drives > 0 && (m2 ?? []).some(({ none }) => none === undefined);
  const open = asksForM2(rows) && (maybe || parts(build, 'storage').some(({ specs }) => isM2(specs) === undefined));
  const seats =
    asksForM2(rows) && !open
      ? seatsOf(
          drives,
          (m2 ?? []).map(({ slot }) => slot),
          rows,
        )
      : [[]];
  const verdict = onBoard({ slots, rows, m2: seats }, thicknesses, known);
  const mayBeM2 = pieces(parts(build, 'storage')).filter(({ specs }) => isM2(specs) !== false).length;
  const unsaid = board.laneSharing === undefined && sharingNeeded(cards, mayBeM2);
  const m2Needed = m2 === undefined && drives > 0 && asksForM2(rows);
  return verdict !== 'fail' && (unsaid || m2Needed || open || known.length < cards.length) ? 'unknown' : verdict;
};

const addinSlots: OracleRule = (build): Judged => {
  const cards = cardLanes(build);
  if (!has(build, 'motherboard') || cards.length === 0) return undefined;
  const verdicts = parts(build, 'motherboard').map(({ specs }) => verdictOn(build, specs, cards));
  return judge(
    verdicts.map((one) => one === 'fail'),
    verdicts.map((one) => (one === 'unknown' ? undefined : one === 'warning')),
  );
};

export const cardRules: Record<string, OracleRule> = { 'addin-slots': addinSlots };
