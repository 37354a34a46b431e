import { defineRule } from '../define-rule';
import { judge, type Judge } from '../judge';
import { chosen } from '../chosen-parts';
import type { CheckedBuild, CheckedPart } from '../types';
import { adapterLeads } from './gpu-power';

type Gpu = CheckedPart<'gpu', Pick<CheckedPart<'gpu'>['specs'], 'power' | 'tdpW'>>;
type Psu = CheckedPart<'psu', Pick<CheckedPart<'psu'>['specs'], 'pcie8' | 'pcie8Cables'>>;

/** From this power in W on a card wants a cable for each of its plugs: the plug of one end is rated 150 W, and the cable carries both. */
const hungryFrom = 300;

/** A cable has two ends at most, so half as many cables as plugs is the least there is. */
const endsOfCable = 2;

/** Whether a card may draw that much over two plugs. One with a 16-pin plug may be on an adapter. */
const mayShare = ({ specs: { tdpW, power } }: Gpu): boolean =>
  (tdpW === undefined || tdpW >= hungryFrom) && (power === undefined || power.p16 > 0 || power.p6 + power.p8 > 1);

/** The plugs of 8 pins that hungry cards take, on the card or on an adapter; undefined where that is not known. */
const plugsOf = (cards: readonly Gpu[], build: CheckedBuild, on: Judge): number | undefined => {
  let plugs = 0;
  const sixteens: number[] = [];
  for (const card of cards) {
    const watts = on.need(card, 'power', card.specs.tdpW);
    const power = on.need(card, 'power plugs', card.specs.power);
    if (watts === undefined || power === undefined) return undefined;
    plugs += (power.p6 + power.p8) * card.quantity;
    for (let plug = 0; plug < Math.min(power.p16 * card.quantity, 20); plug++) sixteens.push(watts);
  }
  if (sixteens.length === 0) return plugs;
  // Why the hungriest on the leads of the supply: their adapters take most.
  let native = 0;
  for (const psu of chosen(build, 'psu')) {
    const leads = on.need(psu, 'number of 16-pin leads', psu.specs.pcie16);
    if (leads === undefined) return undefined;
    native += leads * psu.quantity;
  }
  const adapted = sixteens.toSorted((a, b) => b - a).slice(native);
  return adapted.reduce((sum, watts) => sum + adapterLeads(watts), plugs);
};

const cablesOf = (supplies: readonly Psu[], on: Judge, wanted: number): number => {
  let cables = 0;
  for (const { specs, quantity } of supplies)
    cables += (specs.pcie8Cables ?? Math.ceil((specs.pcie8 ?? 0) / endsOfCable)) * quantity;
  if (wanted > cables)
    for (const psu of supplies) on.need(psu, 'number of cables for graphics cards', psu.specs.pcie8Cables);
  return cables;
};

/** A cable of its own for each plug of a card that draws 300 W or more. */
export const gpuCables = defineRule({
  id: 'gpu-cables',
  title: 'Cables to the card',
  source: 'edition 2, gpu-cables',
  reads: { gpu: ['power', 'tdpW'], psu: ['pcie8', 'pcie8Cables', 'pcie16'] },
  can: ['pass', 'warning', 'unknown'],
  short: { warning: 'Two plugs on one cable', unknown: 'Card cables unknown' },
  find: (build) => {
    const cards = chosen(build, 'gpu').filter(mayShare);
    const on = cards.length > 0 ? judge(build, ['gpu', 'psu']) : undefined;
    if (!on) return undefined;
    const plugs = plugsOf(cards, build, on);
    const cables = plugs === undefined ? 0 : cablesOf(chosen(build, 'psu'), on, plugs);
    if (plugs !== undefined && plugs > cables)
      on.warn(
        `${cards[0]?.name ?? 'The card'} draws ${cards[0]?.specs.tdpW ?? ''} W and wants a cable for each plug: ${plugs} plugs, ${cables} cables.`,
        [`${plugs} plugs`, `${cables} cables`],
      );
    return on.verdict('No cable feeds a hungry card by both of its ends.');
  },
});
