import { above, and, fold, has, judge, parts, type OracleRule, type Tri } from '../three-valued-logic';
import type { CheckedBuild, Facts } from '../../../src/domain/compatibility/types';

/** The generation of a riser, where it is known. */
type Riser = { gen: number | undefined };

/** The first number behind PCIe; the lanes of "x16" are no generation. */
const cableGen = (kind: string): number | undefined => {
  const number = /pcie[^\dx]*(\d+(?:\.\d+)?)/.exec(fold(kind))?.[1];
  return number === undefined ? undefined : Number(number);
};

const risersOf = (build: CheckedBuild): Riser[] => [
  ...parts(build, 'case').flatMap(({ specs: { riserGen } }) => (riserGen === undefined ? [] : [{ gen: riserGen }])),
  ...parts(build, 'cables').flatMap(({ specs: { kind } }) =>
    kind !== undefined && /\briser\b/i.test(kind) ? [{ gen: cableGen(kind) }] : [],
  ),
];

type Slot = NonNullable<Facts<'motherboard'>['pcie']>[number];

/** The generation of the fastest x16 slot; 'none' where no slot may be one. */
const fastest = (slots: readonly Slot[] | undefined): number | 'none' | undefined => {
  if (slots === undefined) return undefined;
  const may = slots.filter(({ length }) => length === undefined || length >= 16);
  if (may.length === 0) return 'none';
  if (may.some(({ length }) => length === undefined)) return undefined;
  const gens = may.flatMap(({ gen }) => gen ?? []);
  return gens.length < may.length ? undefined : Math.max(...gens);
};

const riser: OracleRule = (build) => {
  const risers = risersOf(build);
  const slots = parts(build, 'motherboard')
    .map(({ specs }) => fastest(specs.pcie))
    .filter((gen) => gen !== 'none');
  if (!has(build, 'gpu') || risers.length === 0 || slots.length === 0) return undefined;
  return judge(
    [],
    risers.flatMap(({ gen }) =>
      slots.flatMap((slot) =>
        parts(build, 'gpu').map((card): Tri => {
          const cpus = parts(build, 'cpu').map(({ specs }) => above(specs.pcieGen, gen));
          return and(above(card.specs.pcieGen, gen), above(slot, gen), ...cpus);
        }),
      ),
    ),
  );
};

export const riserRules: Record<string, OracleRule> = { riser };
