import type { RuleCases } from '../../../../checks/rule-cases';

export const cases: RuleCases = {
  made: [
    ['note', { cpu: { igpu: null }, motherboard: { displayOutputs: ['HDMI'] } }],
    ['pass', { cpu: { igpu: 'UHD 770' }, motherboard: {} }],
    ['pass', { cpu: { igpu: null }, motherboard: { displayOutputs: [] } }],
    ['unknown', { cpu: {}, motherboard: { displayOutputs: ['HDMI'] } }],
  ],
  real: [
    ['pass', { cpu: 'cpu13', motherboard: 'motherboard15' }],
    ['unknown', { cpu: 'ryzen-2600', motherboard: 'a320m-dvs' }],
  ],
};
