import type { Brief } from '../brief';
import { stackedCache } from './stacked-cache';

export const themed: readonly Brief[] = [
  // White, for play and work. White memory for AMD boards is not in the catalogue: the text says what follows.
  {
    id: 'white-frost',
    price: [1450, 1960],
    weigh: { gaming: 0.5, videoEditing: 0.3, productivity: 0.2 },
    card: 'wanted',
    look: 'white',
    least: { memoryGB: 32, driveGB: 1000, cores: 8 },
  },
  // Everything that can be lit is, around a card for 4K.
  {
    id: 'cyberpunk-build',
    comfort: 2,
    price: [2300, 3200],
    weigh: { gaming: 0.6, streaming: 0.4 },
    card: 'wanted',
    look: 'lit',
    least: { memoryGB: 32, driveGB: 2000, cores: 8 },
    only: {
      motherboard: ['motherboard10', 'motherboard12'],
      case: ['case10', 'case18'],
      gpu: ['gpu19'],
    },
    likes: stackedCache,
  },
  // Wood and the brown card.
  {
    id: 'retro-gaming',
    price: [1600, 2290],
    weigh: { gaming: 1 },
    card: 'wanted',
    look: 'dark',
    least: { memoryGB: 32 },
    only: { case: ['case17'], gpu: ['gpu18'] },
    likes: stackedCache,
  },
  // Made to be looked at, and as quick at work as at play.
  {
    id: 'luxury-showcase',
    comfort: 2,
    price: [2600, 3700],
    weigh: { gaming: 0.5, videoEditing: 0.5 },
    card: 'wanted',
    least: { memoryGB: 32, driveGB: 2000, cores: 16 },
    only: {
      motherboard: ['motherboard10', 'motherboard12'],
      case: ['case19'],
      gpu: ['gpu19'],
      cpu: ['cpu12'],
      cooling: ['cooling15', 'cooling16', 'cooling19'],
      caseFan: ['caseFan15', 'caseFan18', 'caseFan11'],
    },
    goesWithout: ['case-fans'],
  },
  // As much light as a middling budget buys.
  {
    id: 'rgb-aurora',
    price: [1000, 1390],
    weigh: { gaming: 0.8, streaming: 0.2 },
    card: 'wanted',
    look: 'lit',
    least: { memoryGB: 16 },
    only: { case: ['case6', 'case8', 'case10', 'case18'] },
  },
];
