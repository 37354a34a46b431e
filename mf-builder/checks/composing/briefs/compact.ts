import type { Brief } from '../brief';
import { stackedCache } from './stacked-cache';

export const compact: readonly Brief[] = [
  // A tower's speed in a case for the shelf.
  {
    id: 'compact-powerhouse',
    price: [2200, 3090],
    weigh: { gaming: 0.9, streaming: 0.1 },
    card: 'wanted',
    board: 'mini-ITX',
    least: { memoryGB: 32, driveGB: 2000 },
    only: { case: ['case1', 'case3', 'case4'], cpu: ['cpu6', 'cpu10'], gpu: ['gpu17', 'gpu18', 'gpu19'] },
    // A small case brings one fan: more are chosen.
    goesWithout: ['case-fans'],
    likes: stackedCache,
  },
  // Chosen by ear.
  {
    id: 'silent-operator',
    comfort: 3,
    price: [1000, 1490],
    weigh: { productivity: 1 },
    card: 'none',
    look: 'dark',
    least: { memoryGB: 32, driveGB: 2000, cores: 8 },
    only: { case: ['case16'], cpu: ['cpu9'] },
  },
  // Eight cores for the game, the card's encoder for the stream.
  {
    id: 'streaming-specialist',
    price: [1250, 1690],
    weigh: { streaming: 0.7, gaming: 0.3 },
    card: 'wanted',
    least: { memoryGB: 32, driveGB: 1000, cores: 8 },
    only: { cpu: ['cpu9'], gpu: ['gpu12', 'gpu14'] },
  },
  // A studio for a shelf.
  {
    id: 'compact-creator',
    price: [1250, 1790],
    weigh: { videoEditing: 1 },
    card: 'wanted',
    board: 'mini-ITX',
    least: { memoryGB: 32, driveGB: 2000 },
    only: { case: ['case1', 'case2', 'case3'], cpu: ['cpu9'] },
  },
  // Six screens from a small machine.
  {
    id: 'trading-compact',
    price: [1050, 1500],
    weigh: { productivity: 1 },
    card: 'for-screens',
    board: 'mini-ITX',
    least: { memoryGB: 32, driveGB: 1000, cores: 8 },
    only: { case: ['case1', 'case3'], cpu: ['cpu5', 'cpu8', 'cpu9'], gpu: ['gpu6', 'gpu8', 'gpu9'] },
  },
  // The family's small PC.
  {
    id: 'compact-home',
    price: [705, 790],
    weigh: { productivity: 1 },
    card: 'none',
    board: 'mini-ITX',
    look: 'dark',
    least: { memoryGB: 16 },
    only: { case: ['case1', 'case2', 'case3', 'case4'], cpu: ['cpu3', 'cpu5', 'cpu7'] },
  },
];
