import type { RuleCases } from '../../../../checks/rule-cases';

const b650 = { chipset: 'AMD B650', socket: 'AM5' };
const zen4 = { arch: 'Zen 4', generation: 'Ryzen 7000' };

export const cases: RuleCases = {
  made: [
    ['pass', { cpu: zen4, motherboard: b650 }],
    ['warning', { cpu: { arch: 'Zen 5' }, motherboard: b650 }],
    ['warning', { cpu: { arch: 'Zen 5' }, motherboard: { ...b650, biosFlashback: false } }],
    ['note', { cpu: { arch: 'Zen 5' }, motherboard: { ...b650, biosFlashback: true } }],
    ['note', { cpu: { arch: 'Zen 4', generation: 'Ryzen 8000G' }, motherboard: b650 }],
    ['note', { cpu: { arch: 'Zen 3' }, motherboard: { chipset: 'X570' } }],
    ['warning', { cpu: { arch: 'Zen 3' }, motherboard: { chipset: 'B450' } }],
    ['note', { cpu: { generation: '14th' }, motherboard: { chipset: 'B760' } }],
    ['warning', { cpu: { generation: '14th' }, motherboard: { chipset: 'Z690' } }],
    ['unknown', { cpu: { arch: 'Zen 4' }, motherboard: b650 }],
    ['pass', { cpu: { arch: 'Zen 4' }, motherboard: { chipset: 'B850' } }],
    ['unknown', { cpu: {}, motherboard: b650 }],
    ['none', { cpu: { arch: 'Zen' }, motherboard: { chipset: 'B550' } }],
  ],
  real: [
    ['pass', { cpu: 'cpu9', motherboard: 'motherboard9' }],
    ['warning', { cpu: 'ryzen-2600', motherboard: 'a320m-dvs' }],
    ['warning', { cpu: 'core-11400', motherboard: 'b460m-ds3h-v2' }],
    ['unknown', { cpu: 'core-13100', motherboard: 'motherboard15' }],
  ],
};
