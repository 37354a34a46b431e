import {
  above,
  has,
  judge,
  noteWhere,
  parts,
  pieces,
  type Judged,
  type OracleRule,
  type Tri,
} from '../three-valued-logic';
import type { CheckedBuild, Verdict } from '../../../src/domain/compatibility/types';

/** Watts of the parts that draw: what is known, whether it rests on a lower bound, whether something is missing. */
type Draw = { watts: number; bound: boolean; missing: boolean };

const drawOf = (build: CheckedBuild, gpuFactor: number): Draw => {
  const draw: Draw = { watts: 75, bound: false, missing: false };
  for (const { specs } of pieces(parts(build, 'cpu'))) {
    draw.watts += specs.maxPowerW ?? specs.tdpW ?? 0;
    if (specs.maxPowerW === undefined) {
      if (specs.tdpW === undefined) draw.missing = true;
      else draw.bound = true;
    }
  }
  for (const { specs } of pieces(parts(build, 'gpu'))) {
    draw.watts += gpuFactor * (specs.tdpW ?? 0);
    if (specs.tdpW === undefined) draw.missing = true;
  }
  return draw;
};

const drawKnowable = (build: CheckedBuild): boolean => has(build, 'cpu') && build.gpu !== undefined;

const psuWattage: OracleRule = (build): Judged => {
  if (!has(build, 'psu') || !drawKnowable(build)) return undefined;
  const draw = drawOf(build, 1);
  const verdicts = parts(build, 'psu').map(({ specs }): Verdict => {
    if (specs.power === undefined) return 'unknown';
    if (specs.power < draw.watts) return 'fail';
    if (draw.missing) return 'unknown';
    if (specs.power * 5 < draw.watts * 6) return 'warning';
    return draw.bound ? 'unknown' : 'pass';
  });
  return judge(
    verdicts.map((one) => one === 'fail'),
    verdicts.map((one) => (one === 'unknown' ? undefined : one === 'warning')),
  );
};

const psuRecommended: OracleRule = (build) => {
  if (!has(build, 'gpu', 'psu')) return undefined;
  return judge(
    [],
    parts(build, 'gpu').flatMap((gpu) =>
      parts(build, 'psu').map((psu) => above(gpu.specs.recommendedPsuW, psu.specs.power)),
    ),
  );
};

const drawAbove = (draw: Draw, supply: number | undefined): Tri => {
  if (supply === undefined || draw.missing) return undefined;
  if (draw.watts > supply) return true;
  return draw.bound ? undefined : false;
};

const olderThanAtx3 = (version: string | undefined): Tri => {
  const number = /(\d+(?:\.\d+)?)$/.exec(version?.trim() ?? '')?.[1];
  return number === undefined ? undefined : Number(number) < 3;
};

/** A supply of one and a half times the peak; only where every power is known. */
const ample = ({ watts, bound, missing }: Draw, supply: number | undefined): boolean =>
  supply !== undefined && !bound && !missing && 2 * supply >= 3 * watts;

const psuTransient: OracleRule = (build) => {
  if (!has(build, 'psu', 'cpu', 'gpu')) return undefined;
  const draw = drawOf(build, 1.5);
  return judge(
    [],
    parts(build, 'psu').map(({ specs }) => {
      if (ample(draw, specs.power)) return false;
      const older = olderThanAtx3(specs.atxVersion);
      return older === true ? drawAbove(draw, specs.power) : older;
    }),
  );
};

const upsCapacity: OracleRule = (build) => {
  if (!has(build, 'ups') || !drawKnowable(build)) return undefined;
  const draw = drawOf(build, 1);
  for (const { specs } of pieces(parts(build, 'monitor'))) {
    draw.watts += specs.watts ?? 40;
    if (specs.watts === undefined) draw.bound = true;
  }
  const supply = sumOf(pieces(parts(build, 'ups')).map(({ specs }) => specs.watts));
  const battery = parts(build, 'ups').some(({ specs }) => specs.batteryWh !== undefined);
  return noteWhere(judge([], [drawAbove(draw, supply)]), battery);
};

const sumOf = (values: readonly (number | undefined)[]): number | undefined =>
  values.includes(undefined) ? undefined : values.reduce<number>((sum, value) => sum + (value ?? 0), 0);

export const powerRules: Record<string, OracleRule> = {
  'psu-wattage': psuWattage,
  'psu-recommended': psuRecommended,
  'psu-transient': psuTransient,
  'ups-capacity': upsCapacity,
};
