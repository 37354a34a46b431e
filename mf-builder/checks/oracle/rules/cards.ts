import { placements, scoreOf } from '../assignments';
import { fold, has, parts, pieces, type Judged, type OracleRule, type Tri } from '../three-valued-logic';
import type { CheckedBuild, Facts, Verdict } from '../../../src/domain/compatibility/types';

type Slot = NonNullable<Facts<'motherboard'>['pcie']>[number];

/** Lanes of a card that needs a slot; 'none' for one that needs none; undefined where its interface is not known. */
const lanesOf = (plug: string | undefined): number | 'none' | undefined => {
  if (plug === undefined) return undefined;
  if (!fold(plug).startsWith('pcie')) return 'none';
  const lanes = /x(\d+)$/.exec(fold(plug))?.[1];
  return lanes === undefined ? undefined : Number(lanes);
};

const cardLanes = (build: CheckedBuild): (number | undefined)[] =>
  [...pieces(parts(build, 'capture')), ...pieces(parts(build, 'soundCard')), ...pieces(parts(build, 'networkCard'))]
    .map(({ specs }) => lanesOf(specs.interface))
    .filter((lanes) => lanes !== 'none');

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

/** A card in a slot, among the graphics cards. */
const fits = (slot: Slot, lanes: number, graphics: readonly Seated[]): Verdict => {
  const covered = graphics.map((one) => covers(one.slot, one.thickness, slot));
  const held = holds(slot, lanes);
  if (held === false || covered.includes(true)) return 'fail';
  return held === undefined || covered.includes(undefined) ? 'unknown' : 'pass';
};

const better = (a: number[], b: number[]): number => (a[0] ?? 0) - (b[0] ?? 0) || (a[1] ?? 0) - (b[1] ?? 0);

const onBoard = (
  slots: readonly Slot[],
  thicknesses: readonly (number | undefined)[],
  cards: readonly number[],
): Verdict => {
  const long = slots.flatMap((slot, index) => (slot.length === undefined || slot.length >= 16 ? [index] : []));
  const scores = placements(thicknesses.length, long).flatMap((places) => {
    const graphics = places.flatMap((place, index): Seated[] => {
      const slot = place === undefined ? undefined : slots[place];
      return place === undefined || slot === undefined ? [] : [{ slot, index: place, thickness: thicknesses[index] }];
    });
    const doubts = graphics.filter(({ slot }) => slot.length === undefined).map((): Verdict => 'unknown');
    const free = slots.flatMap((_, index) => (graphics.some((one) => one.index === index) ? [] : [index]));
    return placements(cards.length, free).map((own) =>
      scoreOf([
        ...doubts,
        ...cards.map((lanes, index): Verdict => {
          const place = own[index];
          const slot = place === undefined ? undefined : slots[place];
          return slot === undefined ? 'fail' : fits(slot, lanes, graphics);
        }),
      ]),
    );
  });
  const [fails = 0, unknowns = 0] = scores.toSorted(better)[0] ?? [];
  return fails > 0 ? 'fail' : unknowns > 0 ? 'unknown' : 'pass';
};

const addinSlots: OracleRule = (build): Judged => {
  const lanes = cardLanes(build);
  if (!has(build, 'motherboard') || lanes.length === 0) return undefined;
  const known = lanes.filter((one) => one !== undefined);
  const thicknesses = pieces(parts(build, 'gpu')).map(({ specs }) => specs.slots);
  const verdicts = parts(build, 'motherboard').map(({ specs }): Verdict =>
    specs.pcie === undefined ? 'unknown' : onBoard(specs.pcie, thicknesses, known),
  );
  if (verdicts.includes('fail')) return 'fail';
  return verdicts.includes('unknown') || known.length < lanes.length ? 'unknown' : 'pass';
};

export const cardRules: Record<string, OracleRule> = { 'addin-slots': addinSlots };
