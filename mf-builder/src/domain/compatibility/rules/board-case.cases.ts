import type { RuleCases } from '../../../../checks/rule-cases';

export const cases: RuleCases = {
  made: [
    ['pass', { motherboard: { formFactor: 'Micro-ATX' }, case: { motherboards: ['micro ATX'] } }],
    ['pass', { motherboard: { formFactor: 'Thin Mini-ITX' }, case: { motherboards: ['mini-ITX'] } }],
    ['pass', { motherboard: { formFactor: 'mini-ITX' }, case: { motherboards: ['thin mini-ITX'] } }],
    ['unknown', { motherboard: { formFactor: 'thin mini-ITX' }, case: { motherboards: ['ATX'] } }],
    ['unknown', { motherboard: { formFactor: 'mini-ITX' }, case: { motherboards: ['ATX'] } }],
    ['fail', { motherboard: { formFactor: 'ATX' }, case: { motherboards: ['micro-ATX', 'mini-ITX'] } }],
    ['fail', { motherboard: { formFactor: 'DTX' }, case: { motherboards: ['mini-ITX'] } }],
    ['unknown', { motherboard: { formFactor: 'E-ATX' }, case: { motherboards: ['ATX', 'Micro ATX'] } }],
    ['fail', { motherboard: { formFactor: 'E-ATX' }, case: { motherboards: ['micro-ATX'] } }],
    ['pass', { motherboard: { formFactor: 'mini-DTX' }, case: { motherboards: ['mini-ITX'], slots: 2 } }],
    ['fail', { motherboard: { formFactor: 'mini-DTX' }, case: { motherboards: ['mini-ITX'], slots: 1 } }],
    ['unknown', { motherboard: { formFactor: 'mini-DTX' }, case: { motherboards: ['mini-ITX'] } }],
    ['pass', { motherboard: { formFactor: 'mini-DTX' }, case: { motherboards: ['micro-ATX'] } }],
    ['unknown', { motherboard: { formFactor: 'HP' }, case: { motherboards: ['ATX'] } }],
    ['pass', { motherboard: { formFactor: 'E-ATX', widthMm: 277 }, case: { motherboards: ['ATX'], boardMaxMm: 280 } }],
    [
      'fail',
      { motherboard: { formFactor: 'E-ATX', widthMm: 305 }, case: { motherboards: ['E-ATX'], boardMaxMm: 280 } },
    ],
    ['unknown', { motherboard: { formFactor: 'E-ATX' }, case: { motherboards: ['E-ATX'], boardMaxMm: 280 } }],
    ['unknown', { motherboard: { formFactor: 'ATX' }, case: { formFactor: 'ATX Mid Tower' } }],
  ],
  real: [
    ['pass', { motherboard: 'motherboard10', case: 'case15' }],
    ['fail', { motherboard: 'motherboard10', case: 'case6' }],
    ['unknown', { motherboard: 'motherboard10', case: 'elite-130' }],
  ],
};
