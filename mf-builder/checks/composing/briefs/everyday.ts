import type { Brief } from '../brief';

export const everyday: readonly Brief[] = [
  // The least that a gaming PC may cost. The price is the lower end of all presets, to the dollar.
  {
    id: 'budget-beast',
    price: [699, 699],
    weigh: { gaming: 0.9, productivity: 0.1 },
    card: 'wanted',
    least: { cores: 6 },
  },
  // For who plays and works in equal shares and wants to add to it later.
  {
    id: 'mid-range-performer',
    price: [1100, 1320],
    weigh: { gaming: 0.7, productivity: 0.3 },
    card: 'wanted',
    least: { memoryGB: 32, driveGB: 2000 },
    only: { cpu: ['cpu8', 'cpu9'], case: ['case9', 'case13'] },
  },
  // A desk machine that nobody hears or sees.
  {
    id: 'office-professional',
    price: [700, 800],
    weigh: { productivity: 1 },
    card: 'none',
    look: 'dark',
    least: { memoryGB: 32 },
    only: { case: ['case16'], cpu: ['cpu5', 'cpu7', 'cpu8'] },
  },
];
