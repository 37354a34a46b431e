import type { CheckedBuild, CheckedPart, Facts } from '../../../src/domain/compatibility/types';
import { cases, part } from '../oracle-cases';

const nvme = (gen = 4, size = '2280', quantity = 1): CheckedPart<'storage'> =>
  part('storage', { formFactor: `M.2-${size}`, nvme: true, pcieGen: gen }, { quantity });
const m2sata = part('storage', { formFactor: 'M.2 2280', interface: 'SATA III' });
const ssd = (quantity = 1): CheckedPart<'storage'> =>
  part('storage', { formFactor: '2.5"', interface: 'SATA' }, { quantity });
const disk = (quantity = 1): CheckedPart<'storage'> =>
  part('storage', { formFactor: '3.5"', interface: 'SATA 6.0 Gb/s' }, { quantity });

const on = (storage: CheckedPart<'storage'>[], motherboard: Facts<'motherboard'>): CheckedBuild => ({
  storage,
  motherboard: [part('motherboard', motherboard)],
});

cases('m2-slots', [
  ['two in two', on([nvme(4, '2280', 2)], { m2: [{}, {}] }), 'pass'],
  ['three in two', on([nvme(4, '2280', 3)], { m2: [{}, {}] }), 'fail'],
  ['slots unknown', on([nvme()], {}), 'unknown'],
  ['no M.2 drive', on([ssd()], {}), undefined],
]);

cases('m2-size', [
  [
    'each finds its slot',
    on([nvme(4, '2280'), nvme(4, '22110')], { m2: [{ sizes: [2280, 22110] }, { sizes: [2280] }] }),
    'pass',
  ],
  ['no slot takes 22110', on([nvme(4, '22110')], { m2: [{ sizes: [2280] }] }), 'fail'],
  ['sizes unknown', on([nvme()], { m2: [{}] }), 'unknown'],
  ['a slot with sizes and one without', on([nvme()], { m2: [{}, { sizes: [2280] }] }), 'pass'],
]);

cases('m2-sata', [
  [
    'a slot that carries SATA',
    on([m2sata], {
      m2: [
        { sizes: [2280], sata: false },
        { sizes: [2280], sata: true },
      ],
    }),
    'pass',
  ],
  ['no such slot', on([m2sata], { m2: [{ sizes: [2280], sata: false }] }), 'fail'],
  ['unknown', on([m2sata], { m2: [{ sizes: [2280] }] }), 'unknown'],
  [
    'kind of drive unknown',
    on([part('storage', { formFactor: 'M.2-2280' })], { m2: [{ sizes: [2280], sata: true }] }),
    'unknown',
  ],
  ['the drive finds no slot', on([m2sata, nvme()], { m2: [{ sizes: [2280], sata: false }] }), 'pass'],
  ['no slots at all', on([m2sata], { m2: [] }), undefined],
  ['an NVMe drive', on([nvme()], { m2: [{}] }), undefined],
]);

cases('m2-gen', [
  ['gen 4 in gen 5', on([nvme(4)], { m2: [{ sizes: [2280], gen: 5, lanes: 4 }] }), 'pass'],
  ['gen 5 in gen 4', on([nvme(5)], { m2: [{ sizes: [2280], gen: 4 }] }), 'warning'],
  ['unknown', on([nvme(5)], { m2: [{ sizes: [2280] }] }), 'unknown'],
  ['a SATA drive', on([m2sata], { m2: [{}] }), undefined],
  [
    'its own best slot, too short or not',
    on([nvme(5, '22110')], {
      m2: [
        { sizes: [22110], gen: 4, lanes: 4 },
        { sizes: [2280], gen: 5, lanes: 4 },
      ],
    }),
    'pass',
  ],
]);

const shared = { sizes: [2280], gen: 4 };

