import type { CheckedBuild } from '../../src/domain/compatibility/types';
import { has, parts, pieces, type Said } from './three-valued-logic';

/** Whether a build is in a situation; `said` is what the oracle says of it. */
export type Situation = (build: CheckedBuild, said: Record<string, Said>) => boolean;

/** Plugs of fans and pumps, as many as can be. */
const plugsOf = (build: CheckedBuild): number =>
  [
    ...pieces(parts(build, 'caseFan')).map(({ specs: { qty = 1, chain } }) => (chain === true ? 1 : qty)),
    ...pieces(parts(build, 'case')).map(({ specs }) => specs.fansIncluded ?? 0),
    ...pieces(parts(build, 'cooling')).map(({ specs }) => (specs.type === 'liquid' ? 1 : 0)),
  ].reduce((sum, plugs) => sum + plugs, 0);

/** More plugs than headers, on a board with headers. */
const crowded = (build: CheckedBuild): boolean =>
  parts(build, 'motherboard').some(({ specs: { fanHeaders = 0 } }) => fanHeaders > 0 && plugsOf(build) > fanHeaders);

const splitters = (build: CheckedBuild): boolean => parts(build, 'cables').some(({ specs }) => (specs.ways ?? 1) > 1);

const hub = (build: CheckedBuild): boolean => parts(build, 'case').some(({ specs }) => (specs.fanHub ?? 0) > 0);

const packs = (build: CheckedBuild, chain: boolean | undefined): boolean =>
  has(build, 'motherboard') &&
  parts(build, 'caseFan').some(({ specs }) => specs.chain === chain && (specs.qty ?? 1) > 1);

/** Situations of fans, headers and what they draw. */
export const fanSituations: Record<string, Situation> = {
  'fans: splitters needed, none chosen': (build) => crowded(build) && !splitters(build) && !hub(build),
  'fans: splitters chosen and enough': (build, said) =>
    crowded(build) && splitters(build) && !hub(build) && said['fan-headers'] === 'note',
  'fans: splitters chosen and too few': (build, said) =>
    crowded(build) && splitters(build) && said['fan-headers'] === 'warning',
  'fans: the hub of the case is enough': (build, said) =>
    crowded(build) && hub(build) && !splitters(build) && said['fan-headers'] === 'note',
  'fans: hub and splitters together': (build) => crowded(build) && hub(build) && splitters(build),
  'fans: a header overloaded': (_, said) => said['fan-headers'] === 'fail',
  'fans: currents needed and not known': (build) =>
    crowded(build) && parts(build, 'caseFan').some(({ specs }) => specs.currentA === undefined),
  'fans: a chained pack': (build) => packs(build, true),
  'fans: a chained pack where currents are asked for': (build) => packs(build, true) && crowded(build),
  'fans: a pack that may chain where currents are asked for': (build) => packs(build, undefined) && crowded(build),
};
