import type { RuleCases } from '../../../../checks/rule-cases';

const rising = { type: 'air', ramClearanceMm: 32, heightMm: 168, fanRises: true } as const;

export const cases: RuleCases = {
  made: [
    ['pass', { ram: {}, cooling: { type: 'air', ramClearanceMm: null } }],
    ['none', { ram: {}, cooling: { type: 'liquid' } }],
    ['fail', { ram: [{}, { heightMm: 44 }], cooling: { type: 'air', ramClearanceMm: 43 } }],
    ['pass', { ram: { heightMm: 43 }, cooling: { type: 'air', ramClearanceMm: 43 } }],
    ['unknown', { ram: { heightMm: 32 }, cooling: { type: 'air' } }],
    ['note', { ram: { heightMm: 44 }, cooling: rising }],
    ['note', { ram: { heightMm: 44 }, cooling: rising, case: { coolerMaxMm: 180 } }],
    ['fail', { ram: { heightMm: 44 }, cooling: rising, case: { coolerMaxMm: 179 } }],
    ['unknown', { ram: { heightMm: 44 }, cooling: rising, case: {} }],
    ['pass', { ram: { heightMm: 32 }, cooling: rising, case: {} }],
    ['fail', { ram: { heightMm: 44 }, cooling: { ...rising, fanRises: false }, case: { coolerMaxMm: 190 } }],
  ],
  real: [
    ['pass', { ram: 'ram14', cooling: 'cooling5' }],
    ['pass', { ram: 'ram15', cooling: 'cooling13', case: 'case15' }],
    ['fail', { ram: 'ram15', cooling: 'cooling13', case: 'case11' }],
    ['fail', { ram: 'ram14', cooling: 'cooling10' }],
    ['unknown', { ram: 'ram14', cooling: 'cooling9' }],
  ],
};
