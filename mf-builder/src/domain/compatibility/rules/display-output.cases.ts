import type { RuleCases } from '../../../../checks/rule-cases';

const graphics = { igpu: 'Graphics' };

export const cases: RuleCases = {
  made: [
    ['none', { cpu: { igpu: null } }],
    ['fail', { cpu: { igpu: null }, gpu: null }],
    ['pass', { cpu: { igpu: 'UHD 770' }, gpu: null }],
    ['unknown', { cpu: {}, gpu: null }],
    ['pass', { cpu: graphics, gpu: null, motherboard: { chipset: 'B650', displayOutputs: ['HDMI'] } }],
    ['fail', { cpu: graphics, gpu: null, motherboard: { chipset: 'B650', displayOutputs: [] } }],
    ['unknown', { cpu: graphics, gpu: null, motherboard: { chipset: 'B650' } }],
    ['fail', { cpu: graphics, gpu: null, motherboard: { chipset: 'Intel P67' } }],
    ['unknown', { cpu: graphics, gpu: null, motherboard: { chipset: 'C232', displayOutputs: ['VGA'] } }],
    ['unknown', { cpu: graphics, gpu: null, motherboard: { displayOutputs: ['HDMI'] } }],
    ['pass', { cpu: graphics, gpu: {}, motherboard: { chipset: 'P67' } }],
    ['pass', { cpu: {}, gpu: {} }],
  ],
  real: [
    ['pass', { cpu: 'cpu3', gpu: null }],
    ['fail', { cpu: 'cpu4', gpu: null }],
    ['unknown', { cpu: 'core-13100', gpu: null }],
  ],
};
