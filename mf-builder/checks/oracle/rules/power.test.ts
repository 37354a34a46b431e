import type { CheckedBuild, Facts } from '../../../src/domain/compatibility/types';
import { cases, part } from '../oracle-cases';

const powered = (
  psu: Facts<'psu'>,
  cpu: Facts<'cpu'>,
  gpu: Facts<'gpu'> | null,
  more: CheckedBuild = {},
): CheckedBuild => ({
  psu: [part('psu', psu)],
  cpu: [part('cpu', cpu)],
  gpu: gpu === null ? null : [part('gpu', gpu)],
  ...more,
});

// 125 + 300 + 75 = 500 W; 1.2 times that is 600 W.
cases('psu-wattage', [
  ['600 W', powered({ power: 600 }, { maxPowerW: 125 }, { tdpW: 300 }), 'pass'],
  ['599 W', powered({ power: 599 }, { maxPowerW: 125 }, { tdpW: 300 }), 'warning'],
  ['499 W', powered({ power: 499 }, { maxPowerW: 125 }, { tdpW: 300 }), 'fail'],
  ['the lower bound fails', powered({ power: 499 }, { tdpW: 125 }, { tdpW: 300 }), 'fail'],
  ['the lower bound warns', powered({ power: 599 }, { tdpW: 125 }, { tdpW: 300 }), 'warning'],
  ['the lower bound never passes', powered({ power: 600 }, { tdpW: 125 }, { tdpW: 300 }), 'unknown'],
  ['no card wanted', powered({ power: 240 }, { maxPowerW: 125 }, null), 'pass'],
  ['card not chosen yet', { psu: [part('psu', { power: 100 })], cpu: [part('cpu', { maxPowerW: 125 })] }, undefined],
]);

cases('psu-recommended', [
  ['850 of 850 W', powered({ power: 850 }, {}, { recommendedPsuW: 850 }), 'pass'],
  ['750 of 850 W', powered({ power: 750 }, {}, { recommendedPsuW: 850 }), 'warning'],
  ['unknown', powered({ power: 750 }, {}, {}), 'unknown'],
]);

// 125 + 450 + 75 = 650 W.
cases('psu-transient', [
  ['649 W of ATX 2.4', powered({ power: 649, atxVersion: '2.4' }, { maxPowerW: 125 }, { tdpW: 300 }), 'warning'],
  ['650 W of ATX 2.4', powered({ power: 650, atxVersion: '2.4' }, { maxPowerW: 125 }, { tdpW: 300 }), 'pass'],
  ['649 W of ATX 3.0', powered({ power: 649, atxVersion: '3.0' }, { maxPowerW: 125 }, { tdpW: 300 }), 'pass'],
  ['649 W of unknown age', powered({ power: 649 }, { maxPowerW: 125 }, { tdpW: 300 }), 'unknown'],
  ['974 W of unknown age', powered({ power: 974 }, { maxPowerW: 125 }, { tdpW: 300 }), 'unknown'],
  [
    '975 W of unknown age: one and a half times the peak',
    powered({ power: 975 }, { maxPowerW: 125 }, { tdpW: 300 }),
    'pass',
  ],
  [
    '975 W of unknown age, one power by its lower bound',
    powered({ power: 975 }, { tdpW: 125 }, { tdpW: 300 }),
    'unknown',
  ],
  [
    '975 W of ATX 2.4, one power by its lower bound',
    powered({ power: 975, atxVersion: '2.4' }, { tdpW: 125 }, { tdpW: 300 }),
    'unknown',
  ],
  ['975 W of unknown age, the card unknown', powered({ power: 975 }, { maxPowerW: 125 }, {}), 'unknown'],
  ['no card wanted', powered({ power: 100, atxVersion: '2.4' }, { maxPowerW: 125 }, null), undefined],
  ['ATX 3.0, all else unknown', powered({ atxVersion: '3.0' }, {}, {}), 'pass'],
  ['100 W of ATX 2.4, card unknown', powered({ power: 100, atxVersion: '2.4' }, { maxPowerW: 125 }, {}), 'unknown'],
]);

const plugs = (cpuPower: string[], psu: Facts<'psu'>): CheckedBuild => ({
  motherboard: [part('motherboard', { cpuPower })],
  psu: [part('psu', psu)],
});

cases('psu-eps', [
  ['two for two', plugs(['8-pin', '4-pin'], { eps8: 2 }), 'pass'],
  ['one for two', plugs(['8-pin', '8-pin'], { eps8: 1 }), 'warning'],
  ['none for one', plugs(['8-pin'], { eps8: 0 }), 'fail'],
  ['unknown', plugs(['8-pin'], {}), 'unknown'],
]);

const backed = (watts: number, monitor: Facts<'monitor'>, quantity = 1): CheckedBuild =>
  powered(
    {},
    { maxPowerW: 125 },
    { tdpW: 200 },
    { ups: [part('ups', { watts })], monitor: [part('monitor', monitor, { quantity })] },
  );

cases('ups-capacity', [
  ['400 W and two monitors of 40', backed(480, { watts: 40 }, 2), 'pass'],
  ['40 W is a lower bound: it never passes', backed(480, {}, 2), 'unknown'],
  ['40 W is a lower bound: it warns', backed(479, {}, 2), 'warning'],
  ['a monitor that says 65 W', backed(464, { watts: 65 }), 'warning'],
  ['UPS unknown', powered({}, { maxPowerW: 125 }, null, { ups: [part('ups', {})] }), 'unknown'],
  ['no monitor chosen', powered({}, { maxPowerW: 125 }, null, { ups: [part('ups', { watts: 200 })] }), 'pass'],
  [
    'card unknown, the CPU alone draws too much',
    powered({}, { maxPowerW: 125 }, {}, { ups: [part('ups', { watts: 100 })] }),
    'unknown',
  ],
]);
