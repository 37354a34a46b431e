import { defineRule, type BuildOf } from '../define-rule';
import { judge } from '../judge';
import { fold } from '../spelling';
import { chosen } from '../chosen-parts';
import type { PartRef } from '../types';

const reads = {
  gpu: ['pcieGen'],
  motherboard: ['pcie'],
  cpu: ['pcieGen'],
  case: ['riserGen'],
  cables: ['kind'],
} as const;

type Build = BuildOf<typeof reads>;

interface Riser {
  part: PartRef;
  /** Undefined where it does not say. */
  gen: number | undefined;
}

/** "PCIe 4.0 x16 riser" is of generation 4. */
const genOfKind = (kind: string): number | undefined => {
  const number = /pcie(?:gen)?(\d+(\.\d+)?)/.exec(fold(kind))?.[1];
  return number === undefined ? undefined : Number(number);
};

/** The risers between card and board: that of the case, and chosen cables. */
const risersOf = (build: Build): Riser[] => [
  ...chosen(build, 'case')
    .filter(({ specs }) => specs.riserGen !== undefined)
    .map((part) => ({ part, gen: part.specs.riserGen })),
  ...chosen(build, 'cables')
    .filter(({ specs }) => fold(specs.kind ?? '').includes('riser'))
    .map((part) => ({ part, gen: genOfKind(part.specs.kind ?? '') })),
];

/** The generation of the fastest x16 slot of the boards; null where there is none. */
const slotGen = (build: Build): number | null | undefined => {
  let fastest: number | null | undefined = null;
  for (const board of chosen(build, 'motherboard')) {
    const slots = board.specs.pcie?.filter(({ length }) => length === undefined || length >= 16);
    if (slots?.length === 0) continue;
    const gens = slots?.map(({ gen, length }) => (length === undefined ? undefined : gen)) ?? [undefined];
    if (gens.includes(undefined)) return undefined;
    fastest = Math.max(fastest ?? 0, ...gens.map((gen) => gen ?? 0));
  }
  return fastest;
};

/** A link that is faster than the riser in it, which the BIOS has to be told. */
export const riser = defineRule({
  id: 'riser',
  title: 'Riser cable',
  source: 'decision 50',
  reads,
  can: ['pass', 'warning', 'unknown'],
  short: { warning: 'Riser is slower', unknown: 'Riser unknown' },
  find: (build) => {
    const on = judge(build, ['gpu', 'motherboard'], ['cpu', 'case', 'cables']);
    const risers = risersOf(build);
    if (!on || risers.length === 0) return undefined;
    const slot = slotGen(build);
    if (slot === null) return undefined;
    for (const { part, gen } of risers)
      for (const card of chosen(build, 'gpu')) {
        const gens = [card.specs.pcieGen, slot, ...chosen(build, 'cpu').map(({ specs }) => specs.pcieGen)];
        const known = gens.filter((one) => one !== undefined);
        if (gen === undefined) on.missing(`the PCIe generation of the riser of ${part.name}`);
        else if (known.some((one) => one <= gen)) continue;
        else if (known.length < gens.length) on.missing('the PCIe generation of card, processor or slot');
        else
          on.warn(
            `${card.name} may show no picture over the riser of ${part.name}: PCIe ${Math.min(...known).toFixed(1)} link, PCIe ${gen.toFixed(1)} riser. ` +
              `Put the card into the board without the riser, set the slot to PCIe ${gen.toFixed(1)} in the BIOS, then mount it; it loses next to nothing.`,
            [`PCIe ${Math.min(...known).toFixed(1)} link`, `PCIe ${gen.toFixed(1)} riser`],
          );
      }
    return on.verdict('The riser carries what card and board send.');
  },
});
