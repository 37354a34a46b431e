import type { CheckedBuild, CheckedPart, Facts } from '../../../src/domain/compatibility/types';
import { cases, part } from '../oracle-cases';

type Board = Facts<'motherboard'>;

const nvme = (plug: string, rest: Facts<'storage'> = {}, quantity = 1): CheckedPart<'storage'> =>
  part('storage', { formFactor: 'M.2-2280', interface: plug, ...rest }, { quantity });

const on = (storage: CheckedPart<'storage'>[], board: Board, rest: CheckedBuild = {}): CheckedBuild => ({
  storage,
  motherboard: [part('motherboard', board)],
  ...rest,
});

const drive = nvme('PCIe 4.0 x4', { pcieGen: 4 });
const slot = { sizes: [2280], gen: 4, lanes: 4 };

cases('m2-gen', [
  ['four lanes in two', on([drive], { m2: [{ ...slot, lanes: 2 }] }), 'warning'],
  ['two lanes in two', on([nvme('PCIe 3.0 x2', { pcieGen: 3 })], { m2: [{ ...slot, lanes: 2 }] }), 'pass'],
  ['lanes of the slot unknown', on([drive], { m2: [{ sizes: [2280], gen: 4 }] }), 'unknown'],
  ['lanes unknown, the generation is too little', on([drive], { m2: [{ sizes: [2280], gen: 3 }] }), 'warning'],
  [
    'no interface: four lanes',
    on([part('storage', { formFactor: 'M.2', nvme: true, pcieGen: 4 })], { m2: [{ ...slot, lanes: 2 }] }),
    'warning',
  ],
  ['two pairs, the first is there', on([nvme('PCIe 4.0 x4 or 5.0 x2', { pcieGen: 5 })], { m2: [slot] }), 'pass'],
  [
    'two pairs, the second is there',
    on([nvme('PCIe 4.0 x4 or 5.0 x2')], { m2: [{ ...slot, gen: 5, lanes: 2 }] }),
    'pass',
  ],
  ['two pairs, neither', on([nvme('PCIe 4.0 x4 or 5.0 x2')], { m2: [{ ...slot, lanes: 2 }] }), 'warning'],
  ['two pairs, one in doubt', on([nvme('PCIe 4.0 x4 or 5.0 x2')], { m2: [{ sizes: [2280], gen: 4 }] }), 'unknown'],
  [
    'a drive of unknown bus that would be slowed down',
    on([part('storage', { formFactor: 'M.2', pcieGen: 5 })], { m2: [slot] }),
    'unknown',
  ],
  [
    'a drive of unknown bus that no slot slows down',
    on([part('storage', { formFactor: 'M.2', pcieGen: 4 })], { m2: [slot] }),
    'pass',
  ],
]);

const old = (specs: Facts<'cpu'>): CheckedBuild => ({ cpu: [part('cpu', specs)] });
const comet = old({ arch: 'Comet Lake', generation: '10th' });
const rocket = old({ arch: 'Rocket Lake', generation: '11th' });
const z590: Board = { chipset: 'Z590', socket: 'LGA1200', m2: [slot, { ...slot, gen: 3 }] };

cases('m2-slots', [
  ['a slot for the 11th generation, and one', on([nvme('NVMe', {}, 2)], z590, rocket), 'pass'],
  ['the 10th has one slot less', on([nvme('NVMe', {}, 2)], z590, comet), 'fail'],
  ['no processor: every slot', on([nvme('NVMe', {}, 2)], z590), 'pass'],
  ['a processor of unknown generation', on([nvme('NVMe', {}, 2)], z590, old({})), 'unknown'],
  ['one drive has the other slot', on([drive], z590, old({})), 'pass'],
  [
    'a slot on lanes of the card',
    on([nvme('NVMe', {}, 2)], { ...z590, m2: [{ ...slot, sharesGpu: true }, slot] }, comet),
    'fail',
  ],
  ['chipset unknown, socket another', on([drive], { socket: 'AM5', m2: [slot] }, comet), 'pass'],
  ['chipset unknown, socket unknown', on([drive], { m2: [slot] }, comet), 'unknown'],
  ['chipset unknown, not of the 10th', on([drive], { m2: [slot] }, rocket), 'pass'],
]);

