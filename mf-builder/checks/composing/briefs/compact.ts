import type { Brief } from '../brief';

export const compact: readonly Brief[] = [
  {
    id: 'compact-powerhouse',
    price: [1700, 2350],
    weigh: { gaming: 0.9, streaming: 0.1 },
    card: 'wanted',
    board: 'mini-ITX',
    least: { memoryGB: 32, driveGB: 2000 },
    only: { case: ['case1', 'case4'], cpu: ['cpu6', 'cpu10', 'cpu22'] },
  },
  {
    id: 'silent-operator',
    price: [1300, 1700],
    weigh: { productivity: 1 },
    look: 'dark',
    least: { memoryGB: 64, driveGB: 2000, cores: 8 },
    only: { case: ['case16'] },
  },
  {
    id: 'streaming-specialist',
    price: [1480, 1600],
    weigh: { streaming: 0.7, gaming: 0.3 },
    card: 'wanted',
    least: { memoryGB: 32, driveGB: 2000, cores: 8 },
  },
  {
    id: 'compact-creator',
    price: [1500, 1950],
    weigh: { videoEditing: 1 },
    card: 'wanted',
    board: 'mini-ITX',
    least: { memoryGB: 64, driveGB: 2000 },
    only: { case: ['case1', 'case2'] },
  },
  {
    id: 'trading-compact',
    price: [1150, 1400],
    weigh: { productivity: 1 },
    card: 'wanted',
    board: 'mini-ITX',
    least: { memoryGB: 64, driveGB: 1000 },
  },
  {
    id: 'compact-home',
    price: [700, 900],
    weigh: { productivity: 1 },
    card: 'none',
    board: 'mini-ITX',
    look: 'dark',
    least: { memoryGB: 32 },
  },
];