cases('sata-ports', [
  ['two on two', on([ssd(2)], { sataPorts: 2 }), 'pass'],
  ['three on two', on([ssd(2), disk()], { sataPorts: 2, chipset: 'B850' }), 'fail'],
  [
    'the used slot disables one of two',
    on([ssd(2), nvme()], { sataPorts: 2, chipset: 'B850', m2: [{ ...shared, disablesSata: 1 }] }),
    'fail',
  ],
  [
    'another slot disables none',
    on([ssd(2), nvme()], {
      sataPorts: 2,
      m2: [
        { ...shared, disablesSata: 1 },
        { ...shared, disablesSata: 0 },
      ],
    }),
    'pass',
  ],
  ['not known, four ports are enough', on([ssd(2), nvme()], { sataPorts: 4, m2: [shared] }), 'pass'],
  ['board without a list of slots, four ports are enough', on([ssd(2), nvme()], { sataPorts: 4 }), 'pass'],
  [
    'form factor unknown, perhaps U.2',
    on([ssd(2), part('storage', { nvme: true })], { sataPorts: 4, m2: [shared] }),
    'unknown',
  ],
  [
    'form factor unknown, few ports',
    on([ssd(2), part('storage', { nvme: true })], { sataPorts: 3, m2: [shared] }),
    'unknown',
  ],
  [
    'form factor unknown, perhaps on a port',
    on([ssd(), part('storage', { nvme: false })], { sataPorts: 6 }),
    'unknown',
  ],
  [
    'interface unknown, perhaps on a port',
    on([ssd(), part('storage', { formFactor: '2.5"' })], { sataPorts: 6 }),
    'unknown',
  ],
  ['a drive unknown beside too many', on([ssd(3), part('storage', {})], { sataPorts: 2, chipset: 'B850' }), 'fail'],
  ['not known, three ports might not be', on([ssd(2), nvme()], { sataPorts: 3, m2: [shared] }), 'unknown'],
]);

const inCase = (storage: CheckedPart<'storage'>[], housing: Facts<'case'>): CheckedBuild => ({
  storage,
  case: [part('case', housing)],
});

cases('drive-bays', [
  ['2.5" drives in free 3.5" bays', inCase([ssd(2), disk()], { bays25: 1, bays35: 2 }), 'pass'],
  ['one too many', inCase([ssd(2), disk(2)], { bays25: 1, bays35: 2 }), 'warning'],
  ['3.5" drives need 3.5" bays', inCase([disk()], { bays25: 4, bays35: 0 }), 'warning'],
  ['bays unknown', inCase([disk()], { bays25: 4 }), 'unknown'],
  ['2.5" bays unknown, no 2.5" drive', inCase([disk()], { bays35: 1 }), 'pass'],
  ['2.5" bays unknown, 3.5" bays enough', inCase([ssd()], { bays35: 4 }), 'unknown'],
  ['3.5" bays unknown, 2.5" bays enough', inCase([ssd(2)], { bays25: 2 }), 'pass'],
  ['3.5" bays unknown, 2.5" bays run out', inCase([ssd(3)], { bays25: 2 }), 'unknown'],
  ['a drive unknown beside one too many', inCase([disk(2), part('storage', {})], { bays25: 1, bays35: 1 }), 'unknown'],
]);

const powered = (storage: CheckedPart<'storage'>[], psu: Facts<'psu'>): CheckedBuild => ({
  storage,
  psu: [part('psu', psu)],
});

cases('sata-power', [
  ['two on two plugs', powered([ssd(), disk(), m2sata], { sata: 2 }), 'pass'],
  ['three on two plugs', powered([ssd(), disk(2)], { sata: 2 }), 'warning'],
  ['plugs unknown', powered([ssd()], {}), 'unknown'],
  ['a drive unknown beside too many', powered([ssd(3), part('storage', {})], { sata: 2 }), 'unknown'],
]);

cases('storage-kind', [
  ['none wanted', { storage: null }, 'fail'],
  ['only hard disks: a note', { storage: [part('storage', { type: 'HDD' })] }, 'note'],
  ['kind unknown', { storage: [part('storage', {})] }, 'unknown'],
  ['not chosen yet', {}, undefined],
]);
