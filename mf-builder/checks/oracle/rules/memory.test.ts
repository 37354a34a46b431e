import type { CheckedBuild, Facts } from '../../../src/domain/compatibility/types';
import { cases, part } from '../oracle-cases';

const on = (ram: Facts<'ram'>, motherboard: Facts<'motherboard'>, quantity = 1): CheckedBuild => ({
  ram: [part('ram', ram, { quantity })],
  motherboard: [part('motherboard', motherboard)],
});

cases('ram-type', [
  ['DDR5 on DDR5', on({ ramType: 'DDR5' }, { ramType: 'ddr 5' }), 'pass'],
  ['DDR4 on DDR5', on({ ramType: 'DDR4' }, { ramType: 'DDR5' }), 'fail'],
  ['unknown', on({}, { ramType: 'DDR5' }), 'unknown'],
]);

const withCpu = (ram: Facts<'ram'>, cpu: Facts<'cpu'>): CheckedBuild => ({
  ram: [part('ram', ram)],
  cpu: [part('cpu', cpu)],
});

cases('ram-cpu', [
  ['among two types', withCpu({ ramType: 'DDR4' }, { memTypes: ['DDR4', 'DDR5'] }), 'pass'],
  ['not among them', withCpu({ ramType: 'DDR4' }, { memTypes: ['DDR5'] }), 'fail'],
  ['types unknown', withCpu({ ramType: 'DDR4' }, {}), 'unknown'],
]);

cases('ram-form', [
  ['a DIMM on an ATX board', on({ sodimm: false }, { formFactor: 'ATX' }), 'pass'],
  ['a SO-DIMM on an E-ATX board', on({ sodimm: true }, { formFactor: 'E-ATX' }), 'fail'],
  ['a DIMM on a CAMM2 board', on({ sodimm: false }, { formFactor: 'ATX', ramForm: 'CAMM2' }), 'fail'],
  ['a mini-ITX board', on({ sodimm: false }, { formFactor: 'mini-ITX' }), 'unknown'],
]);

cases('ram-slots', [
  ['two kits of two in four slots', on({ modules: 2 }, { memorySlots: 4 }, 2), 'pass'],
  ['three kits of two in four slots', on({ modules: 2 }, { memorySlots: 4 }, 3), 'fail'],
  ['modules unknown', on({}, { memorySlots: 4 }), 'unknown'],
  ['five kits of at least one module in four slots', on({}, { memorySlots: 4 }, 5), 'fail'],
]);

cases('ram-capacity', [
  ['128 GB of 128', on({ capacity: 64 }, { maxMemory: 128 }, 2), 'pass'],
  ['192 GB of 128', on({ capacity: 96 }, { maxMemory: 128 }, 2), 'fail'],
  ['above the CPU', withCpu({ capacity: 192 }, { memMaxGB: 128, arch: 'Zen 3' }), 'fail'],
  ['above its launch, not above its platform', withCpu({ capacity: 192 }, { memMaxGB: 128, arch: 'Zen 4' }), 'note'],
  ['above its launch, platform unknown', withCpu({ capacity: 192 }, { memMaxGB: 128 }), 'unknown'],
  ['above every platform', withCpu({ capacity: 320 }, { memMaxGB: 128 }), 'fail'],
  ['the maximum is unknown', on({ capacity: 64 }, {}), 'unknown'],
]);

cases('ram-slot-capacity', [
  ['32 GB where 128 over four slots', on({ moduleGB: 32 }, { maxMemory: 128, memorySlots: 4 }), 'pass'],
  ['48 GB where 128 over four slots', on({ moduleGB: 48 }, { maxMemory: 128, memorySlots: 4 }), 'warning'],
  ['slots unknown', on({ moduleGB: 48 }, { maxMemory: 128 }), 'unknown'],
]);

cases('ram-speed', [
  ['6000 on 7200', on({ speed: 6000 }, { maxRamSpeed: 7200 }), 'pass'],
  ['8000 on 7200', on({ speed: 8000 }, { maxRamSpeed: 7200 }), 'warning'],
  ['limit unknown', on({ speed: 6000 }, {}), 'unknown'],
]);

