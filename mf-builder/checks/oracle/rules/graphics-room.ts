import { above, has, judge, noteWhere, parts, type OracleRule, type Tri } from '../three-valued-logic';
import type { CheckedBuild, CheckedPart, Facts, Verdict } from '../../../src/domain/compatibility/types';
import { worst } from '../assignments';
import { tooLongFor } from './room-taken';
import { onlyAt, radiatorsOf, type Radiator } from './radiators';

/** Fans that may be on a radiator, beside its own of 25 mm: undefined for one that may be thicker. */
const fansOn = (build: CheckedBuild, size: number | undefined): (number | undefined)[] =>
  parts(build, 'caseFan').flatMap(({ specs: { sizeMm, thicknessMm } }) => {
    const fan = size === undefined ? undefined : [140, 280, 420].includes(size) ? 140 : 120;
    if (sizeMm !== undefined && sizeMm !== fan) return [];
    if (thicknessMm !== undefined && thicknessMm <= 25) return [];
    return [sizeMm === undefined ? undefined : thicknessMm];
  });

/** The room that a radiator in front and its fans share with a card. */
const roomWithRadiator = ({ gpuMaxWithFanMm, gpuMaxMm }: Facts<'case'>): number | undefined =>
  gpuMaxWithFanMm === undefined ? gpuMaxMm : gpuMaxWithFanMm + 25;

/** A card in a case with one radiator. */
const besideRadiator = (build: CheckedBuild, card: number, housing: Facts<'case'>, radiator: Radiator): Verdict => {
  const room = roomWithRadiator(housing);
  const front = onlyAt('front', radiator, housing.radiators);
  if (front !== true) return front === undefined ? 'unknown' : 'pass';
  if (room === undefined) return 'unknown';
  const left = room - (radiator.thickness ?? 27);
  if (card > left - 25) return 'fail';
  const fans = fansOn(build, radiator.size);
  if (fans.some((fan) => fan !== undefined && card > left - fan)) return 'warning';
  // The usual thickness is a lower bound: it can show a fail or a loss, never a pass.
  return radiator.thickness === undefined || fans.includes(undefined) ? 'unknown' : 'pass';
};

export const gpuLength: OracleRule = (build) => {
  if (!has(build, 'gpu', 'case')) return undefined;
  const verdicts = parts(build, 'gpu').flatMap(({ specs: { lengthMm } }) =>
    parts(build, 'case').flatMap(({ specs: housing }): Verdict[] => {
      if (lengthMm === undefined) return ['unknown'];
      const alone = judge([above(lengthMm, housing.gpuMaxMm), tooLongFor(build, housing, 'cardMm', lengthMm)]);
      return [alone, ...radiatorsOf(build).map((radiator) => besideRadiator(build, lengthMm, housing, radiator))];
    }),
  );
  return worst(verdicts);
};

/** Whether the room that a case states for a card's height is meant with the plug, or has a plug elsewhere. */
const plugCounted = ({ gpuHeightMaxMm, gpuHeightWithPlug, layout }: Facts<'case'>): boolean =>
  gpuHeightMaxMm !== undefined && (gpuHeightWithPlug === true || layout === 'sandwich');

/** The mm that a plug and its cable stand out; undefined where the plugs are not known. */
const bendOf = (build: CheckedBuild, power: Facts<'gpu'>['power']): number | undefined => {
  if (power === undefined) return undefined;
  if (power.p16 === 0) return power.p8 > 0 || power.p6 > 0 ? 20 : 0;
  return has(build, 'psu') && parts(build, 'psu').every(({ specs }) => specs.pcie16Angled === true) ? 15 : 35;
};

type Met = { loss: Tri; noted: boolean };

const across = (build: CheckedBuild, card: CheckedPart<'gpu'>, { specs: housing }: CheckedPart<'case'>): Met => {
  const { heightMm, power } = card.specs;
  const { gpuHeightMaxMm, coolerMaxMm, layout } = housing;
  if (plugCounted(housing)) {
    const bent = above(heightMm === undefined ? undefined : heightMm + 35, gpuHeightMaxMm) === true;
    return { loss: above(heightMm, gpuHeightMaxMm), noted: power !== undefined && power.p16 > 0 && bent };
  }
  const bend = bendOf(build, power);
  const width = heightMm === undefined || bend === undefined ? undefined : heightMm + bend;
  return { loss: above(width, gpuHeightMaxMm ?? (layout === 'sandwich' ? undefined : coolerMaxMm)), noted: false };
};

export const gpuWidth: OracleRule = (build) => {
  if (!has(build, 'gpu', 'case')) return undefined;
  const all = parts(build, 'gpu').flatMap((gpu) => parts(build, 'case').map((housing) => across(build, gpu, housing)));
  const verdict = judge(
    [],
    all.map(({ loss }) => loss),
  );
  // A fallback fact: it can show a loss, and a pass only where the card stands as the cooler does.
  const fallback = parts(build, 'case').some(
    ({ specs }) => specs.gpuHeightMaxMm === undefined && specs.layout !== 'standard',
  );
  if (verdict === 'pass' && fallback) return 'unknown';
  return noteWhere(
    verdict,
    all.some(({ noted }) => noted),
  );
};
