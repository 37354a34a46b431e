import { has, judge, noteWhere, parts, pieces, type OracleRule, type Tri } from '../three-valued-logic';
import type { CheckedBuild, Facts } from '../../../src/domain/compatibility/types';
import { overloaded } from './fan-currents';
import { packsOnHeaders } from './fan-hubs';
import { plugsOf } from './headers';
import { coolerKind } from './radiators';

const plugCounts = (build: CheckedBuild, chains: boolean): (number | undefined)[] => [
  ...pieces(packsOnHeaders(build)).map(({ specs }) => plugsOf(specs, chains)),
  ...pieces(parts(build, 'case')).map(({ specs }) => specs.fansIncluded),
  ...pieces(parts(build, 'cooling')).map((cooler) => {
    const kind = coolerKind(cooler);
    return kind === undefined ? undefined : kind === 'liquid' ? 1 : 0;
  }),
];

/** Plugs, an unknown count as the least that it can be: a pack is one fan at least. */
const leastOf = (build: CheckedBuild, chains: boolean): number => {
  const packs = pieces(packsOnHeaders(build)).map(({ specs }) => plugsOf({ qty: 1, ...specs }, chains));
  const others = plugCounts({ ...build, caseFan: [] }, chains);
  return [...packs, ...others].reduce<number>((sum, count) => sum + (count ?? 0), 0);
};

/** What hangs on headers in place of a plug: the hub of the case and splitters, by how many plugs each takes. */
const dividers = (build: CheckedBuild): number[] => [
  ...pieces(parts(build, 'case')).flatMap(({ specs: { fanHub } }) => fanHub ?? []),
  ...pieces(parts(build, 'cables')).flatMap(({ specs: { ways, packOf = 1 } }) =>
    ways === undefined || ways < 2 ? [] : Array.from({ length: packOf }, () => ways),
  ),
];

/** How many plugs headers carry: each one plug or one of the dividers, those that take the most first. */
const carriedBy = (headers: number, build: CheckedBuild): number => {
  const most = dividers(build).toSorted((a, b) => b - a);
  let carried = 0;
  for (let header = 0; header < headers; header += 1) carried += Math.max(1, most[header] ?? 1);
  return carried;
};

type Met = { fails: Tri; loss: Tri; noted: boolean };

const onBoard = (build: CheckedBuild, { fanHeaders: headers, fanHeaderA = 1 }: Facts<'motherboard'>): Met => {
  if (headers === undefined) return { fails: undefined, loss: undefined, noted: false };
  const known = !plugCounts(build, false).includes(undefined);
  const [most, least] = [leastOf(build, false), leastOf(build, true)];
  const asked = most > headers && headers > 0;
  const carried = carriedBy(headers, build);
  const sameEitherWay = most > carried === least > carried;
  return {
    fails: asked ? overloaded(build, headers, fanHeaderA) : false,
    loss: known && sameEitherWay ? most > carried : undefined,
    noted: most > headers,
  };
};

const fanHeaders: OracleRule = (build) => {
  const maybeLiquid = parts(build, 'cooling').some((cooler) => coolerKind(cooler) !== 'air');
  if (!has(build, 'motherboard') || !(has(build, 'case') || has(build, 'caseFan') || maybeLiquid)) return undefined;
  const all = parts(build, 'motherboard').map(({ specs }) => onBoard(build, specs));
  return noteWhere(
    judge(
      all.map(({ fails }) => fails),
      all.map(({ loss }) => loss),
    ),
    all.some(({ noted }) => noted),
  );
};

export const fanHeaderRules: Record<string, OracleRule> = { 'fan-headers': fanHeaders };
