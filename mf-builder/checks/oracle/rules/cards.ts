import { placements, scoreOf } from '../assignments';
import { fold, has, judge, parts, pieces, type Judged, type OracleRule, type Tri } from '../three-valued-logic';
import type { CheckedBuild, Facts, Verdict } from '../../../src/domain/compatibility/types';
import { isCard, isM2, lanesOf as driveLanes } from './drive-kinds';
import { asksForM2, lanesBeside, narrower, seatsOf, type Row, type Slot } from './lane-sharing';
import { m2SlotsOf, pcieSlotsOf } from './slots-by-cpu';

/** Lanes of a card that needs a slot; 'none' for one that needs none; undefined where its interface is not known. */
const lanesOf = (plug: string | undefined): number | 'none' | undefined => {
  if (plug === undefined) return undefined;
  if (!fold(plug).startsWith('pcie')) return 'none';
  const lanes = /x(\d+)$/.exec(fold(plug))?.[1];
  return lanes === undefined ? undefined : Number(lanes);
};

const cardLanes = (build: CheckedBuild): (number | undefined)[] => [
  ...[...pieces(parts(build, 'capture')), ...pieces(parts(build, 'soundCard')), ...pieces(parts(build, 'networkCard'))]
    .map(({ specs }) => lanesOf(specs.interface))
    .filter((lanes) => lanes !== 'none'),
  ...pieces(parts(build, 'storage')).flatMap(({ specs }) => (isCard(specs) === true ? [driveLanes(specs)] : [])),
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
  const lanes = lanesBeside(slot, rows, used);
  if (held === false || covered.includes(true) || lanes === 0) return 'fail';
  const doubts = [held, slot.none, narrower(lanes, wanted), ...covered];
  if (doubts.includes(undefined)) return 'unknown';
  return narrower(lanes, wanted) === true ? 'warning' : 'pass';
};

/** A graphics card takes a slot that is there, and on. */
const graphicsFit = ({ slot }: Seated, { rows, used }: Around): Verdict => {
  if (lanesBeside(slot, rows, used) === 0) return 'fail';
  return slot.length === undefined || slot.none === undefined ? 'unknown' : 'pass';
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
    const free = slots.flatMap((_, index) => (graphics.some((one) => one.index === index) ? [] : [index]));
    return placements(cards.length, free).flatMap((own) =>
      m2.map((seats) => {
        const seated = at(own);
        const names = [...graphics.map(({ slot }) => slot), ...seated].flatMap((slot) => slot?.slot ?? []);
        const around: Around = { graphics, rows, used: new Set([...seats, ...names]) };
        return scoreOf([
          ...graphics.map((one) => graphicsFit(one, around)),
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
  const thicknesses = pieces(parts(build, 'gpu')).map(({ specs }) => specs.slots);
  const seats = asksForM2(rows)
    ? seatsOf(
        drives,
        (m2 ?? []).map(({ slot }) => slot),
        rows,
      )
    : [[]];
  const verdict = onBoard({ slots, rows, m2: seats }, thicknesses, known);
  const unsaid = board.laneSharing === undefined && sharingNeeded(cards, drives);
  const m2Needed = m2 === undefined && drives > 0 && asksForM2(rows);
  return verdict !== 'fail' && (unsaid || m2Needed || known.length < cards.length) ? 'unknown' : verdict;
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
