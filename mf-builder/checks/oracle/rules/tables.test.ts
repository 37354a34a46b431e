import type { CheckedBuild, CheckedPart, Facts } from '../../../src/domain/compatibility/types';
import { cases, part } from '../oracle-cases';

const cpu = (specs: Facts<'cpu'>): CheckedBuild => ({ cpu: [part('cpu', specs)] });
const named = (name: string, chipset: string, owned = false): CheckedPart<'motherboard'> => ({
  ...part('motherboard', { chipset }, { name }),
  ...(owned ? { owned } : {}),
});
const on = (board: CheckedPart<'motherboard'>, arch: string): CheckedBuild => ({
  motherboard: [board],
  ...cpu({ arch }),
});

cases('bios-update', [
  ['what shops have', on(named('Board', 'B550'), 'Zen 3'), 'note'],
  ['what shops have, on a board of one own', on(named('Board', 'B550', true), 'Zen 3'), 'warning'],
  ['native on a board of one own', on(named('Board', 'B550', true), 'Zen 2'), 'pass'],
  ['unofficial', on(named('Board', 'B550'), 'Zen'), undefined],
  ['the 11th on H410 V2', on(named('H410M S2 V2', 'H410'), 'Rocket Lake'), 'warning'],
]);

cases('cpu-chipset', [
  ['Zen on A520', on(named('Board', 'A520'), 'Zen'), 'warning'],
  ['the 11th on H410', on(named('H410M S2', 'H410'), 'Rocket Lake'), 'fail'],
  ['the 11th on H410 V2', on(named('H410M S2 V2', 'H410'), 'Rocket Lake'), 'pass'],
  ['the 11th on B460 R2.0', on(named('PRIME B460M-A R2.0', 'B460'), 'Rocket Lake'), 'pass'],
  ['the 7th on H310', on(named('H310M', 'H310'), 'Kaby Lake'), 'unknown'],
  ['the 7th on B360', on(named('B360M', 'B360'), 'Kaby Lake'), 'fail'],
  ['the 7th on H310C, by its name', on(named('H310C-M', 'H310'), 'Kaby Lake'), 'warning'],
  ['the 6th on H310 2.0', on(named('H310M S2 2.0', 'H310'), 'Skylake'), 'warning'],
  ['the 7th on H310 R2.0/CSM', on(named('PRIME H310M-C R2.0/CSM', 'H310'), 'Kaby Lake'), 'warning'],
  ['the 8th on H310 R2.0', on(named('PRIME H310M-K R2.0', 'H310'), 'Coffee Lake'), 'pass'],
]);

const windows = (specs: Facts<'cpu'>): CheckedBuild => ({
  ...cpu(specs),
  os: [part('os', { edition: 'Windows 11 Pro' })],
});

cases('os-requirements', [
  ['Ivy Bridge-E', windows({ arch: 'Ivy Bridge-E' }), 'warning'],
  ["Devil's Canyon", windows({ arch: "Devil's Canyon" }), 'warning'],
  ['Piledriver', windows({ arch: 'Piledriver' }), 'warning'],
  ['Cascade Lake-X', windows({ arch: 'Cascade Lake-X' }), 'pass'],
  ['4th, no architecture', windows({ generation: '4th' }), 'warning'],
  ['FX, an architecture in no list', windows({ arch: 'Vishera', generation: 'FX' }), 'warning'],
  ['in no list', windows({ arch: 'Nova Lake', generation: 'X-series' }), 'unknown'],
]);

const dark = (board: Facts<'motherboard'>, igpu: string | null = 'Graphics'): CheckedBuild => ({
  ...cpu({ igpu }),
  gpu: null,
  motherboard: [part('motherboard', board)],
});

cases('display-output', [
  ['a board with outputs', dark({ chipset: 'B850', displayOutputs: ['HDMI'] }), 'pass'],
  ['a board without', dark({ chipset: 'B850', displayOutputs: [] }), 'fail'],
  ['P67', dark({ chipset: 'Intel P67', displayOutputs: ['HDMI'] }), 'fail'],
  ['H61', dark({ chipset: 'H61', displayOutputs: ['VGA'] }), 'pass'],
  ['a chipset in no list', dark({ chipset: 'nForce', displayOutputs: ['VGA'] }), 'unknown'],
  ['outputs unknown', dark({ chipset: 'B850' }), 'unknown'],
  ['no board', { ...cpu({ igpu: 'Graphics' }), gpu: null }, 'pass'],
  ['a processor without graphics', dark({ chipset: 'B850' }, null), 'fail'],
]);

