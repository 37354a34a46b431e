import type { RuleCases } from '../../../../checks/rule-cases';

export const cases: RuleCases = {
  made: [
    ['pass', { ram: { speed: 6000 }, motherboard: { maxRamSpeed: 6000 } }],
    ['note', { ram: { speed: 6000 }, motherboard: { maxRamSpeed: 6000 }, cpu: { memSpeed: 5200 } }],
    ['warning', { ram: { speed: 8000 }, motherboard: { maxRamSpeed: 6000 } }],
    ['unknown', { ram: [{ speed: 8000 }, {}], motherboard: { maxRamSpeed: 6000 } }],
  ],
  real: [
    ['pass', { ram: 'ram12', motherboard: 'motherboard15' }],
    ['warning', { ram: 'ram17', motherboard: 'motherboard15' }],
    ['unknown', { ram: 'ram12', motherboard: 'motherboard19' }],
  ],
};
