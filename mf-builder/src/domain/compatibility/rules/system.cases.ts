import type { RuleCases } from '../../../../checks/rule-cases';

export const cases: RuleCases = {
  made: [
    ['none', {}],
    ['note', { os: null }],
    ['pass', { os: { edition: 'Windows 11 Pro' } }],
    ['pass', { os: { edition: 'Ubuntu 26.04 LTS' } }],
    ['warning', { os: { edition: 'Windows 10 Pro' } }],
    ['warning', { os: { edition: 'windows 8.1' } }],
    ['warning', { os: { edition: 'Microsoft Windows 7 Home Premium' } }],
    ['pass', { os: { edition: 'Windows 10 IoT Enterprise LTSC' } }],
    ['unknown', { os: {} }],
  ],
  real: [
    ['pass', { os: 'os18' }],
    ['warning', { os: 'os15' }],
    ['unknown', { os: 'solus' }],
  ],
};