cases('ram-channels', [
  ['two', { ram: [part('ram', { modules: 2 })] }, 'pass'],
  ['one', { ram: [part('ram', { modules: 1 })] }, 'warning'],
  ['two and one', { ram: [part('ram', { modules: 2 }), part('ram', { modules: 1 })] }, 'warning'],
  ['unknown', { ram: [part('ram', {})] }, 'unknown'],
]);

cases('ram-four-ddr5', [
  ['two DDR5', { ram: [part('ram', { modules: 2, ramType: 'DDR5' })] }, 'pass'],
  ['four DDR5', { ram: [part('ram', { modules: 2, ramType: 'DDR5' }, { quantity: 2 })] }, 'warning'],
  ['four DDR4', { ram: [part('ram', { modules: 4, ramType: 'DDR4' })] }, 'pass'],
  ['type unknown', { ram: [part('ram', { modules: 4 })] }, 'unknown'],
  [
    'type unknown beside four DDR5',
    { ram: [part('ram', { modules: 4, ramType: 'DDR5' }), part('ram', { modules: 1 })] },
    'unknown',
  ],
]);

const four = { modules: 4, ramType: 'DDR5' };

cases('ram-four-ddr5', [
  ['four DDR5 on sTR5', on(four, { socket: 'str5' }), 'pass'],
  ['four DDR5 on LGA 2011-3', on(four, { socket: 'LGA 2011-3' }), 'pass'],
  ['four DDR5 on AM5', on(four, { socket: 'AM5' }), 'warning'],
  ['four DDR5 on a board of unknown socket', on(four, {}), 'unknown'],
  ['two DDR5 on a board of unknown socket', on({ ...four, modules: 2 }, {}), 'pass'],
  ['modules unknown on sTR5', on({ ramType: 'DDR5' }, { socket: 'sTR5' }), 'unknown'],
  ['no board: the processor tells', withCpu(four, { socket: 'SP6' }), 'pass'],
  ['no board, a processor on AM5', withCpu(four, { socket: 'AM5' }), 'warning'],
  ['the board tells before the processor', { ...withCpu(four, { socket: 'SP6' }), ...on(four, {}) }, 'unknown'],
]);

cases('memory-profile', [
  ['XMP and EXPO on AM5', on({ profiles: ['XMP', 'EXPO'], speed: 6000 }, { socket: 'AM5' }), 'pass'],
  ['XMP alone on AM5', on({ profiles: ['XMP'], speed: 6000 }, { socket: 'AM5' }), 'note'],
  ['a list that is not known on AM5', on({ speed: 6000 }, { socket: 'AM5' }), 'pass'],
  ['XMP alone on AM5, too fast', on({ profiles: ['XMP'], speed: 7200, cudimm: false }, { socket: 'AM5' }), 'warning'],
  ['whether it is CUDIMM unknown, from 6400 on', on({ profiles: ['XMP'], speed: 6400 }, { socket: 'AM5' }), 'unknown'],
  ['XMP alone on LGA1700', on({ profiles: ['XMP'], speed: 6000 }, { socket: 'LGA1700' }), undefined],
  ['socket unknown', on({ profiles: ['XMP'], speed: 6000 }, {}), 'unknown'],
]);

cases('ram-mixed', [
  ['one kit twice', { ram: [part('ram', {}, { id: 'ram1', quantity: 2 })] }, 'note'],
  ['one kit', { ram: [part('ram', {}, { id: 'ram1' })] }, 'pass'],
  ['two ids', { ram: [part('ram', {}, { id: 'ram1' }), part('ram', {}, { id: 'ram2' })] }, 'warning'],
  ['no ids, equal', { ram: [part('ram', { speed: 6000 }), part('ram', { speed: 6000 })] }, 'note'],
  ['no ids, other specs', { ram: [part('ram', { speed: 6000 }), part('ram', { speed: 5200 })] }, 'warning'],
  [
    'no ids, one lacks a fact',
    { ram: [part('ram', { speed: 6000, modules: 2 }), part('ram', { speed: 6000 })] },
    'unknown',
  ],
  [
    'no ids, one lacks a fact, another differs',
    { ram: [part('ram', { speed: 6000, modules: 2 }), part('ram', { speed: 5200 })] },
    'warning',
  ],
  ['no ids, other name', { ram: [part('ram', {}, { name: 'a' }), part('ram', {}, { name: 'b' })] }, 'warning'],
]);

