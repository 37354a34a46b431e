import type { RuleCases } from '../../../../checks/rule-cases';

export const cases: RuleCases = {
  made: [
    ['pass', { os: { edition: 'Ubuntu 24.04' } }],
    ['pass', { os: { edition: 'Windows 11 Home', bits: 64 }, cpu: { arch: 'Zen+' }, ram: { capacity: 128 } }],
    ['warning', { os: { edition: 'Windows 11 Home', bits: 64 }, cpu: { arch: 'Zen 5' }, ram: { capacity: 192 } }],
    ['warning', { os: { edition: 'Windows 11 Pro' }, cpu: { generation: '7th' } }],
    ['warning', { os: { edition: 'Windows 11 Pro', bits: 64 }, ram: { capacity: 2 } }],
    ['warning', { os: { edition: 'Debian', bits: 32 }, ram: { capacity: 8 } }],
    ['pass', { os: { edition: 'Windows 10 Pro' } }],
    ['unknown', { os: { edition: 'Windows 11 Pro' }, cpu: {} }],
    ['warning', { os: { edition: 'Windows 11 Pro' }, cpu: { arch: 'Ivy Bridge', generation: '3rd' } }],
    ['warning', { os: { edition: 'Windows 11 Pro' }, cpu: { arch: 'Haswell-E' } }],
    ['warning', { os: { edition: 'Windows 11 Pro' }, cpu: { generation: '4th Gen' } }],
    ['pass', { os: { edition: 'Windows 11 Pro' }, cpu: { arch: 'Skylake-X', generation: '7th' } }],
    ['unknown', { os: { edition: 'Windows 11 Pro' }, cpu: { arch: 'Nova Lake' } }],
    ['unknown', { os: {} }],
  ],
  real: [
    ['pass', { os: 'os18', cpu: 'cpu5', ram: 'ram12' }],
    ['warning', { os: 'os9', ram: 'ram1' }],
    ['warning', { os: 'os18', cpu: 'fx-8350' }],
    ['unknown', { os: 'os18', cpu: 'core-13100' }],
  ],
};
