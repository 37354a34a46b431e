import {
  above,
  allAbove,
  and,
  common,
  fold,
  has,
  judge,
  not,
  noteWhere,
  or,
  parts,
  pieces,
  sumAbove,
  type OracleRule,
  type Tri,
} from '../three-valued-logic';
import type { CheckedBuild, CheckedPart, Verdict } from '../../../src/domain/compatibility/types';
import { gpuLink, gpuSlot } from './graphics-slot';
import { gpuPower } from './graphics-power';
import { radiatorsOf, takes, type Radiator, type RadiatorMount } from './radiators';

type Gpu = CheckedPart<'gpu'>;
type Case = CheckedPart<'case'>;

/** Whether a radiator can sit in front and nowhere else; its cooler's type and its size are needed, and whether another mount takes it. */
const onlyInFront = ({ size, sure }: Radiator, mounts: readonly RadiatorMount[] | undefined): Tri => {
  if (!sure || size === undefined || mounts === undefined) return undefined;
  const inFront = ({ position }: RadiatorMount): Tri =>
    position === undefined ? undefined : fold(position) === 'front';
  const elsewhere = or(...mounts.map((mount) => and(takes(mount, size), not(inFront(mount)))));
  return elsewhere === false ? or(...mounts.map((mount) => and(takes(mount, size), inFront(mount)))) : not(elsewhere);
};

const gpuLength: OracleRule = (build) => {
  if (!has(build, 'gpu', 'case')) return undefined;
  const tooLong = ({ specs }: Gpu, housing: Case): Tri => {
    const room = housing.specs.gpuMaxMm;
    if (specs.lengthMm === undefined || room === undefined) return undefined;
    const whole = specs.lengthMm > room;
    const lessRadiator = radiatorsOf(build).map((radiator) => {
      const front = onlyInFront(radiator, housing.specs.radiators);
      if (front !== true) return front;
      const thickness = radiator.thickness ?? 27;
      if (above(specs.lengthMm, room - thickness - 25) === true) return true;
      // The usual thickness is a lower bound: it can show a fail, never a pass.
      return radiator.thickness === undefined ? undefined : false;
    });
    return whole ? true : or(...lessRadiator);
  };
  return judge(parts(build, 'gpu').flatMap((gpu) => parts(build, 'case').map((housing) => tooLong(gpu, housing))));
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
    return above(width, housing.specs.gpuHeightMaxMm ?? housing.specs.coolerMaxMm);
  };
  const verdict = judge(
    [],
    parts(build, 'gpu').flatMap((gpu) => parts(build, 'case').map((housing) => tooWide(gpu, housing))),
  );
  // A fallback fact: it can show a loss, never a pass.
  const fallback = parts(build, 'case').some(({ specs }) => specs.gpuHeightMaxMm === undefined);
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
