import { assign, pieces } from '../best-assignment';
import { defineRule } from '../define-rule';
import { judge, type Judge } from '../judge';
import { chosen } from '../chosen-parts';
import type { CheckedPart, Facts, Verdict } from '../types';

type Slot = NonNullable<Facts<'motherboard'>['pcie']>[number];

type Gpu = CheckedPart<'gpu'>;

type Cpu = CheckedPart<'cpu'>;

interface Link {
  gen: number;
  lanes: number;
}

/** What a link carries, in lanes of generation 1: each generation doubles. PCIe 3.0 x16 and 4.0 x8 carry the same. */
const carries = ({ gen, lanes }: Link): number => lanes * 2 ** (gen - 1);

const enough = carries({ gen: 3, lanes: 16 });

const words = ({ gen, lanes }: Link): string => `PCIe ${gen.toFixed(1)} x${lanes}`;

const lower = (one: number | undefined, other: number | undefined): number | undefined =>
  one === undefined || other === undefined ? undefined : Math.min(one, other);

/** The lowest generation by the lowest number of lanes; undefined where one is absent. */
const linkOf = (gpu: Gpu, slot: Slot, cpus: readonly Cpu[]): Link | undefined => {
  let gen = lower(gpu.specs.pcieGen, slot.gen);
  let lanes = lower(gpu.specs.pcieLanes, slot.lanes);
  for (const { specs } of cpus) {
    gen = lower(gen, specs.pcieGen);
    lanes = lower(lanes, specs.pcieLanes);
  }
  return gen === undefined || lanes === undefined ? undefined : { gen, lanes };
};

const gradeOf = (gpu: Gpu, slot: Slot, cpus: readonly Cpu[]): Verdict => {
  if (slot.length !== undefined && slot.length < 16) return 'fail';
  const link = linkOf(gpu, slot, cpus);
  if (slot.length === undefined || !link) return 'unknown';
  return carries(link) < enough ? 'warning' : 'pass';
};

const nameAbsent = (on: Judge, gpu: Gpu, slot: Slot, cpus: readonly Cpu[]): void => {
  for (const part of [gpu, ...cpus]) {
    on.need(part, 'PCIe generation', part.specs.pcieGen);
    on.need(part, 'number of PCIe lanes', part.specs.pcieLanes);
  }
  if (slot.length === undefined || slot.gen === undefined || slot.lanes === undefined)
    on.missing("the length, lanes or generation of the card's slot");
};

/** A link of card, slot and CPU below PCIe 3.0 x16 or 4.0 x8. */
// Why: card, slot and CPU make one figure, so all three types must be chosen. A card without any slot has no link: gpu-slot fails.
export const gpuLink = defineRule({
  id: 'gpu-link',
  title: 'Graphics card link',
  source: 'written rule 24',
  reads: { gpu: ['pcieGen', 'pcieLanes'], motherboard: ['pcie'], cpu: ['pcieGen', 'pcieLanes'] },
  can: ['pass', 'warning', 'unknown'],
  short: { warning: 'Narrow link', unknown: 'Card link unknown' },
  find: (build) => {
    const on = judge(build, ['gpu', 'motherboard', 'cpu']);
    if (!on) return undefined;
    const boards = chosen(build, 'motherboard');
    const cpus = chosen(build, 'cpu');
    for (const board of boards) on.need(board, 'list of PCIe slots', board.specs.pcie);
    const slots = boards.flatMap(({ specs }) => specs.pcie ?? []);
    const gpus = pieces(chosen(build, 'gpu'), slots.length);
    const { places } = assign(
      gpus.map((gpu) => slots.map((slot) => gradeOf(gpu, slot, cpus))),
      slots.length,
    );
    const links: string[] = [];
    for (const [index, gpu] of gpus.entries()) {
      const slot = slots[places[index] ?? -1];
      if (!slot) continue;
      const grade = gradeOf(gpu, slot, cpus);
      const link = linkOf(gpu, slot, cpus);
      if (grade === 'unknown' || !link) nameAbsent(on, gpu, slot, cpus);
      else if (grade === 'warning')
        on.warn(`${gpu.name} loses speed on a narrow link: ${words(link)}, PCIe 3.0 x16 or 4.0 x8 wanted.`, [
          words(link),
          'PCIe 3.0 x16',
        ]);
      else links.push(words(link));
    }
    if (boards.every(({ specs }) => specs.pcie !== undefined) && places.every((place) => place < 0)) return undefined;
    const [first] = links;
    return on.verdict(
      'The link between card and CPU is fast enough.',
      first === undefined ? undefined : `It runs at ${first}.`,
    );
  },
});
