import { times, type RuleCases } from '../../../../checks/rule-cases';

const m2 = { formFactor: 'M.2-2280', nvme: true, pcieGen: 4 };

export const cases: RuleCases = {
  made: [
    [
      'pass',
      {
        storage: m2,
        motherboard: {
          m2: [
            { gen: 3, sizes: [2280] },
            { gen: 4, sizes: [2280] },
          ],
        },
      },
    ],
    ['warning', { storage: times(2, m2), motherboard: { m2: [{ gen: 3 }, { gen: 4 }] } }],
    ['unknown', { storage: m2, motherboard: { m2: [{}] } }],
  ],
  real: [
    ['pass', { storage: 'storage3', motherboard: 'motherboard7' }],
    ['warning', { storage: 'storage13', motherboard: 'motherboard4' }],
    ['unknown', { storage: 'storage13', motherboard: 'h97-pro4' }],
  ],
};
