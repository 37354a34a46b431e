import type { Brief } from '../brief';

export const themed: readonly Brief[] = [
  {
    id: 'white-frost',
    price: [1480, 1600],
    weigh: { gaming: 0.5, videoEditing: 0.3, productivity: 0.2 },
    card: 'wanted',
    look: 'white',
    least: { memoryGB: 32, driveGB: 2000, cores: 8 },
    mayWarn: ['memory-profile'],
  },
  {
    id: 'cyberpunk-build',
    price: [2750, 3000],
    weigh: { gaming: 0.6, streaming: 0.4 },
    card: 'wanted',
    look: 'lit',
    least: { memoryGB: 32, driveGB: 2000, cores: 8 },
    only: { gpu: ['gpu19'] },
  },
  {
    id: 'retro-gaming',
    price: [1500, 1640],
    weigh: { gaming: 1 },
    card: 'wanted',
    look: 'dark',
    least: { memoryGB: 32 },
    only: { case: ['case17'], gpu: ['gpu18'] },
  },
  {
    id: 'luxury-showcase',
    price: [3050, 3290],
    weigh: { gaming: 0.5, videoEditing: 0.5 },
    card: 'wanted',
    least: { memoryGB: 64, driveGB: 2000, cores: 16 },
    only: { case: ['case19', 'case20'], gpu: ['gpu19'] },
  },
  {
    id: 'rgb-aurora',
    price: [1050, 1180],
    weigh: { gaming: 0.8, streaming: 0.2 },
    card: 'wanted',
    look: 'lit',
    least: { memoryGB: 32 },
  },
];
