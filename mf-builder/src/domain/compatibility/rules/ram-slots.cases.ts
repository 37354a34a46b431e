import { times, type RuleCases } from '../../../../checks/rule-cases';

export const cases: RuleCases = {
  made: [
    ['pass', { ram: times(2, { modules: 2 }), motherboard: { memorySlots: 4 } }],
    ['fail', { ram: times(3, { modules: 2 }), motherboard: { memorySlots: 4 } }],
    ['fail', { ram: [{ modules: 4 }, {}], motherboard: { memorySlots: 4 } }],
    ['unknown', { ram: [{ modules: 2 }, {}], motherboard: { memorySlots: 4 } }],
  ],
  real: [
    ['pass', { ram: 'ram13', motherboard: 'motherboard19' }],
    ['fail', { ram: ['ram13', 'ram13'], motherboard: 'motherboard19' }],
    ['unknown', { ram: 'patriot-viper', motherboard: 'motherboard1' }],
  ],
};
