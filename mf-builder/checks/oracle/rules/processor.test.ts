import type { CheckedBuild, Facts, Verdict } from '../../../src/domain/compatibility/types';
import { cases, part, type Case } from '../oracle-cases';
import type { Said } from '../three-valued-logic';

const pair = (cpu: Facts<'cpu'>, motherboard: Facts<'motherboard'>): CheckedBuild => ({
  cpu: [part('cpu', cpu)],
  motherboard: [part('motherboard', motherboard)],
});

cases('cpu-socket', [
  ['the same socket, spelt otherwise', pair({ socket: 'LGA1700' }, { socket: 'lga 1700' }), 'pass'],
  ['AM5 in AM4', pair({ socket: 'AM5' }, { socket: 'AM4' }), 'fail'],
  ['a socket unknown', pair({ socket: 'AM5' }, {}), 'unknown'],
  ['no board yet', { cpu: [part('cpu', { socket: 'AM5' })] }, undefined],
]);

const table: [
  chipset: string,
  arch: string,
  generation: string | undefined,
  fits: Verdict,
  update: Said | undefined,
][] = [
  ['A320', 'Zen', undefined, 'pass', 'pass'],
  ['A320', 'Zen 3', undefined, 'pass', 'warning'],
  ['X370', 'Zen 2', undefined, 'pass', 'warning'],
  ['AMD B450', 'Zen+', undefined, 'pass', 'pass'],
  ['X470', 'zen3', undefined, 'pass', 'warning'],
  ['B550', 'Zen 2', undefined, 'pass', 'pass'],
  ['A520', 'Zen 3', undefined, 'pass', 'note'],
  ['B550', 'Zen+', undefined, 'warning', undefined],
  ['X570', 'Zen+', undefined, 'pass', 'pass'],
  ['X570', 'Zen', 'Ryzen 1000', 'fail', undefined],
  ['B650E', 'Zen 4', 'Ryzen 7000', 'pass', 'pass'],
  ['A620A', 'Zen 4', 'Ryzen 8000G', 'pass', 'note'],
  ['X670', 'Zen 4', undefined, 'pass', 'unknown'],
  ['B650', 'Zen 5', undefined, 'pass', 'warning'],
  ['X870E', 'Zen 4', undefined, 'pass', 'pass'],
  ['B460', 'Comet Lake', undefined, 'pass', 'pass'],
  ['H410', 'Rocket Lake', undefined, 'fail', undefined],
  ['Z490', 'Rocket Lake', undefined, 'pass', 'warning'],
  ['B560', 'Rocket Lake', undefined, 'pass', 'pass'],
  ['Z690', 'Raptor Lake Refresh', undefined, 'pass', 'warning'],
  ['Intel Z790', 'Raptor Lake', undefined, 'pass', 'pass'],
  ['B760', 'Raptor Lake Refresh', undefined, 'pass', 'note'],
  ['Z890', 'Arrow Lake', undefined, 'pass', 'pass'],
  ['B860', 'Arrow Lake Refresh', undefined, 'pass', 'warning'],
  ['H110', 'Kaby Lake', undefined, 'pass', 'warning'],
  ['Z170', 'Coffee Lake', undefined, 'fail', undefined],
  ['Z270', 'Kaby Lake', undefined, 'pass', 'pass'],
  ['Z370', 'Coffee Lake Refresh', undefined, 'pass', 'warning'],
  ['H310', 'Skylake', undefined, 'fail', undefined],
  ['B365', 'Coffee Lake Refresh', undefined, 'pass', 'pass'],
  ['X300', 'Zen', undefined, 'unknown', 'unknown'],
  ['B550', 'Piledriver', undefined, 'unknown', 'unknown'],
];

const rows = (of: (row: (typeof table)[number]) => Said | undefined): Case[] =>
  table.map((row) => {
    const [chipset, arch, generation] = row;
    return [
      `${arch} ${generation ?? ''} on ${chipset}`,
      pair({ arch, ...(generation === undefined ? {} : { generation }) }, { chipset }),
      of(row),
    ];
  });

