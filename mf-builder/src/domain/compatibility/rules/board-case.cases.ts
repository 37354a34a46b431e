import type { RuleCases } from '../../../../checks/rule-cases';

export const cases: RuleCases = {
  made: [
    ['pass', { motherboard: { formFactor: 'Micro-ATX' }, case: { motherboards: ['micro ATX'] } }],
    ['pass', { motherboard: { formFactor: 'Thin Mini-ITX' }, case: { motherboards: ['mini-ITX'] } }],
    ['pass', { motherboard: { formFactor: 'mini-ITX' }, case: { motherboards: ['thin mini-ITX'] } }],
    ['fail', { motherboard: { formFactor: 'thin mini-ITX' }, case: { motherboards: ['ATX'] } }],
    ['fail', { motherboard: { formFactor: 'mini-ITX' }, case: { motherboards: ['ATX'] } }],
    ['unknown', { motherboard: { formFactor: 'ATX' }, case: { formFactor: 'ATX Mid Tower' } }],
  ],
  real: [
    ['pass', { motherboard: 'motherboard10', case: 'case15' }],
    ['fail', { motherboard: 'motherboard10', case: 'case6' }],
    ['unknown', { motherboard: 'motherboard10', case: 'elite-130' }],
  ],
};
