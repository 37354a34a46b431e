import type { RuleCases } from '../../../../checks/rule-cases';

export const cases: RuleCases = {
  made: [
    ['pass', { ram: {}, cooling: { type: 'air', ramClearanceMm: null } }],
    ['none', { ram: {}, cooling: { type: 'liquid' } }],
    ['fail', { ram: [{}, { heightMm: 44 }], cooling: { type: 'air', ramClearanceMm: 43 } }],
    ['pass', { ram: { heightMm: 43 }, cooling: { type: 'air', ramClearanceMm: 43 } }],
    ['unknown', { ram: { heightMm: 32 }, cooling: { type: 'air' } }],
  ],
  real: [
    ['pass', { ram: 'ram14', cooling: 'cooling5' }],
    ['fail', { ram: 'ram14', cooling: 'cooling13' }],
    ['unknown', { ram: 'ram14', cooling: 'cooling9' }],
  ],
};
