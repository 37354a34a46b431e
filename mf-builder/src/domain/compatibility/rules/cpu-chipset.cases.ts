import type { RuleCases } from '../../../../checks/rule-cases';

const b650 = { chipset: 'AMD B650', socket: 'AM5' };
const zen4 = { arch: 'Zen 4', generation: 'Ryzen 7000' };

export const cases: RuleCases = {
  made: [
    ['pass', { cpu: zen4, motherboard: b650 }],
    ['pass', { cpu: { generation: '12th Gen' }, motherboard: { chipset: 'Intel Z690' } }],
    ['warning', { cpu: { arch: 'Zen+' }, motherboard: { chipset: 'B550' } }],
    ['warning', { cpu: { arch: 'Zen' }, motherboard: { chipset: 'A520' } }],
    ['fail', { cpu: { generation: '11th' }, motherboard: { chipset: 'B460' } }],
    ['fail', { cpu: { generation: '8th' }, motherboard: { chipset: 'Z270' } }],
    ['fail', { cpu: { arch: 'Zen', igpu: null }, motherboard: { chipset: 'X570' } }],
    ['unknown', { cpu: { arch: 'Zen', igpu: 'Vega 8' }, motherboard: { chipset: 'X570' } }],
    ['unknown', { cpu: { arch: 'Zen' }, motherboard: { chipset: 'X570' } }],
    ['unknown', { cpu: {}, motherboard: b650 }],
    ['unknown', { cpu: zen4, motherboard: { chipset: 'X999' } }],
    ['unknown', { cpu: { arch: 'Zen 3' }, motherboard: b650 }],
    ['unknown', { cpu: { generation: 'Ryzen 3000' }, motherboard: { chipset: 'B550' } }],
  ],
  real: [
    ['pass', { cpu: 'cpu15', motherboard: 'motherboard17' }],
    ['warning', { cpu: 'ryzen-2600', motherboard: 'motherboard1' }],
    ['pass', { cpu: 'core-11400', motherboard: 'b460m-ds3h-v2' }],
    ['warning', { cpu: 'core-7400', motherboard: 'h310m-r2' }],
    ['fail', { cpu: 'core-8700k', motherboard: 'z170-extreme4' }],
    ['unknown', { cpu: 'threadripper-7960x', motherboard: 'trx50-sage' }],
  ],
};
