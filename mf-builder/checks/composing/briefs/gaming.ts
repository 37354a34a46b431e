import type { Brief } from '../brief';
import { stackedCache } from './stacked-cache';

export const gaming: readonly Brief[] = [
  // Games and their stream behind glass on two sides.
  {
    id: 'premium-performance',
    comfort: 2,
    price: [1750, 2400],
    weigh: { gaming: 0.6, streaming: 0.4 },
    card: 'wanted',
    least: { memoryGB: 32, driveGB: 2000, cores: 8 },
    only: { case: ['case14'], gpu: ['gpu17'], cpu: ['cpu9', 'cpu6', 'cpu23', 'cpu10'] },
    likes: stackedCache,
  },
  // The best of everything that still goes together. The price is the upper end of all presets, to the dollar.
  {
    id: 'dream-machine',
    comfort: 2,
    price: [4999, 4999],
    weigh: { gaming: 0.6, videoEditing: 0.4 },
    card: 'wanted',
    drives: { fast: [1, 2] },
    least: { memoryGB: 32, driveGB: 2000, cores: 8 },
    mayWarn: ['gpu-width'],
    only: { gpu: ['gpu19', 'gpu20'], case: ['case13'] },
  },
  // AMD for processor and card.
  {
    id: 'amd-gaming-rig',
    comfort: 1.5,
    price: [1450, 1990],
    weigh: { gaming: 1 },
    card: 'wanted',
    least: { memoryGB: 32, driveGB: 1000 },
    only: { case: ['case9', 'case13'], cpu: ['cpu6', 'cpu10'], gpu: ['gpu15', 'gpu16', 'gpu18'] },
    likes: stackedCache,
  },
  // A wooden front, and games at 1440p.
  {
    id: 'retro-gamer',
    price: [950, 1270],
    weigh: { gaming: 1 },
    card: 'wanted',
    look: 'dark',
    least: { memoryGB: 16 },
    only: { case: ['case17'] },
    likes: stackedCache,
  },
  // Black, closed and unlit.
  {
    id: 'gaming-stealth',
    price: [1250, 1750],
    weigh: { gaming: 1 },
    card: 'wanted',
    look: 'dark',
    least: { memoryGB: 16, driveGB: 1000 },
    only: { case: ['case16'] },
    likes: stackedCache,
  },
  // Panorama glass with the cables out of sight.
  {
    id: 'sleek-gaming',
    price: [1150, 1590],
    weigh: { gaming: 0.8, streaming: 0.2 },
    card: 'wanted',
    least: { memoryGB: 16 },
    only: { case: ['case14'] },
    likes: stackedCache,
  },
  // For 4K: the card of the class below the top, and what goes with it.
  {
    id: 'luxury-gaming',
    comfort: 2,
    price: [2400, 3300],
    weigh: { gaming: 1 },
    card: 'wanted',
    least: { memoryGB: 32, driveGB: 2000, cores: 8 },
    only: {
      motherboard: ['motherboard10', 'motherboard12'],
      ram: ['ram13', 'ram15', 'ram19'],
      cooling: ['cooling19', 'cooling15'],
      caseFan: ['caseFan15', 'caseFan18', 'caseFan11'],
      case: ['case19'],
      gpu: ['gpu19'],
    },
    // Its case has no fan of its own: several are chosen.
    goesWithout: ['case-fans'],
    likes: stackedCache,
  },
  // A modular frame and two ordinary plugs for the card.
  {
    id: 'industrial-gaming',
    price: [1550, 2190],
    weigh: { gaming: 1 },
    card: 'wanted',
    least: { memoryGB: 32, driveGB: 1000 },
    only: { case: ['case18'], motherboard: ['motherboard9'], gpu: ['gpu15', 'gpu16'] },
    likes: stackedCache,
  },
  // White wherever the catalogue has it. White memory for AMD boards is not in it: the text says what follows.
  {
    id: 'gaming-white',
    price: [1800, 2590],
    weigh: { gaming: 1 },
    card: 'wanted',
    look: 'white',
    least: { memoryGB: 32, driveGB: 1000, cores: 8 },
    only: { psu: ['psu14'] },
    likes: stackedCache,
  },
  // The first PC for games that needs no excuse.
  {
    id: 'first-frames',
    price: [720, 875],
    weigh: { gaming: 1 },
    card: 'wanted',
    least: { memoryGB: 16, cores: 6 },
  },
  // Many pictures a second: the processor counts as much as the card.
  {
    id: 'high-refresh',
    price: [1900, 2600],
    weigh: { gaming: 1 },
    card: 'wanted',
    look: 'dark',
    least: { memoryGB: 32, driveGB: 1000 },
    only: { case: ['case5', 'case9', 'case13'], cpu: ['cpu10', 'cpu22'], gpu: ['gpu17', 'gpu19'] },
    likes: stackedCache,
  },
];
