import { placements } from '../assignments';
import { above, best, has, judge, parts, pieces, type Judged, type OracleRule, type Tri } from '../three-valued-logic';
import type { Facts, Verdict } from '../../../src/domain/compatibility/types';

type Supply = Facts<'psu'>;

/** A 16-pin plug on a native lead. */
const nativeFails = (tdpW: number | undefined, ratingW: number | undefined): Tri => {
  if (tdpW === undefined) return undefined;
  if (ratingW !== undefined) return ratingW < tdpW;
  return tdpW > 300 ? undefined : false;
};

/** One way of plugging in: which native lead each 16-pin plug has; undefined is an adapter. */
const plugged = (
  supply: Supply,
  direct: number,
  plugs: readonly (number | undefined)[],
  leads: readonly (number | undefined)[],
): Verdict => {
  const natives = leads.flatMap((lead, index) =>
    lead === undefined ? [] : [nativeFails(plugs[index], supply.pcie16W?.[lead])],
  );
  const adapters = plugs.filter((_, index) => leads[index] === undefined);
  const least = adapters.reduce<number>(
    (sum, tdpW) => sum + (tdpW === undefined ? 2 : Math.max(2, Math.ceil(tdpW / 150))),
    direct,
  );
  const short = least === 0 ? false : above(least, supply.pcie8);
  const sure = short === true || !adapters.includes(undefined);
  return judge([...natives, sure ? short : undefined], [adapters.length > 0]);
};

/** A card without a plug that draws, or may draw, more than its slot gives: how it is fed is not known. */
const unfed = ({ power, tdpW }: Facts<'gpu'>): boolean =>
  power !== undefined && power.p6 + power.p8 + power.p16 === 0 && above(tdpW, 75) !== false;

export const gpuPower: OracleRule = (build): Judged => {
  if (!has(build, 'gpu', 'psu')) return undefined;
  const cards = pieces(parts(build, 'gpu'));
  const direct = cards.reduce((sum, { specs }) => sum + (specs.power?.p6 ?? 0) + (specs.power?.p8 ?? 0), 0);
  const plugs = cards.flatMap(({ specs }) => Array.from({ length: specs.power?.p16 ?? 0 }, () => specs.tdpW));
  const verdicts = parts(build, 'psu').map(({ specs }): Verdict => {
    if (plugs.length > 0 && specs.pcie16 === undefined) return above(direct, specs.pcie8) === true ? 'fail' : 'unknown';
    const leads = Array.from({ length: specs.pcie16 ?? 0 }, (_, index) => index);
    const ways = placements(plugs.length, leads).map((places) => plugged(specs, direct, plugs, places));
    return best(ways) ?? 'unknown';
  });
  const unsure = cards.some(({ specs }) => specs.power === undefined || unfed(specs));
  if (verdicts.includes('fail')) return 'fail';
  return unsure
    ? 'unknown'
    : judge(
        [],
        verdicts.map((verdict) => (verdict === 'unknown' ? undefined : verdict === 'warning')),
      );
};
