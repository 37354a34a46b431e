import { times, type RuleCases } from '../../../../checks/rule-cases';

const front = [{ position: 'front', sizesMm: [240, 360] }];
const liquid = { type: 'liquid', radiator: 360 } as const;
const air = { type: 'air' } as const;

export const cases: RuleCases = {
  made: [
    ['pass', { cooling: liquid, case: { radiators: front } }],
    ['none', { cooling: air, case: {} }],
    ['none', { cooling: air, case: {}, gpu: { radiator: null } }],
    ['pass', { gpu: { radiator: 240 }, case: { radiators: front } }],
    ['fail', { gpu: { radiator: 280 }, cooling: air, case: { radiators: front } }],
    ['fail', { gpu: { radiator: 240 }, cooling: liquid, case: { radiators: front } }],
    [
      'pass',
      { gpu: { radiator: 240 }, cooling: liquid, case: { radiators: [...front, { position: 'top', sizesMm: [240] }] } },
    ],
    ['fail', { cooling: { type: 'liquid' }, case: { radiators: [] } }],
    ['fail', { cooling: { ...liquid, radiator: 280 }, case: { radiators: front } }],
    ['fail', { cooling: times(2, liquid), case: { radiators: front } }],
    ['unknown', { cooling: { ...liquid, radiator: 280 }, case: { radiators: [...front, {}] } }],
  ],
  real: [
    ['pass', { cooling: 'cooling20', case: 'case7' }],
    ['fail', { cooling: 'cooling20', case: 'case5' }],
    ['pass', { gpu: 'strix-lc-4090', cooling: 'cooling15', case: 'case11' }],
    ['fail', { gpu: 'strix-lc-4090', cooling: 'cooling15', case: 'case14' }],
    ['unknown', { cooling: 'cooling20', case: 'case4' }],
  ],
};
