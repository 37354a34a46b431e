import type { CheckedBuild, CheckedPart, Facts } from '../../../src/domain/compatibility/types';
import { cases, part } from '../oracle-cases';

type Board = Facts<'motherboard'>;

const card = (plug: string, quantity = 1): CheckedBuild => ({
  networkCard: [part('networkCard', { interface: plug }, { quantity })],
});
const nvme = (quantity: number): CheckedBuild => ({
  storage: [part('storage', { formFactor: 'M.2-2280' }, { quantity })],
});
const on = (board: Board, rest: CheckedBuild): CheckedBuild => ({ motherboard: [part('motherboard', board)], ...rest });

const x16 = { position: 1, length: 16, lanes: 16 };
const x4 = { position: 4, length: 16, lanes: 4 };
const x1 = { position: 6, length: 16, lanes: 1 };
const said: Board = { laneSharing: [] };

cases('addin-slots', [
  ['four lanes in four', on({ ...said, pcie: [x4] }, card('PCIe x4')), 'pass'],
  ['four lanes in one', on({ ...said, pcie: [x1] }, card('PCIe x4')), 'warning'],
  ['lanes unknown', on({ ...said, pcie: [{ position: 1, length: 16 }] }, card('PCIe x4')), 'unknown'],
  ['lanes unknown, one is enough', on({ ...said, pcie: [{ position: 1, length: 16 }] }, card('PCIe x1')), 'pass'],
  ['the board does not say what slots share, one card', on({ pcie: [x4] }, card('PCIe x4')), 'pass'],
  ['two cards', on({ pcie: [x16, x4] }, card('PCIe x4', 2)), 'unknown'],
  ['one card and two drives', on({ pcie: [x16, x4] }, { ...card('PCIe x4'), ...nvme(2) }), 'unknown'],
  ['a card of one lane and two drives', on({ pcie: [x16, x4] }, { ...card('PCIe x1'), ...nvme(2) }), 'pass'],
  ['a card for PCI', on({ ...said, pcie: [x4] }, card('PCI')), 'unknown'],
  [
    'a card for PCI beside one that fits',
    on({ ...said, pcie: [x4] }, { ...card('PCIe x4'), soundCard: [part('soundCard', { interface: 'PCI' })] }),
    'unknown',
  ],
  ['what is plugged in outside', on({ ...said, pcie: [x4] }, card('USB-A')), undefined],
  ['two cards and no slot', on({ pcie: [] }, card('PCIe x4', 2)), 'fail'],
]);

const onCard = (specs: Facts<'storage'>): CheckedPart<'storage'> => part('storage', specs);

cases('addin-slots', [
  [
    'a drive as a card',
    on({ ...said, pcie: [x4] }, { storage: [onCard({ formFactor: 'AIC', interface: 'PCIe 4.0 x4' })] }),
    'pass',
  ],
  [
    'a drive of eight lanes in four',
    on({ ...said, pcie: [x4] }, { storage: [onCard({ formFactor: 'Add-in card', interface: 'PCIe 4.0 x8' })] }),
    'warning',
  ],
  [
    'four lanes where it names none',
    on({ ...said, pcie: [x1] }, { storage: [onCard({ formFactor: 'HHHL', interface: 'PCIe' })] }),
    'warning',
  ],
  [
    'no slot for it',
    on({ ...said, pcie: [] }, { storage: [onCard({ formFactor: 'PCIe card', interface: 'PCIe' })] }),
    'fail',
  ],
  ['nobody knows its lanes', on({ ...said, pcie: [x1] }, { storage: [onCard({ formFactor: 'HHHL' })] }), 'unknown'],
  ['a drive of 2.5"', on({ ...said, pcie: [] }, { storage: [onCard({ formFactor: '2.5"' })] }), undefined],
]);

const shared: Board = { m2: [{}, {}], pcie: [x4], laneSharing: [{ used: 'm2 2', other: 'pcie 1', lanes: 0 }] };

cases('addin-slots', [
  ['the other M.2 slot', on(shared, { ...card('PCIe x4'), ...nvme(1) }), 'pass'],
  ['both M.2 slots', on(shared, { ...card('PCIe x4'), ...nvme(2) }), 'fail'],
  [
    'narrowed',
    on({ ...shared, laneSharing: [{ used: 'm2 2', other: 'pcie 1', lanes: 2 }] }, { ...card('PCIe x4'), ...nvme(2) }),
    'warning',
  ],
  [
    'both ways',
    on({ ...shared, laneSharing: [{ used: 'pcie 1', other: 'm2 2', lanes: 0 }] }, { ...card('PCIe x4'), ...nvme(2) }),
    'fail',
  ],
  [
    'the drive is narrowed alone',
    on({ ...shared, laneSharing: [{ used: 'pcie 1', other: 'm2 2', lanes: 2 }] }, { ...card('PCIe x4'), ...nvme(2) }),
    'pass',
  ],
  [
    'never two drives of which one turns the other off',
    on(
      {
        pcie: [x4],
        m2: [{}, {}, {}],
        laneSharing: [
          { used: 'm2 1', other: 'm2 2', lanes: 0 },
          { used: 'm2 3', other: 'pcie 1', lanes: 0 },
        ],
      },
      { ...card('PCIe x4'), ...nvme(2) },
    ),
    'fail',
  ],
  [
    'by the graphics card',
    on(
      { pcie: [x16, x4], laneSharing: [{ used: 'pcie 1', other: 'pcie 2', lanes: 0 }] },
      { ...card('PCIe x4'), gpu: [part('gpu', { slots: 2 })] },
    ),
    'fail',
  ],
  [
    'two cards of which one turns the other off',
    on(
      { pcie: [x4, { ...x4, position: 6 }], laneSharing: [{ used: 'pcie 1', other: 'pcie 2', lanes: 0 }] },
      card('PCIe x1', 2),
    ),
    'fail',
  ],
  [
    'the M.2 slots are not known',
    on({ pcie: [x4], laneSharing: shared.laneSharing ?? [] }, { ...card('PCIe x4'), ...nvme(1) }),
    'unknown',
  ],
]);

const byCpu = (lanes: number): Board => ({
  ...said,
  pcie: [x4],
  slotsByCpu: [{ slot: 'pcie 1', cpus: ['11th Gen'], lanes }],
});
const cpu = (specs: Facts<'cpu'>): CheckedBuild => ({ cpu: [part('cpu', specs)] });

cases('addin-slots', [
  ['a slot for one processor', on(byCpu(0), { ...card('PCIe x4'), ...cpu({ generation: '11th' }) }), 'pass'],
  [
    'off with another',
    on(byCpu(0), { ...card('PCIe x4'), ...cpu({ generation: '10th', arch: 'Comet Lake' }) }),
    'fail',
  ],
  [
    'narrower with another',
    on(byCpu(2), { ...card('PCIe x4'), ...cpu({ generation: '10th', arch: 'Comet Lake' }) }),
    'warning',
  ],
  ['not known', on(byCpu(0), { ...card('PCIe x1'), ...cpu({}) }), 'unknown'],
  ['narrower perhaps', on(byCpu(2), { ...card('PCIe x4'), ...cpu({}) }), 'unknown'],
]);
