import { supplyOf, supplyText } from '../build-facts/supply-power';
import { defineRule } from '../define-rule';
import { judge } from '../judge';
import { chosen } from '../chosen-parts';

/** What the maker of the card recommends. */
export const psuRecommended = defineRule({
  id: 'psu-recommended',
  title: 'Recommended wattage',
  source: 'written rule 49',
  reads: { gpu: ['recommendedPsuW'], psu: ['power'] },
  can: ['pass', 'warning', 'unknown'],
  short: { warning: 'Less than advised', unknown: 'Advice unknown' },
  find: (build) => {
    const on = judge(build, ['gpu', 'psu']);
    if (!on) return undefined;
    const supply = supplyOf(build, on);
    for (const gpu of chosen(build, 'gpu')) {
      const wanted = on.need(gpu, 'recommended supply', gpu.specs.recommendedPsuW);
      if (wanted === undefined || supply === undefined || supply >= wanted) continue;
      on.warn(`The maker of ${gpu.name} recommends a larger supply: ${wanted} W recommended, ${supply} W supply.`, [
        `${wanted} W recommended`,
        supplyText(supply),
      ]);
    }
    return on.verdict('The supply is as large as the maker of the card recommends.');
  },
});
