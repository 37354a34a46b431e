import type { RuleCases } from '../../../../checks/rule-cases';

export const cases: RuleCases = {
  made: [
    ['pass', { cpu: { socket: 'LGA1155' }, cooling: { sockets: ['LGA115x'] } }],
    ['warning', { cpu: { socket: 'AM5' }, cooling: { sockets: ['AM4'] } }],
    ['fail', { cpu: { socket: 'AM5' }, cooling: { sockets: ['LGA1700'] } }],
    ['unknown', { cpu: { socket: 'AM5' }, cooling: {} }],
  ],
  real: [
    ['pass', { cooling: 'cooling14', cpu: 'cpu6' }],
    ['fail', { cooling: 'cooling1', cpu: 'cpu13' }],
    ['warning', { cooling: 'cooling1', cpu: 'cpu3' }],
    ['unknown', { cooling: 'hyper-212', cpu: 'cpu3' }],
  ],
};
