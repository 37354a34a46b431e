import { times, type RuleCases } from '../../../../checks/rule-cases';

const front = [{ position: 'front', sizesMm: [240, 360] }];
const liquid = { type: 'liquid', radiator: 360 } as const;
const air = { type: 'air' } as const;

export const cases: RuleCases = {
  made: [
    ['pass', { cooling: liquid, case: { radiators: front } }],
    ['none', { cooling: air, case: {} }],
    ['fail', { cooling: { type: 'liquid' }, case: { radiators: [] } }],
    ['fail', { cooling: { ...liquid, radiator: 280 }, case: { radiators: front } }],
    ['fail', { cooling: times(2, liquid), case: { radiators: front } }],
    ['unknown', { cooling: { ...liquid, radiator: 280 }, case: { radiators: [...front, {}] } }],
  ],
  real: [
    ['pass', { cooling: 'cooling20', case: 'case7' }],
    ['fail', { cooling: 'cooling20', case: 'case5' }],
    ['unknown', { cooling: 'cooling20', case: 'case4' }],
  ],
};
