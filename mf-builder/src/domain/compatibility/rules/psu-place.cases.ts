import type { RuleCases } from '../../../../checks/rule-cases';

const cooling = { type: 'liquid', radiator: 360 } as const;
const top = { position: 'Top', sizesMm: [240, 360] };
const box = { psuMovable: true, radiatorBesidePsuMm: 240, radiators: [top] };
const rest = { psu: {}, gpu: {} };

export const cases: RuleCases = {
  made: [
    ['none', { ...rest, cooling: { type: 'air' }, case: box }],
    ['none', { ...rest, cooling, case: { ...box, psuMovable: false } }],
    ['none', { ...rest, cooling, case: { radiators: [top] } }],
    ['none', { psu: {}, cooling, case: box }],
    ['fail', { ...rest, cooling, case: box }],
    ['pass', { ...rest, cooling: { type: 'liquid', radiator: 240 }, case: box }],
    ['pass', { ...rest, cooling: { radiator: 240 }, case: { psuMovable: true, radiatorBesidePsuMm: 240 } }],
    ['unknown', { ...rest, cooling, case: { psuMovable: true, radiators: [top] } }],
    ['unknown', { ...rest, cooling: { type: 'liquid' }, case: box }],
    ['unknown', { ...rest, cooling: { radiator: 360 }, case: box }],
    // Another wall takes it.
    ['pass', { ...rest, cooling, case: { ...box, radiators: [top, { position: 'Side', sizesMm: [360] }] } }],
    ['unknown', { ...rest, cooling, case: { ...box, radiators: [top, { position: 'side' }] } }],
    ['unknown', { ...rest, cooling, case: { ...box, radiators: [top, { sizesMm: [360] }] } }],
    ['fail', { ...rest, cooling, case: { ...box, radiators: [] } }],
    // A card with a radiator of its own.
    ['fail', { psu: {}, gpu: { radiator: 360 }, case: box }],
    ['none', { psu: {}, gpu: { radiator: null }, case: box }],
    ['pass', { psu: {}, gpu: { radiator: 240 }, cooling: { type: 'air' }, case: box }],
  ],
  real: [
    ['unknown', { case: 'case4', psu: 'psu6', cooling: 'cooling18', gpu: 'gpu16' }],
    ['pass', { case: 'case4', psu: 'psu6', cooling: 'cooling15', gpu: 'gpu16' }],
  ],
};