cases('ram-registered', [
  ['unbuffered', on({ registered: false }, { socket: 'AM5' }), 'pass'],
  ['registered on LGA1151', on({ registered: true }, { socket: 'LGA1151' }), 'fail'],
  ['registered on a socket for it', on({ registered: true }, { socket: 'sTR5' }), 'pass'],
]);

const ecc = (kit: boolean, board: Facts<'motherboard'>, cpu: Facts<'cpu'>): CheckedBuild => ({
  ...on({ ecc: kit }, board),
  cpu: [part('cpu', cpu)],
});

cases('ram-ecc', [
  ['ECC with both', ecc(true, { ecc: true }, { ecc: true }), 'pass'],
  ['ECC, CPU has none', ecc(true, { ecc: true }, { ecc: false }), 'warning'],
  ['ECC, CPU unknown', ecc(true, { ecc: true }, {}), 'unknown'],
  ['ECC, board has none, CPU unknown', ecc(true, { ecc: false }, {}), 'unknown'],
  ['kit unknown', { ...on({}, { ecc: true }), cpu: [part('cpu', { ecc: true })] }, 'unknown'],
  ['no ECC', ecc(false, {}, {}), 'pass'],
]);

const under = (ram: Facts<'ram'>, cooling: Facts<'cooling'>): CheckedBuild => ({
  ram: [part('ram', ram)],
  cooling: [part('cooling', cooling)],
});

cases('ram-cooler', [
  ['44 mm under 42', under({ heightMm: 44 }, { type: 'air', ramClearanceMm: 42 }), 'fail'],
  ['42 mm under 42', under({ heightMm: 42 }, { type: 'air', ramClearanceMm: 42 }), 'pass'],
  ['no overhang', under({}, { type: 'air', ramClearanceMm: null }), 'pass'],
  ['clearance unknown', under({ heightMm: 42 }, { type: 'air' }), 'unknown'],
  ['type unknown, no overhang', under({ heightMm: 42 }, { ramClearanceMm: null }), 'unknown'],
  ['liquid', under({ heightMm: 60 }, { type: 'liquid' }), undefined],
]);

const rising = { type: 'air' as const, heightMm: 165, ramClearanceMm: 32, fanRises: true };
const inCase = (ram: Facts<'ram'>, cooling: Facts<'cooling'>, housing: Facts<'case'>): CheckedBuild => ({
  ...under(ram, cooling),
  case: [part('case', housing)],
});

cases('ram-cooler', [
  ['the fan goes up, no case', under({ heightMm: 44 }, rising), 'note'],
  ['low memory, the fan stays', under({ heightMm: 32 }, rising), 'pass'],
  ['a fan that does not go up', under({ heightMm: 44 }, { ...rising, fanRises: false }), 'fail'],
  ['165 and 12 mm in 177', inCase({ heightMm: 44 }, rising, { coolerMaxMm: 177 }), 'note'],
  ['165 and 12 mm in 176', inCase({ heightMm: 44 }, rising, { coolerMaxMm: 176 }), 'fail'],
  ['165 and 12 mm in a case that does not say', inCase({ heightMm: 44 }, rising, {}), 'unknown'],
  [
    'a cooler of unknown height in a case',
    inCase({ heightMm: 44 }, { type: 'air', ramClearanceMm: 32, fanRises: true }, { coolerMaxMm: 177 }),
    'unknown',
  ],
  ['low memory in a case that does not say', inCase({ heightMm: 32 }, rising, {}), 'pass'],
]);
