import type { RuleCases } from '../../../../checks/rule-cases';

export const cases: RuleCases = {
  made: [
    ['none', { thermalPaste: {}, motherboard: { wifi: 'Wi-Fi 7' } }],
    ['note', { thermalPaste: {}, cooling: { pasteIncluded: true } }],
    ['pass', { thermalPaste: {}, cooling: { pasteIncluded: false } }],
    ['unknown', { thermalPaste: {}, cooling: {} }],
    ['note', { networkCard: { speed: 'Wi-Fi 6E' }, motherboard: { wifi: 'Wi-Fi 7' } }],
    ['pass', { networkCard: { speed: 'Wi-Fi 6E' }, motherboard: { wifi: null } }],
    ['unknown', { networkCard: { speed: 'Wi-Fi 6E' }, motherboard: {} }],
    ['note', { networkCard: { speed: '2.5 Gbit/s' }, motherboard: { lan: '2.5 Gb/s' } }],
    ['pass', { networkCard: { speed: '10 Gbit/s' }, motherboard: { lan: '2.5 Gb/s' } }],
    ['note', { networkCard: { speed: '100 Mbit/s' }, motherboard: { lan: '1 Gb/s' } }],
    ['unknown', { networkCard: { speed: 'fast' }, motherboard: { lan: '1 Gb/s' } }],
    ['unknown', { networkCard: {}, motherboard: { lan: '1 Gb/s' } }],
  ],
  real: [
    ['pass', { networkCard: 'networkCard13', motherboard: 'motherboard9' }],
    ['unknown', { networkCard: 'networkCard13', motherboard: 'h97-pro4' }],
  ],
};
