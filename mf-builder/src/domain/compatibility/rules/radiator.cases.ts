import { times, type RuleCases } from '../../../../checks/rule-cases';

const front = [{ position: 'front', sizesMm: [240, 360] }];
const liquid = { type: 'liquid', radiator: 360 } as const;
const air = { type: 'air' } as const;
const thick = { ...liquid, thicknessMm: 27 } as const;
const low = { radiators: [{ position: 'Bottom', sizesMm: [360] }] };

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
    // At the bottom, under a card.
    ['pass', { cooling: thick, case: { ...low, slots: 3 } }],
    ['unknown', { cooling: thick, gpu: { slots: 2.5 }, case: { ...low, slots: 3 } }],
    ['pass', { cooling: thick, gpu: { slots: 2.5 }, case: { ...low, slots: 7 } }],
    ['unknown', { cooling: thick, gpu: { slots: 3.5 }, case: { ...low, slots: 7 } }],
    ['unknown', { cooling: thick, gpu: {}, case: { ...low, slots: 7 } }],
    ['unknown', { cooling: thick, gpu: { slots: 2.5 }, case: low }],
    ['unknown', { cooling: liquid, gpu: { slots: 2 }, case: { ...low, slots: 7 } }],
    ['unknown', { cooling: thick, gpu: { slots: 3 }, case: { radiators: [{ sizesMm: [360] }], slots: 3 } }],
    ['pass', { cooling: thick, gpu: { slots: 3 }, case: { ...low, layout: 'sandwich' } }],
    ['note', { cooling: thick, gpu: { slots: 3 }, case: { radiators: [...front, ...low.radiators], slots: 3 } }],
    ['fail', { cooling: { ...thick, radiator: 280 }, gpu: { slots: 3 }, case: low }],
  ],
  real: [
    ['pass', { cooling: 'cooling20', case: 'case7' }],
    ['fail', { cooling: 'cooling20', case: 'case5' }],
    ['pass', { gpu: 'strix-lc-4090', cooling: 'cooling15', case: 'case11' }],
    ['fail', { gpu: 'strix-lc-4090', cooling: 'cooling15', case: 'case14' }],
    ['unknown', { cooling: 'cooling20', case: 'case4' }],
    ['pass', { cooling: 'cooling15', gpu: 'gpu14', case: 'case1' }],
  ],
};
