import type { Brief } from '../brief';

export const everyday: readonly Brief[] = [
  // The least that a gaming PC may cost. The price is the lower end of all presets, to the dollar.
  {
    id: 'budget-beast',
    price: [699, 699],
    weigh: { gaming: 0.9, productivity: 0.1 },
    least: { cores: 6 },
    only: { cooling: [] },
  },
  // For who plays and works in equal shares and wants to add to it later.
  {
    id: 'mid-range-performer',
    price: [850, 1100],
    weigh: { gaming: 0.7, productivity: 0.3 },
    card: 'wanted',
    least: { memoryGB: 16, driveGB: 1000 },
    only: { case: ['case9', 'case13'] },
  },
  // A desk machine that nobody hears or sees.
  {
    id: 'office-professional',
    price: [750, 1000],
    weigh: { productivity: 1 },
    card: 'none',
    look: 'dark',
    least: { memoryGB: 16 },
    only: { case: ['case16'], cpu: ['cpu5', 'cpu7', 'cpu8', 'cpu15'] },
  },
];
