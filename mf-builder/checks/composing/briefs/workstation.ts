import type { Brief } from '../brief';

export const workstation: readonly Brief[] = [
  // Video on a fast drive, what is finished on a disk.
  {
    id: 'content-creator',
    price: [1700, 2450],
    weigh: { videoEditing: 0.8, streaming: 0.2 },
    card: 'wanted',
    drives: { disks: 1 },
    least: { memoryGB: 32, driveGB: 2000 },
    only: {
      case: ['case11'],
      cpu: ['cpu23'],
      cooling: ['cooling7', 'cooling8', 'cooling17', 'cooling20', 'cooling23'],
      gpu: ['gpu12', 'gpu14', 'gpu17'],
    },
  },
  // Screens at the card and at the board, and a processor for backtests.
  {
    id: 'trading-workstation',
    price: [1250, 1700],
    weigh: { productivity: 1 },
    card: 'for-screens',
    look: 'dark',
    least: { memoryGB: 32, driveGB: 1000, cores: 14 },
    only: {
      case: ['case16'],
      cpu: ['cpu23'],
      cooling: ['cooling7', 'cooling8', 'cooling17', 'cooling20', 'cooling23'],
      motherboard: ['motherboard18'],
      gpu: ['gpu6', 'gpu8', 'gpu9'],
    },
  },
  // Models that fill the memory, and a disk for archives.
  {
    id: 'industrial-workstation',
    price: [2000, 2890],
    weigh: { videoEditing: 0.6, productivity: 0.4 },
    card: 'wanted',
    drives: { disks: 1 },
    least: { memoryGB: 48, driveGB: 2000, cores: 14 },
    only: {
      cpu: ['cpu23'],
      cooling: ['cooling7', 'cooling8', 'cooling17', 'cooling20', 'cooling23'],
      case: ['case18'],
      gpu: ['gpu17', 'gpu14'],
    },
  },
  // Cores, memory and a quick drive; no card.
  {
    id: 'programmer-paradise',
    price: [1000, 1400],
    weigh: { productivity: 1 },
    card: 'none',
    look: 'dark',
    least: { memoryGB: 32, driveGB: 1000 },
    only: {
      cpu: ['cpu23'],
      cooling: ['cooling7', 'cooling8', 'cooling17', 'cooling20', 'cooling23'],
      case: ['case16'],
    },
  },
  // The most cores and memory on one desk.
  {
    id: 'luxury-workstation',
    comfort: 4,
    price: [2400, 3300],
    weigh: { videoEditing: 0.5, productivity: 0.5 },
    card: 'wanted',
    least: { memoryGB: 64, driveGB: 2000, cores: 16 },
    only: {
      motherboard: ['motherboard10', 'motherboard12'],
      storage: ['storage13', 'storage14', 'storage24'],
      case: ['case16'],
      cpu: ['cpu12'],
      cooling: ['cooling8', 'cooling17', 'cooling20', 'cooling21', 'cooling23'],
      gpu: ['gpu14', 'gpu17'],
    },
  },
  // Lit, and quick at renders.
  {
    id: 'cyberpunk-workstation',
    comfort: 1.5,
    price: [1500, 2190],
    weigh: { videoEditing: 0.6, streaming: 0.2, productivity: 0.2 },
    card: 'wanted',
    look: 'lit',
    least: { memoryGB: 32, driveGB: 1000 },
    only: { case: ['case6', 'case8', 'case10', 'case18'], cpu: ['cpu12', 'cpu18', 'cpu23'] },
  },
  // Wood, and peace for writing.
  {
    id: 'retro-workstation',
    price: [850, 1190],
    weigh: { productivity: 1 },
    card: 'none',
    look: 'dark',
    least: { memoryGB: 32, driveGB: 1000, cores: 6 },
    only: { case: ['case17'], cpu: ['cpu8', 'cpu9', 'cpu15', 'cpu16'] },
  },
  // The least that edits video with an encoder of the day.
  {
    id: 'creator-starter',
    price: [720, 930],
    weigh: { videoEditing: 0.7, streaming: 0.3 },
    card: 'wanted',
    least: { memoryGB: 16 },
    only: { gpu: ['gpu4', 'gpu6'] },
  },
  // A first studio on a socket that lasts.
  {
    id: 'studio-starter',
    price: [1000, 1400],
    weigh: { videoEditing: 0.7, streaming: 0.3 },
    card: 'wanted',
    least: { memoryGB: 32 },
    only: { gpu: ['gpu8', 'gpu9', 'gpu12'], motherboard: ['motherboard6'] },
  },
];
