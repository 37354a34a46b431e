import type { RuleCases } from '../../../../checks/rule-cases';

const cooling = { type: 'liquid', radiator: 360, thicknessMm: 27 } as const;
const top = { position: 'Top', sizesMm: [360] };
const box = { radiators: [top], topClearanceMm: 50 };
const tall = { heightMm: 44 };

export const cases: RuleCases = {
  made: [
    ['none', { cooling: { type: 'air' }, case: box, ram: tall }],
    ['none', { cooling, case: box }],
    ['fail', { cooling, case: box, ram: tall }],
    ['pass', { cooling, case: { ...box, topClearanceMm: 52 }, ram: tall }],
    ['pass', { cooling, case: box, ram: { heightMm: 35 } }],
    ['fail', { cooling, case: box, ram: { heightMm: 36 } }],
    ['unknown', { cooling, case: box, ram: {} }],
    ['unknown', { cooling, case: { radiators: [top] }, ram: tall }],
    // Another place takes it.
    ['pass', { cooling, case: { ...box, radiators: [top, { position: 'front', sizesMm: [360] }] }, ram: tall }],
    ['unknown', { cooling, case: { ...box, radiators: [top, { position: 'front' }] }, ram: tall }],
    ['unknown', { cooling, case: { topClearanceMm: 50 }, ram: tall }],
    ['pass', { cooling, case: { topClearanceMm: 60 }, ram: tall }],
    ['unknown', { cooling: { radiator: 360, thicknessMm: 27 }, case: box, ram: tall }],
    ['fail', { cooling: { type: 'liquid', radiator: 360 }, case: box, ram: tall }],
    ['unknown', { cooling: { type: 'liquid', radiator: 360 }, case: { ...box, topClearanceMm: 60 }, ram: tall }],
  ],
  real: [
    ['pass', { cooling: 'cooling18', case: 'case14', ram: 'ram3' }],
    ['unknown', { cooling: 'cooling18', case: 'case14', ram: 'ram5' }],
  ],
};
