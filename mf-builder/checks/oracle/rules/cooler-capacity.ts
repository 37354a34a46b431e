import { above, has, judge, noteWhere, parts, type OracleRule, type Tri } from '../three-valued-logic';
import type { CheckedBuild, CheckedPart, Facts } from '../../../src/domain/compatibility/types';

type Cooler = CheckedPart<'cooling'>;
type Cpu = CheckedPart<'cpu'>;

export const onCpus = <R>(build: CheckedBuild, each: (cooler: Cooler, cpu: Cpu) => R): R[] =>
  parts(build, 'cooling').flatMap((cooler) => parts(build, 'cpu').map((cpu) => each(cooler, cpu)));

const byRadiator: Record<number, number> = { 120: 150, 240: 250, 280: 280, 360: 330, 420: 350 };

/** The watts that the maker states. */
const ratedOf = ({ tdp, tdpBasis }: Facts<'cooling'>): number | undefined => (tdpBasis === 'maker' ? tdp : undefined);

/** What stands in for a maker's rating: by the size of a radiator, by the height of a low air cooler. */
const guideOf = ({ type, radiator, heightMm }: Facts<'cooling'>): number | undefined => {
  if (type === 'air' && heightMm !== undefined && heightMm < 50) return heightMm < 40 ? 90 : 105;
  return radiator === undefined ? undefined : byRadiator[radiator];
};

/** Whether the guide of a liquid cooler is a quarter above what the CPU draws at most; where the maker rates the cooler there is no guide. */
const byGuide = ({ specs }: Cooler, { specs: { maxPowerW: most } }: Cpu): boolean => {
  const guide = specs.type === 'liquid' && ratedOf(specs) === undefined ? guideOf(specs) : undefined;
  return guide !== undefined && most !== undefined && 4 * guide >= 5 * most;
};

/** Whether an air cooler without a rating in watts has an NSPR as high as what the CPU draws at most. */
const byNspr = ({ specs }: Cooler, { specs: { maxPowerW: most } }: Cpu): boolean =>
  specs.type === 'air' && ratedOf(specs) === undefined && above(most, specs.nspr) === false;

/** What stands in for a maker's rating or for the CPU's most power can show a loss; it passes only as said above. */
const tooWeak = (cooler: Cooler, cpu: Cpu): Tri => {
  if (byNspr(cooler, cpu)) return false;
  const rated = ratedOf(cooler.specs);
  const { maxPowerW, tdpW } = cpu.specs;
  const tooMuch = above(maxPowerW ?? tdpW, rated ?? guideOf(cooler.specs));
  if (tooMuch === true || byGuide(cooler, cpu)) return tooMuch;
  return rated !== undefined && maxPowerW !== undefined ? tooMuch : undefined;
};

const coolerCapacity: OracleRule = (build) => {
  if (!has(build, 'cpu')) return undefined;
  if (has(build, 'cooling')) {
    const noted = [...onCpus(build, byGuide), ...onCpus(build, byNspr)];
    return noteWhere(judge([], onCpus(build, tooWeak)), noted.includes(true));
  }
  if (build.cooling === undefined) return undefined;
  const boxed = parts(build, 'cpu').map((cpu) => cpu.specs.coolerIncluded);
  if (boxed.includes(false)) return undefined;
  return boxed.includes(undefined) ? 'unknown' : 'pass';
};

export const coolerCapacityRules: Record<string, OracleRule> = { 'cooler-capacity': coolerCapacity };
