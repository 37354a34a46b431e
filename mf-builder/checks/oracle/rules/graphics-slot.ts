import { bestAssignment, placements, worst } from '../assignments';
import { has, parts, pieces } from '../three-valued-logic';
import type { CheckedBuild, CheckedPart, Facts, Verdict } from '../../../src/domain/compatibility/types';

type Slot = NonNullable<Facts<'motherboard'>['pcie']>[number];
type Board = CheckedPart<'motherboard'>;

/** Whether a slot is physically an x16 one, as a verdict on a card in it. */
const long = (slot: Slot): Verdict => (slot.length === undefined ? 'unknown' : slot.length >= 16 ? 'pass' : 'fail');

/** The lowest generation and lane count of card, slot and CPU; all six must be known. */
const link = (of: readonly { gen: number | undefined; lanes: number | undefined }[]): Verdict => {
  const gens = of.flatMap(({ gen }) => gen ?? []);
  const lanes = of.flatMap((one) => one.lanes ?? []);
  if (gens.length < of.length || lanes.length < of.length) return 'unknown';
  return Math.min(...lanes) * 2 ** (Math.min(...gens) - 3) < 16 ? 'warning' : 'pass';
};

/** The links of the cards in their best slots, and whether each is an x16 slot. */
const seated = (build: CheckedBuild, { specs }: Board): { slots: Verdict[]; links: Verdict[] } => {
  const cards = pieces(parts(build, 'gpu'));
  const slots = specs.pcie ?? cards.map((): Slot => ({}));
  const usable = slots.flatMap((slot, index) => (long(slot) === 'fail' ? [] : [index]));
  const verdicts = (places: readonly (number | undefined)[]): { slots: Verdict[]; links: Verdict[] } => {
    const pairs = places.map((place, index) => ({
      card: cards[index]?.specs,
      slot: place === undefined ? undefined : slots[place],
    }));
    return {
      slots: pairs.map(({ slot }) => (slot === undefined ? 'fail' : long(slot))),
      links: pairs.flatMap(({ card, slot }) =>
        slot === undefined
          ? []
          : parts(build, 'cpu').map((cpu): Verdict =>
              long(slot) === 'unknown'
                ? 'unknown'
                : link([
                    { gen: card?.pcieGen, lanes: card?.pcieLanes },
                    { gen: slot.gen, lanes: slot.lanes },
                    { gen: cpu.specs.pcieGen, lanes: cpu.specs.pcieLanes },
                  ]),
            ),
      ),
    };
  };
  const all = placements(cards.length, usable).map(verdicts);
  return bestAssignment(all, (one) => [one.slots, one.links]) ?? { slots: [], links: [] };
};

export const gpuSlot = (build: CheckedBuild, board: Board): Verdict | undefined =>
  has(build, 'gpu') ? worst(seated(build, board).slots) : undefined;

export const gpuLink = (build: CheckedBuild, board: Board): Verdict | undefined => {
  if (!has(build, 'gpu', 'cpu')) return undefined;
  const { links } = seated(build, board);
  return links.length === 0 ? undefined : worst(links);
};
