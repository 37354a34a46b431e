import type { CheckedBuild, CheckedPart, Facts } from '../../../src/domain/compatibility/types';
import { cases, part } from '../oracle-cases';

type Case = Facts<'case'>;

const disks = (quantity: number): CheckedPart<'storage'>[] => [
  part('storage', { formFactor: '3.5"', interface: 'SATA' }, { quantity }),
];
const inCase = (housing: Case, rest: CheckedBuild): CheckedBuild => ({ case: [part('case', housing)], ...rest });
const gpu = (specs: Facts<'gpu'>): CheckedBuild => ({ gpu: [part('gpu', specs)] });
const bays = (rows: Case['roomTaken']): Case => ({ bays35: 3, ...(rows === undefined ? {} : { roomTaken: rows }) });
const byCard = bays([{ by: 'card', overMm: 300, of: 'bays35', leaves: 1 }]);

cases('drive-bays', [
  ['beside a long card', inCase(byCard, { storage: disks(2), ...gpu({ lengthMm: 320 }) }), 'warning'],
  ['beside a short card', inCase(byCard, { storage: disks(2), ...gpu({ lengthMm: 300 }) }), 'pass'],
  ['beside a card of unknown length', inCase(byCard, { storage: disks(2), ...gpu({}) }), 'unknown'],
  ['of unknown length, one bay is enough', inCase(byCard, { storage: disks(1), ...gpu({}) }), 'pass'],
  ['of unknown length, too many anyway', inCase(byCard, { storage: disks(4), ...gpu({}) }), 'warning'],
  ['no card', inCase(byCard, { storage: disks(3) }), 'pass'],
  ['any card', inCase(bays([{ by: 'card', of: 'bays35', leaves: 1 }]), { storage: disks(2), ...gpu({}) }), 'warning'],
  [
    'a long supply',
    inCase(bays([{ by: 'supply', overMm: 160, of: 'bays35', leaves: 0 }]), {
      storage: disks(1),
      psu: [part('psu', { lengthMm: 180 })],
    }),
    'warning',
  ],
  [
    'bays not known',
    inCase({ roomTaken: byCard.roomTaken ?? [] }, { storage: disks(2), ...gpu({ lengthMm: 320 }) }),
    'unknown',
  ],
]);

const front: Case = {
  ...bays([{ by: 'front radiator', of: 'bays35', leaves: 1 }]),
  radiators: [
    { position: 'Front', sizesMm: [360] },
    { position: 'top', sizesMm: [240] },
  ],
};
const liquid = (specs: Facts<'cooling'>): CheckedBuild => ({ cooling: [part('cooling', specs)] });

cases('drive-bays', [
  [
    'a radiator in front alone',
    inCase(front, { storage: disks(2), ...liquid({ type: 'liquid', radiator: 360 }) }),
    'warning',
  ],
  ['a radiator at the top', inCase(front, { storage: disks(2), ...liquid({ type: 'liquid', radiator: 240 }) }), 'pass'],
  ['a radiator of unknown size', inCase(front, { storage: disks(2), ...liquid({ type: 'liquid' }) }), 'unknown'],
  ['an air cooler', inCase(front, { storage: disks(2), ...liquid({ type: 'air' }) }), 'pass'],
]);

const small: Case = { bays35: 4, dimensions: [350, 200, 350] };

cases('drive-bays', [
  [
    'small case, a long card, three of four',
    inCase(small, { storage: disks(3), ...gpu({ lengthMm: 171 }) }),
    'warning',
  ],
  ['half of the bays', inCase(small, { storage: disks(2), ...gpu({ lengthMm: 171 }) }), 'pass'],
  ['a short card', inCase(small, { storage: disks(3), ...gpu({ lengthMm: 170 }) }), 'pass'],
  [
    'a large case',
    inCase({ ...small, dimensions: [450, 200, 350] }, { storage: disks(3), ...gpu({ lengthMm: 300 }) }),
    'pass',
  ],
  ['two bays', inCase({ ...small, bays35: 2 }, { storage: disks(2), ...gpu({ lengthMm: 300 }) }), 'pass'],
  [
    'the case says that nothing is taken',
    inCase({ ...small, roomTaken: [] }, { storage: disks(3), ...gpu({ lengthMm: 300 }) }),
    'pass',
  ],
  ['dimensions unknown', inCase({ bays35: 4 }, { storage: disks(3), ...gpu({ lengthMm: 300 }) }), 'unknown'],
  ['card of unknown length', inCase(small, { storage: disks(3), ...gpu({}) }), 'unknown'],
  ['no card', inCase(small, { storage: disks(3) }), 'pass'],
]);

const supply = (housing: Case, rest: CheckedBuild): CheckedBuild =>
  inCase(housing, { psu: [part('psu', { lengthMm: 160, formFactor: 'ATX' })], ...rest });
const supplyRow: Case = { psuMaxMm: 200, roomTaken: [{ by: 'card', overMm: 280, of: 'supplyMm', leaves: 150 }] };

cases('psu-length', [
  ['beside a long card', supply(supplyRow, gpu({ lengthMm: 300 })), 'fail'],
  ['beside a short card', supply(supplyRow, gpu({ lengthMm: 280 })), 'pass'],
  ['beside a card of unknown length', supply(supplyRow, gpu({})), 'unknown'],
  [
    'room not said, but what the card leaves',
    supply({ roomTaken: supplyRow.roomTaken ?? [] }, gpu({ lengthMm: 300 })),
    'fail',
  ],
]);

const cardRow = (leaves: number): Case => ({
  gpuMaxMm: 350,
  roomTaken: [{ by: 'supply', overMm: 150, of: 'cardMm', leaves }],
});

cases('gpu-length', [
  ['beside a long supply', supply(cardRow(290), gpu({ lengthMm: 300 })), 'fail'],
  ['short enough', supply(cardRow(300), gpu({ lengthMm: 300 })), 'pass'],
  [
    'beside a supply of unknown length',
    inCase(cardRow(290), { ...gpu({ lengthMm: 300 }), psu: [part('psu', {})] }),
    'unknown',
  ],
  [
    'behind a radiator that can sit in front alone',
    inCase(
      { ...front, gpuMaxMm: 400, roomTaken: [{ by: 'front radiator', of: 'cardMm', leaves: 250 }] },
      { ...gpu({ lengthMm: 300 }), ...liquid({ type: 'liquid', radiator: 360, thicknessMm: 27 }) },
    ),
    'fail',
  ],
]);