cases('cpu-chipset', [
  ...rows((row) => row[3]),
  ['by generation alone', pair({ generation: '13th' }, { chipset: 'Z790' }), 'pass'],
  ['neither arch nor generation', pair({}, { chipset: 'Z790' }), 'unknown'],
  [
    '2400G on X570 is up to the vendor',
    pair({ arch: 'Zen', generation: 'Ryzen 2000', igpu: 'Vega 11' }, { chipset: 'X570' }),
    'unknown',
  ],
  ['Zen with graphics on X570', pair({ arch: 'Zen', igpu: 'Vega 8' }, { chipset: 'X570' }), 'unknown'],
  ['Zen without graphics on X570', pair({ arch: 'Zen', igpu: null }, { chipset: 'X570' }), 'fail'],
  ['Zen on X570, graphics and generation unknown', pair({ arch: 'Zen' }, { chipset: 'X570' }), 'unknown'],
]);

cases('bios-update', [
  ...rows((row) => row[4]),
  ['after an update that needs no CPU', pair({ arch: 'Zen 5' }, { chipset: 'B650', biosFlashback: true }), 'note'],
  ['after an update that needs a CPU', pair({ arch: 'Zen 5' }, { chipset: 'B650', biosFlashback: false }), 'warning'],
]);

cases('overclock', [
  ['unlocked on H610 passes with a note', pair({ unlocked: true }, { chipset: 'H610' }), 'note'],
  ['unlocked or not is unknown', pair({}, { chipset: 'H610' }), 'unknown'],
  ['a chipset that is in no table', pair({ unlocked: true }, { chipset: 'X299' }), 'unknown'],
  ['locked, chipset unknown', pair({ unlocked: false }, {}), 'pass'],
  ['unlocked or not is unknown, on Z790', pair({}, { chipset: 'Z790' }), 'unknown'],
]);

cases('display-output', [
  ['no card and no graphics', { cpu: [part('cpu', { igpu: null })], gpu: null }, 'fail'],
  ['no card but graphics', { cpu: [part('cpu', { igpu: 'UHD 770' })], gpu: null }, 'pass'],
  ['no card, graphics unknown', { cpu: [part('cpu', {})], gpu: null }, 'unknown'],
  ['card not chosen yet', { cpu: [part('cpu', { igpu: null })] }, undefined],
]);

cases('vrm', [
  ['181 W on an entry chipset', pair({ maxPowerW: 181 }, { chipset: 'H610' }), 'warning'],
  ['150 W on an entry chipset', pair({ maxPowerW: 150 }, { chipset: 'H610' }), 'pass'],
  ['253 W on Z790', pair({ maxPowerW: 253 }, { chipset: 'Z790' }), 'pass'],
  ['the lower bound warns', pair({ tdpW: 170 }, { chipset: 'A620' }), 'warning'],
  ['the lower bound never passes', pair({ tdpW: 125 }, { chipset: 'A620' }), 'unknown'],
  ['on Z790 the lower bound is enough', pair({ tdpW: 170 }, { chipset: 'Z790' }), 'pass'],
  ['on Z790, no power known', pair({}, { chipset: 'Z790' }), 'unknown'],
  ['chipset unknown', pair({ maxPowerW: 65 }, {}), 'unknown'],
  [
    'the board takes processors of 125 W',
    pair({ tdpW: 125, maxPowerW: 253 }, { chipset: 'H610', cpuTdpMaxW: 125 }),
    'pass',
  ],
  ['the board takes 65 W, the lower bound is 125', pair({ tdpW: 125 }, { chipset: 'A620', cpuTdpMaxW: 65 }), 'unknown'],
  ['of 125 W, its most unknown', pair({ tdpW: 125 }, { chipset: 'A620', cpuTdpMaxW: 125 }), 'pass'],
  [
    'the board takes processors of 65 W',
    pair({ tdpW: 125, maxPowerW: 253 }, { chipset: 'H610', cpuTdpMaxW: 65 }),
    'warning',
  ],
  ['its rated power unknown', pair({ maxPowerW: 253 }, { chipset: 'H610', cpuTdpMaxW: 125 }), 'warning'],
]);
