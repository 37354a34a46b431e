import type { RuleCases } from '../../../../checks/rule-cases';

export const cases: RuleCases = {
  made: [
    ['pass', { ram: { moduleGB: 32 }, motherboard: { maxMemory: 128, memorySlots: 4 } }],
    ['warning', { ram: { moduleGB: 48 }, motherboard: { maxMemory: 128, memorySlots: 4 } }],
    ['unknown', { ram: { moduleGB: 48 }, motherboard: { maxMemory: 128 } }],
  ],
  real: [
    ['pass', { ram: 'ram19', motherboard: 'motherboard12' }],
    ['warning', { ram: 'ram8', motherboard: 'a320m-dvs' }],
    ['unknown', { ram: 'ram8', motherboard: 'h97-pro4' }],
  ],
};
