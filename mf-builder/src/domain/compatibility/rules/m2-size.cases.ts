import type { RuleCases } from '../../../../checks/rule-cases';

const m2 = { formFactor: 'M.2-2280', nvme: true, pcieGen: 4 };

export const cases: RuleCases = {
  made: [
    ['pass', { storage: m2, motherboard: { m2: [{ sizes: [2242] }, { sizes: [2280] }] } }],
    ['fail', { storage: { formFactor: 'M.2 22110' }, motherboard: { m2: [{ sizes: [2280] }] } }],
    ['unknown', { storage: m2, motherboard: { m2: [{ sizes: [2242] }, {}] } }],
    ['none', { storage: m2, motherboard: { m2: [] } }],
  ],
  real: [
    ['pass', { storage: 'optane-905p', motherboard: 'motherboard4' }],
    ['fail', { storage: 'storage11', motherboard: 'motherboard4' }],
    ['fail', { storage: 'optane-905p', motherboard: 'motherboard8' }],
    ['unknown', { storage: 'storage1', motherboard: 'h97-pro4' }],
  ],
};
