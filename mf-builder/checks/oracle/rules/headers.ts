import { allAbove, has, judge, parts, pieces, type OracleRule, type Tri } from '../three-valued-logic';
import type { CheckedBuild, Facts } from '../../../src/domain/compatibility/types';
import { packsOnHeaders } from './fan-hubs';

/** Plugs of a pack, one by one, in a world in which packs that do not say it chain or do not. */
export const plugsOf = ({ qty, chain }: Facts<'caseFan'>, chains: boolean): number | undefined =>
  qty === undefined ? undefined : (chain ?? chains) ? 1 : qty;

/** True or false where it is so in both worlds. Why two worlds are enough: more chains never take more headers. */
const inBothWorlds = (over: (chains: boolean) => Tri): Tri => {
  const [one, other] = [over(true), over(false)];
  return one === other ? one : undefined;
};

/** How many devices there are of one kind of lighting. */
const devices = (build: CheckedBuild, kind: 'RGB' | 'ARGB', chains: boolean): (number | undefined)[] => [
  ...pieces(packsOnHeaders(build)).map(({ specs }) =>
    specs.led === undefined ? undefined : specs.led === kind ? plugsOf(specs, chains) : 0,
  ),
  ...pieces(parts(build, 'cooling')).map(({ specs }) =>
    specs.rgb === undefined ? undefined : specs.rgb === kind ? 1 : 0,
  ),
];

const argb: OracleRule = (build) => {
  if (!has(build, 'motherboard') || !(has(build, 'caseFan') || has(build, 'cooling'))) return undefined;
  const over = (kind: 'RGB' | 'ARGB', headers: number | undefined): Tri =>
    inBothWorlds((chains) => {
      const counts = devices(build, kind, chains);
      return counts.every((count) => count === 0) ? false : allAbove(counts, headers);
    });
  return judge(
    [],
    parts(build, 'motherboard').flatMap(({ specs }) => [
      over('ARGB', specs.argbHeaders),
      over('RGB', specs.rgbHeaders),
    ]),
  );
};

export const headerRules: Record<string, OracleRule> = { argb };
