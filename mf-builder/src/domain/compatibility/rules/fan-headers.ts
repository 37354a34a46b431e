import { noteChains, plugsOfPacks, plus } from '../build-facts/plugged-fans';
import { defineRule } from '../define-rule';
import { judge } from '../judge';
import { chosen, isChosen } from '../chosen-parts';

/** How many plugs share a header: two, by a Y-cable. Decision 28 says why no more. */
const perHeader = 2;

const yCables = (count: number, surely: boolean): string =>
  `${surely ? '' : 'Up to '}${count} ${count === 1 ? 'Y-cable joins' : 'Y-cables join'} two fans each on one header.`;

/** Chosen and supplied fans and pumps up to the headers, that of the CPU apart; a Y-cable joins two plugs on one header. */
// Why: each kind of fan counts as soon as it is there: chosen fans, the case's own, the pump of a liquid cooler (its
// fans use the CPU header). Fans that plug into each other are one plug.
export const fanHeaders = defineRule({
  id: 'fan-headers',
  title: 'Fan headers',
  source: 'written rule 40, decision 28',
  reads: { motherboard: ['fanHeaders'], caseFan: ['qty', 'chain'], case: ['fansIncluded'], cooling: ['type'] },
  can: ['pass', 'warning', 'unknown'],
  short: { warning: 'Too few fan headers', unknown: 'Fan headers unknown' },
  find: (build) => {
    const types = (['caseFan', 'case', 'cooling'] as const).filter((type) => isChosen(build, type));
    // Why none for an air cooler alone: its fan uses the CPU header.
    if (
      !isChosen(build, 'caseFan') &&
      !isChosen(build, 'case') &&
      chosen(build, 'cooling').every(({ specs }) => specs.type === 'air')
    )
      return undefined;
    const on = judge(build, ['motherboard'], types);
    if (!on) return undefined;
    const packs = chosen(build, 'caseFan');
    let others = 0;
    for (const box of chosen(build, 'case'))
      others += (on.need(box, 'number of supplied fans', box.specs.fansIncluded) ?? 0) * box.quantity;
    for (const cooler of chosen(build, 'cooling'))
      others += on.need(cooler, 'type', cooler.specs.type) === 'liquid' ? cooler.quantity : 0;
    const { least, most } = plus({ least: others, most: others }, plugsOfPacks(packs, on));
    let note: string | undefined;
    for (const board of chosen(build, 'motherboard')) {
      const headers = on.need(board, 'number of fan headers', board.specs.fanHeaders);
      if (headers === undefined) continue;
      if (least > perHeader * headers)
        on.warn(
          `${board.name} has too few fan headers even for Y-cables, a hub helps: ${least} plugs of fans and pumps, ${headers} headers.`,
          [`${least} plugs`, `${headers} headers`],
        );
      else if (most > perHeader * headers) noteChains(packs, on);
      else if (most > headers) note ??= yCables(most - headers, least === most);
    }
    return on.verdict('Every fan finds a header.', note);
  },
});
