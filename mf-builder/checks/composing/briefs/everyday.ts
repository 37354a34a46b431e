import type { Brief } from '../brief';

export const everyday: readonly Brief[] = [
  {
    id: 'budget-beast',
    price: [699, 699],
    weigh: { gaming: 0.9, productivity: 0.1 },
    card: 'wanted',
    look: 'dark',
    least: { cores: 6 },
  },
  {
    id: 'mid-range-performer',
    price: [1180, 1280],
    weigh: { gaming: 0.5, videoEditing: 0.3, productivity: 0.2 },
    card: 'wanted',
    least: { memoryGB: 32, driveGB: 2000, cores: 8 },
  },
  {
    id: 'office-professional',
    price: [700, 790],
    weigh: { productivity: 1 },
    card: 'none',
    look: 'dark',
    only: { case: ['case16', 'case17'] },
    least: { memoryGB: 32 },
  },
];
