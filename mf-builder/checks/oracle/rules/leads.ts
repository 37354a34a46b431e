import { and, fold, has, judge, parts, type OracleRule, type Tri } from '../three-valued-logic';
import type { CheckedBuild, Facts } from '../../../src/domain/compatibility/types';

type Board = Facts<'motherboard'>;
type Supply = Facts<'psu'>;

const pairs = <R>(build: CheckedBuild, each: (board: Board, supply: Supply) => R): R[] =>
  parts(build, 'motherboard').flatMap((board) => parts(build, 'psu').map((supply) => each(board.specs, supply.specs)));

/** Whether some plug has no lead, or a plug of 8 pins one of 4; leads of 8 pins go on plugs of 8 pins first. */
const short = (plugs: readonly string[], eights: number, fours: number): boolean => {
  const small = plugs.filter((plug) => fold(plug) === '4pin').length;
  const large = plugs.length - small;
  return large > eights || small > fours + 2 * (eights - large);
};

const psuEps: OracleRule = (build) => {
  if (!has(build, 'motherboard', 'psu')) return undefined;
  const met = pairs(build, ({ cpuPower }, { eps8, cpu4 = 0 }): { none: Tri; loss: Tri } => {
    if (cpuPower?.length === 0) return { none: false, loss: false };
    const none = eps8 === undefined ? undefined : eps8 + cpu4 === 0;
    const known = cpuPower !== undefined && eps8 !== undefined;
    return {
      none: and(cpuPower === undefined ? undefined : true, none),
      loss: known ? short(cpuPower, eps8, cpu4) : undefined,
    };
  });
  return judge(
    met.map(({ none }) => none),
    met.map(({ loss }) => loss),
  );
};

/** The main lead: 24 pins where a part does not say. */
const mainPower: OracleRule = (build) => {
  if (!has(build, 'motherboard', 'psu')) return undefined;
  return judge(
    pairs(build, ({ mainPower: plug = '24-pin' }, { mainPower: lead = '24-pin' }) => {
      const older = plug === '20-pin' && lead === '24-pin';
      return plug !== lead && !older;
    }),
  );
};

export const leadRules: Record<string, OracleRule> = { 'psu-eps': psuEps, 'main-power': mainPower };
