import type { CheckedBuild, CheckedPart, Facts } from '../../../src/domain/compatibility/types';
import { cases, part } from '../oracle-cases';

const kits = (specs: Facts<'ram'>, quantity = 1): CheckedBuild => ({ ram: [part('ram', specs, { quantity })] });
const board = (specs: Facts<'motherboard'>): CheckedBuild => ({ motherboard: [part('motherboard', specs)] });
const cpu = (specs: Facts<'cpu'>): CheckedBuild => ({ cpu: [part('cpu', specs)] });

cases('ram-registered', [
  ['unbuffered on SP3', { ...kits({ registered: false }), ...board({ socket: 'SP3' }) }, 'fail'],
  ['registered on TR4', { ...kits({ registered: true }), ...board({ socket: 'TR4' }) }, 'fail'],
  ['either on sWRX8', { ...kits({ registered: true }), ...board({ socket: 'sWRX8' }) }, 'pass'],
  ['not known on sWRX8', { ...kits({}), ...board({ socket: 'sWRX8' }) }, 'pass'],
  [
    'unbuffered on X299',
    { ...kits({ registered: false }), ...board({ socket: 'LGA 2066', chipset: 'Intel X299' }) },
    'pass',
  ],
  ['unbuffered on C422', { ...kits({ registered: false }), ...board({ socket: 'LGA2066', chipset: 'C422' }) }, 'fail'],
  ['LGA2066 of unknown chipset', { ...kits({ registered: false }), ...board({ socket: 'LGA2066' }) }, 'unknown'],
  ['registered on X79', { ...kits({ registered: true }), ...board({ socket: 'LGA2011', chipset: 'X79' }) }, 'fail'],
  [
    'unbuffered on another socket',
    { ...kits({ registered: false }), ...board({ socket: 'LGA2011-3', chipset: 'X99' }) },
    'unknown',
  ],
  ['socket unknown', { ...kits({ registered: false }), ...board({}) }, 'unknown'],
]);

cases('ram-channels', [
  ['one module on one slot', { ...kits({ modules: 1 }), ...board({ memorySlots: 1 }) }, 'pass'],
  ['one module on two slots', { ...kits({ modules: 1 }), ...board({ memorySlots: 2 }) }, 'warning'],
  ['one module of one channel', { ...kits({ modules: 1 }), ...cpu({ memChannels: 1 }) }, 'pass'],
  ['three of three channels', { ...kits({ modules: 3 }), ...cpu({ memChannels: 3 }) }, 'pass'],
  ['three on three slots', { ...kits({ modules: 3 }), ...board({ memorySlots: 3 }) }, 'pass'],
  ['three of four channels', { ...kits({ modules: 3 }), ...cpu({ memChannels: 4 }), ...board({}) }, 'warning'],
]);

const ddr4 = { ramType: 'DDR4', modules: 2, speed: 3600 };

cases('ram-four-ddr5', [
  ['two kits of DDR4-3600', kits(ddr4, 2), 'warning'],
  ['two kits of DDR4-3200', kits({ ...ddr4, speed: 3200 }, 2), 'pass'],
  ['one kit of four', kits({ ...ddr4, modules: 4 }), 'pass'],
  ['two kits of one', kits({ ...ddr4, modules: 1 }, 2), 'pass'],
  ['two kits of DDR4-3600 on TR4', { ...kits(ddr4, 2), ...board({ socket: 'TR4' }) }, 'pass'],
  ['speed unknown', kits({ ramType: 'DDR4', modules: 2 }, 2), 'unknown'],
  ['speed unknown, one kit', kits({ ramType: 'DDR4', modules: 4 }), 'pass'],
  ['a slow kit beside a fast one', { ram: [part('ram', ddr4), part('ram', { ...ddr4, speed: 3200 })] }, 'pass'],
]);

const one = (specs: Facts<'ram'>): CheckedPart<'ram'> => part('ram', specs, { id: 'kit' });

cases('ram-mixed', [
  ['two lines of one kind', { ram: [one({}), one({})] }, 'note'],
  ['a kit twice', kits({}, 2), 'note'],
]);

const powerless = (tdpW: number | undefined): CheckedBuild => ({
  gpu: [part('gpu', { power: { p6: 0, p8: 0, p16: 0 }, ...(tdpW === undefined ? {} : { tdpW }) })],
  psu: [part('psu', { pcie8: 2, pcie16: 0 })],
});

cases('gpu-power', [
  ['75 W from the slot', powerless(75), 'pass'],
  ['more than the slot gives', powerless(76), 'unknown'],
  ['watts unknown', powerless(undefined), 'unknown'],
]);