const boxed = (formFactor: string, housing: Facts<'case'>, widthMm?: number): CheckedBuild => ({
  motherboard: [part('motherboard', { formFactor, ...(widthMm === undefined ? {} : { widthMm }) })],
  case: [part('case', housing)],
});

cases('board-case', [
  ['ATX among smaller ones', boxed('ATX', { motherboards: ['mini-ITX', 'Micro-ATX'] }), 'fail'],
  ['mini-ITX not listed', boxed('Thin mini-ITX', { motherboards: ['ATX'] }), 'unknown'],
  ['E-ATX beside ATX', boxed('E-ATX', { motherboards: ['ATX'] }), 'unknown'],
  ['E-ATX beside micro-ATX', boxed('E-ATX', { motherboards: ['micro-ATX'] }), 'fail'],
  ['mini-DTX beside micro-ATX', boxed('Mini-DTX', { motherboards: ['micro-ATX'] }), 'pass'],
  ['mini-DTX, mini-ITX of two slots', boxed('Mini-DTX', { motherboards: ['mini-ITX'], slots: 2 }), 'pass'],
  ['mini-DTX, mini-ITX of one slot', boxed('Mini-DTX', { motherboards: ['mini-ITX'], slots: 1 }), 'fail'],
  ['mini-DTX, slots unknown', boxed('Mini-DTX', { motherboards: ['mini-ITX'] }), 'unknown'],
  ['a form of no size', boxed('Proprietary', { motherboards: ['ATX'] }), 'unknown'],
  ['a list of no known form', boxed('ATX', { motherboards: ['NUC'] }), 'unknown'],
  ['by depth', boxed('E-ATX', { boardMaxMm: 280 }, 277), 'pass'],
  ['too deep', boxed('E-ATX', { motherboards: ['E-ATX'], boardMaxMm: 272 }, 277), 'fail'],
  ['depth unknown', boxed('SSI-EEB', { motherboards: ['SSI-EEB'], boardMaxMm: 272 }), 'unknown'],
  ['ATX has no depth to ask for', boxed('ATX', { motherboards: ['ATX'], boardMaxMm: 272 }), 'pass'],
]);

const supply = (formFactor: string, ...psuFormFactors: string[]): CheckedBuild => ({
  psu: [part('psu', { formFactor })],
  case: [part('case', { psuFormFactors })],
});

cases('psu-form', [
  ['1U Flex in Flex ATX', supply('1U Flex', 'Flex ATX'), 'pass'],
  ['FlexATX in 1U Flex ATX', supply('FlexATX', '1U Flex ATX'), 'pass'],
  ['TFX in ATX', supply('TFX', 'ATX'), 'fail'],
  ['a form of its own', supply('Proprietary', 'ATX'), 'unknown'],
  ['a list with a form of its own', supply('TFX', 'CRPS'), 'unknown'],
]);

const fed = (cpuPower: string[], psu: Facts<'psu'>): CheckedBuild => ({
  motherboard: [part('motherboard', { cpuPower })],
  psu: [part('psu', psu)],
});

cases('psu-eps', [
  ['half of a lead', fed(['8-pin', '4-pin'], { eps8: 2, cpu4: 0 }), 'pass'],
  ['a lead of four', fed(['8-pin', '4-pin'], { eps8: 1, cpu4: 1 }), 'pass'],
  ['one lead for both', fed(['8-pin', '4-pin'], { eps8: 1 }), 'warning'],
  ['a plug of eight on four', fed(['8-pin'], { eps8: 0, cpu4: 1 }), 'warning'],
  ['a plug of four on four', fed(['4-pin'], { eps8: 0, cpu4: 1 }), 'pass'],
  ['two plugs of four on one lead', fed(['4-pin', '4-pin'], { eps8: 1 }), 'pass'],
  ['nothing', fed(['4-pin'], { eps8: 0 }), 'fail'],
]);

const main = (board: Facts<'motherboard'>, psu: Facts<'psu'>): CheckedBuild => ({
  motherboard: [part('motherboard', board)],
  psu: [part('psu', psu)],
});

cases('main-power', [
  ['neither says', main({}, {}), 'pass'],
  ['20 pins on a lead of 24', main({ mainPower: '20-pin' }, {}), 'pass'],
  ['20 pins on a lead of 10', main({ mainPower: '20-pin' }, { mainPower: '10-pin' }), 'fail'],
  ['10 pins on a lead of 24', main({ mainPower: '10-pin' }, {}), 'fail'],
  ['10 pins on 10', main({ mainPower: '10-pin' }, { mainPower: '10-pin' }), 'pass'],
  ['no supply', { motherboard: [part('motherboard', {})] }, undefined],
]);
