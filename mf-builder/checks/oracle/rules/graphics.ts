import {
  above,
  allAbove,
  common,
  has,
  judge,
  noteWhere,
  parts,
  pieces,
  sumAbove,
  type OracleRule,
  type Tri,
} from '../three-valued-logic';
import type { CheckedBuild, CheckedPart, Verdict } from '../../../src/domain/compatibility/types';
import { gpuLink, gpuSlot } from './graphics-slot';
import { gpuPower } from './graphics-power';
import { worst } from '../assignments';
import { onlyAt, radiatorsOf, type Radiator } from './radiators';

type Gpu = CheckedPart<'gpu'>;
type Case = CheckedPart<'case'>;

/** Fans that may be on a radiator, beside its own of 25 mm: undefined for one that may be thicker. */
const fansOn = (build: CheckedBuild, size: number | undefined): (number | undefined)[] =>
  parts(build, 'caseFan').flatMap(({ specs: { sizeMm, thicknessMm } }) => {
    const fan = size === undefined ? undefined : [140, 280, 420].includes(size) ? 140 : 120;
    if (sizeMm !== undefined && sizeMm !== fan) return [];
    if (thicknessMm !== undefined && thicknessMm <= 25) return [];
    return [sizeMm === undefined ? undefined : thicknessMm];
  });

/** A card in a case with one radiator. */
const besideRadiator = (build: CheckedBuild, card: number, housing: Case, radiator: Radiator): Verdict => {
  const room = housing.specs.gpuMaxMm ?? 0;
  const front = onlyAt('front', radiator, housing.specs.radiators);
  if (front !== true) return front === undefined ? 'unknown' : 'pass';
  const left = room - (radiator.thickness ?? 27);
  if (card > left - 25) return 'fail';
  const fans = fansOn(build, radiator.size);
  if (fans.some((fan) => fan !== undefined && card > left - fan)) return 'warning';
  // The usual thickness is a lower bound: it can show a fail or a loss, never a pass.
  return radiator.thickness === undefined || fans.includes(undefined) ? 'unknown' : 'pass';
};

const gpuLength: OracleRule = (build) => {
  if (!has(build, 'gpu', 'case')) return undefined;
  const verdicts = parts(build, 'gpu').flatMap(({ specs }) =>
    parts(build, 'case').flatMap((housing): Verdict[] => {
      if (specs.lengthMm === undefined || housing.specs.gpuMaxMm === undefined) return ['unknown'];
      if (specs.lengthMm > housing.specs.gpuMaxMm) return ['fail'];
      const { lengthMm } = specs;
      return radiatorsOf(build).map((radiator) => besideRadiator(build, lengthMm, housing, radiator));
    }),
  );
  return worst(verdicts);
};

const gpuSlots: OracleRule = (build) => {
  if (!has(build, 'gpu', 'case')) return undefined;
  const cards = pieces(parts(build, 'gpu'));
  const cases = parts(build, 'case');
  return judge(
    cases.map(({ specs }) =>
      sumAbove(
        cards.map((card) => card.specs.bracketSlots),
        specs.slots,
      ),
    ),
    cases.map(({ specs }) =>
      allAbove(
        cards.map((card) => card.specs.slots),
        specs.slots,
      ),
    ),
  );
};

const plugBend = (power: Gpu['specs']['power']): number | undefined => {
  if (power === undefined) return undefined;
  return power.p16 > 0 ? 35 : power.p8 > 0 || power.p6 > 0 ? 20 : 0;
};

const gpuWidth: OracleRule = (build) => {
  if (!has(build, 'gpu', 'case')) return undefined;
  const tooWide = ({ specs }: Gpu, housing: Case): Tri => {
    const bend = plugBend(specs.power);
    const width = specs.heightMm === undefined || bend === undefined ? undefined : specs.heightMm + bend;
    const { gpuHeightMaxMm, coolerMaxMm, layout } = housing.specs;
    return above(width, gpuHeightMaxMm ?? (layout === 'sandwich' ? undefined : coolerMaxMm));
  };
  const verdict = judge(
    [],
    parts(build, 'gpu').flatMap((gpu) => parts(build, 'case').map((housing) => tooWide(gpu, housing))),
  );
  // A fallback fact: it can show a loss, and a pass only where the card stands as the cooler does.
  const fallback = parts(build, 'case').some(
    ({ specs }) => specs.gpuHeightMaxMm === undefined && specs.layout !== 'standard',
  );
  return verdict === 'pass' && fallback ? 'unknown' : verdict;
};

/** `noted`: what passes says more. */
const perBoard =
  (rule: (build: CheckedBuild, board: CheckedPart<'motherboard'>) => Verdict | undefined, noted: boolean): OracleRule =>
  (build) => {
    const verdicts = parts(build, 'motherboard').flatMap((board) => rule(build, board) ?? []);
    return verdicts.length === 0 ? undefined : noteWhere(common(verdicts), noted);
  };

export const graphicsRules: Record<string, OracleRule> = {
  'gpu-length': gpuLength,
  'gpu-slots': gpuSlots,
  'gpu-width': gpuWidth,
  'gpu-slot': perBoard(gpuSlot, false),
  'gpu-link': perBoard(gpuLink, true),
  'gpu-power': gpuPower,
};
