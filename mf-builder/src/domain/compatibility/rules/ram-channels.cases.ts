import { times, type RuleCases } from '../../../../checks/rule-cases';

export const cases: RuleCases = {
  made: [
    ['pass', { ram: times(2, { modules: 1 }) }],
    ['warning', { ram: { modules: 1 } }],
    ['warning', { ram: [{ modules: 2 }, { modules: 1 }] }],
    ['unknown', { ram: [{ modules: 1 }, {}] }],
    ['pass', { ram: { modules: 1 }, motherboard: { memorySlots: 1 } }],
    ['warning', { ram: { modules: 1 }, motherboard: { memorySlots: 2 }, cpu: { memChannels: 2 } }],
    ['pass', { ram: { modules: 1 }, motherboard: {}, cpu: { memChannels: 1 } }],
    ['pass', { ram: { modules: 3 }, cpu: { memChannels: 3 } }],
    ['warning', { ram: { modules: 2 }, cpu: { memChannels: 3 }, motherboard: { memorySlots: 6 } }],
    ['pass', { ram: { modules: 2 }, cpu: { memChannels: 4 }, motherboard: { memorySlots: 2 } }],
    ['pass', { ram: { modules: 6 }, cpu: { memChannels: 3 } }],
    ['warning', { ram: { modules: 3 }, motherboard: { memorySlots: 4 } }],
  ],
  real: [
    ['pass', { ram: 'ram20' }],
    ['warning', { ram: 'ram9' }],
    ['unknown', { ram: 'patriot-viper' }],
  ],
};
