import type { RuleCases } from '../../../../checks/rule-cases';

const cpu = { cores: 8, threads: 16, speed: 5.2, l3MB: 96, arch: 'Zen 5', socket: 'AM5' } as const;
const gpu = {
  chip: 'GeForce RTX 5070',
  chipMaker: 'NVIDIA',
  shaders: 6144,
  boostMHz: 2512,
  memory: 12,
  busBit: 192,
  vramType: 'GDDR7',
} as const;
const large = { ...gpu, chip: 'GeForce RTX 5090', shaders: 21760, boostMHz: 2407, memory: 32, busBit: 512 };
const small = {
  ...gpu,
  chip: 'GeForce RTX 3050',
  shaders: 2304,
  boostMHz: 1470,
  memory: 6,
  busBit: 96,
  vramType: 'GDDR6',
};
const slow = { cores: 4, threads: 8, speed: 4.3, l3MB: 12, arch: 'Alder Lake', pCores: 4, eCores: 0 };

export const cases: RuleCases = {
  made: [
    ['none', { cpu }],
    ['none', { gpu }],
    ['none', { cpu, gpu: null }],
    ['pass', { cpu, gpu }],
    ['note', { cpu: slow, gpu: large }],
    ['note', { cpu, gpu: small }],
    [
      'pass',
      { cpu: slow, gpu: { ...gpu, chip: 'GeForce RTX 5060', shaders: 3840, boostMHz: 2497, memory: 8, busBit: 128 } },
    ],
    // A fact that is not known: nothing is said.
    ['pass', { cpu: { cores: 4, threads: 8, speed: 4.3, arch: 'Alder Lake' }, gpu: large }],
    ['pass', { cpu: slow, gpu: { chip: 'GeForce RTX 5090', shaders: 21760, boostMHz: 2407, memory: 32 } }],
    ['pass', { cpu: {}, gpu: {} }],
  ],
  real: [['pass', { cpu: 'cpu10', gpu: 'gpu14' }]],
};
