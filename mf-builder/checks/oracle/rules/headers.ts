import { allAbove, has, judge, noteWhere, parts, pieces, type OracleRule, type Tri } from '../three-valued-logic';
import type { CheckedBuild, Facts } from '../../../src/domain/compatibility/types';
import { coolerKind } from './radiators';

/** Plugs of a pack, one by one, in a world in which packs that do not say it chain or do not. */
const plugsOf = ({ qty, chain }: Facts<'caseFan'>, chains: boolean): number | undefined =>
  qty === undefined ? undefined : (chain ?? chains) ? 1 : qty;

/** True or false where it is so in both worlds. Why two worlds are enough: more chains never take more headers. */
const inBothWorlds = (over: (chains: boolean) => Tri): Tri => {
  const [one, other] = [over(true), over(false)];
  return one === other ? one : undefined;
};

const fansAndPumps = (build: CheckedBuild, chains: boolean): (number | undefined)[] => [
  ...pieces(parts(build, 'caseFan')).map(({ specs }) => plugsOf(specs, chains)),
  ...pieces(parts(build, 'case')).map(({ specs }) => specs.fansIncluded),
  ...pieces(parts(build, 'cooling')).map((cooler) => {
    const kind = coolerKind(cooler);
    return kind === undefined ? undefined : kind === 'liquid' ? 1 : 0;
  }),
];

/** Puts plugs on headers one by one: on an empty one while there is one, else beside another by a Y-cable. */
const pluggedIn = (plugs: number, headers: number): 'each alone' | 'shared' | 'too few' => {
  const taken: number[] = Array.from({ length: headers }, () => 0);
  for (let plug = 0; plug < plugs; plug += 1) {
    const empty = taken.indexOf(0);
    const place = empty >= 0 ? empty : taken.indexOf(1);
    if (place < 0) return 'too few';
    taken[place] = (taken[place] ?? 0) + 1;
  }
  return taken.includes(2) ? 'shared' : 'each alone';
};

const fanHeaders: OracleRule = (build) => {
  const maybeLiquid = parts(build, 'cooling').some((cooler) => coolerKind(cooler) !== 'air');
  if (!has(build, 'motherboard') || !(has(build, 'case') || has(build, 'caseFan') || maybeLiquid)) return undefined;
  const worlds = [true, false].map((chains) => {
    const counts = fansAndPumps(build, chains);
    const plugs = counts.reduce<number>((sum, count) => sum + (count ?? 0), 0);
    return parts(build, 'motherboard').map(({ specs: { fanHeaders: headers } }) =>
      headers === undefined || counts.includes(undefined) ? undefined : pluggedIn(plugs, headers),
    );
  });
  const [one, other] = worlds.map((found): Tri => (found.includes(undefined) ? undefined : found.includes('too few')));
  return noteWhere(judge([], [one === other ? one : undefined]), worlds.flat().includes('shared'));
};

/** How many devices there are of one kind of lighting. */
const devices = (build: CheckedBuild, kind: 'RGB' | 'ARGB', chains: boolean): (number | undefined)[] => [
  ...pieces(parts(build, 'caseFan')).map(({ specs }) =>
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

export const headerRules: Record<string, OracleRule> = { 'fan-headers': fanHeaders, argb };
