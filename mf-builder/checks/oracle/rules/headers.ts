import { allAbove, has, judge, parts, pieces, type OracleRule, type Tri } from '../three-valued-logic';
import type { CheckedBuild } from '../../../src/domain/compatibility/types';
import { coolerKind } from './radiators';

const fansAndPumps = (build: CheckedBuild): (number | undefined)[] => [
  ...pieces(parts(build, 'caseFan')).map(({ specs }) => specs.qty),
  ...parts(build, 'case').map(({ specs }) => specs.fansIncluded),
  ...pieces(parts(build, 'cooling')).map((cooler) => {
    const kind = coolerKind(cooler);
    return kind === undefined ? undefined : kind === 'liquid' ? 1 : 0;
  }),
];

const fanHeaders: OracleRule = (build) => {
  const maybeLiquid = parts(build, 'cooling').some((cooler) => coolerKind(cooler) !== 'air');
  if (!has(build, 'motherboard') || !(has(build, 'case') || has(build, 'caseFan') || maybeLiquid)) return undefined;
  return judge(
    [],
    parts(build, 'motherboard').map(({ specs }) => allAbove(fansAndPumps(build), specs.fanHeaders)),
  );
};

/** How many devices there are of one kind of lighting. */
const devices = (build: CheckedBuild, kind: 'RGB' | 'ARGB'): (number | undefined)[] => [
  ...pieces(parts(build, 'caseFan')).map(({ specs }) =>
    specs.led === undefined ? undefined : specs.led === kind ? specs.qty : 0,
  ),
  ...pieces(parts(build, 'cooling')).map(({ specs }) =>
    specs.rgb === undefined ? undefined : specs.rgb === kind ? 1 : 0,
  ),
];

const argb: OracleRule = (build) => {
  if (!has(build, 'motherboard') || !(has(build, 'caseFan') || has(build, 'cooling'))) return undefined;
  const over = (kind: 'RGB' | 'ARGB', headers: number | undefined): Tri => {
    const counts = devices(build, kind);
    return counts.every((count) => count === 0) ? false : allAbove(counts, headers);
  };
  return judge(
    [],
    parts(build, 'motherboard').flatMap(({ specs }) => [
      over('ARGB', specs.argbHeaders),
      over('RGB', specs.rgbHeaders),
    ]),
  );
};

export const headerRules: Record<string, OracleRule> = { 'fan-headers': fanHeaders, argb };