const some: Board = {
  chipset: 'X870',
  m2: [slot, slot],
  slotsByCpu: [{ slot: 'm2 2', cpus: ['Ryzen 9000 Gen', 'Zen 4'], lanes: 0 }],
};

cases('m2-slots', [
  ['by generation', on([nvme('NVMe', {}, 2)], some, old({ generation: 'ryzen-9000' })), 'pass'],
  ['by architecture', on([nvme('NVMe', {}, 2)], some, old({ arch: 'zen4' })), 'pass'],
  ['another processor', on([nvme('NVMe', {}, 2)], some, old({ arch: 'Zen 3' })), 'fail'],
  ['unknown', on([nvme('NVMe', {}, 2)], some, old({})), 'unknown'],
]);

cases('m2-size', [
  ['the slot that may be none', on([nvme('NVMe', {}, 2)], some, old({})), 'unknown'],
  ['the slot that is there', on([drive], some, old({})), 'pass'],
  [
    'too long for it all the same',
    on([{ ...drive, specs: { formFactor: 'M.2-22110' } }], { ...some, m2: [slot] }, old({})),
    'fail',
  ],
  [
    'the only slot is none',
    on([drive], { m2: [slot], slotsByCpu: [{ slot: 'm2 1', cpus: ['9th'], lanes: 0 }] }, comet),
    undefined,
  ],
]);

const narrow: Board = { m2: [slot], slotsByCpu: [{ slot: 'm2 1', cpus: ['Zen 5'], lanes: 2 }] };

cases('m2-gen', [
  ['four lanes with one processor', on([drive], narrow, old({ arch: 'Zen 5' })), 'pass'],
  ['two with another', on([drive], narrow, old({ arch: 'Zen 4' })), 'warning'],
  ['a processor that is not known', on([drive], narrow, old({})), 'unknown'],
]);

const ssd = part('storage', { formFactor: '2.5"', interface: 'SATA' }, { quantity: 2 });
const m2 = [
  { ...slot, disablesSata: 1 },
  { ...slot, disablesSata: 0 },
];

cases('sata-ports', [
  [
    'the slot that takes no port is none',
    on(
      [ssd, drive],
      { chipset: 'B850', sataPorts: 2, m2, slotsByCpu: [{ slot: 'm2 2', cpus: ['9th'], lanes: 0 }] },
      comet,
    ),
    'fail',
  ],
  [
    'it may be one',
    on(
      [ssd, drive],
      { chipset: 'B850', sataPorts: 2, m2, slotsByCpu: [{ slot: 'm2 2', cpus: ['9th'], lanes: 0 }] },
      old({}),
    ),
    'unknown',
  ],
]);

const gpu = { gpu: [part('gpu', {})] };
const sharing: Board = {
  m2: [
    { ...slot, sharesGpu: true },
    { ...slot, sharesGpu: false },
  ],
};

cases('m2-lanes', [
  [
    'the slot of its own lanes is narrow: slowed or shared',
    on(
      [drive],
      {
        m2: [
          { ...slot, sharesGpu: true },
          { ...slot, lanes: 2, sharesGpu: false },
        ],
      },
      gpu,
    ),
    'warning',
  ],
  ['it is there', on([drive], sharing, gpu), 'pass'],
  [
    'it may be none',
    on([drive], { ...sharing, slotsByCpu: [{ slot: 'm2 2', cpus: ['9th'], lanes: 0 }] }, { ...gpu, ...old({}) }),
    'warning',
  ],
  [
    'it is none',
    on([drive], { ...sharing, slotsByCpu: [{ slot: 'm2 2', cpus: ['9th'], lanes: 0 }] }, { ...gpu, ...comet }),
    'warning',
  ],
]);
