import type { RuleCases } from '../../../../checks/rule-cases';

const m2 = { formFactor: 'M.2-2280', nvme: true, pcieGen: 4 };
const tenth = { arch: 'Comet Lake', generation: '10th' };
const short = { gen: 3, sizes: [2242] };

export const cases: RuleCases = {
  made: [
    ['pass', { storage: m2, motherboard: { m2: [{ sizes: [2242] }, { sizes: [2280] }] } }],
    ['fail', { storage: { formFactor: 'M.2 22110' }, motherboard: { m2: [{ sizes: [2280] }] } }],
    ['unknown', { storage: m2, motherboard: { m2: [{ sizes: [2242] }, {}] } }],
    ['none', { storage: m2, motherboard: { m2: [] } }],
    // Slots that need a processor: one without lanes is none, one that may have none is in doubt for what it would take.
    ['fail', { cpu: tenth, storage: m2, motherboard: { m2: [{ gen: 4, sizes: [2280] }, short], chipset: 'Z490' } }],
    ['none', { cpu: tenth, storage: m2, motherboard: { m2: [{ gen: 4 }], chipset: 'Z490' } }],
    ['unknown', { cpu: {}, storage: m2, motherboard: { m2: [{ gen: 4, sizes: [2280] }, short], chipset: 'Z490' } }],
    ['fail', { cpu: {}, storage: m2, motherboard: { m2: [{ gen: 4, sizes: [2242] }, short], chipset: 'Z490' } }],
  ],
  real: [
    ['pass', { storage: 'optane-905p', motherboard: 'motherboard4' }],
    ['fail', { storage: 'storage11', motherboard: 'motherboard4' }],
    ['fail', { storage: 'optane-905p', motherboard: 'motherboard8' }],
    ['unknown', { storage: 'storage1', motherboard: 'h97-pro4' }],
  ],
};
