import type { Preset } from '../preset';
import { slowerMemory } from './caveats';

export const gaming: readonly Preset[] = [
  {
    id: 'premium-performance',
    name: 'Premium Performance',
    description:
      'A card for 4K with upscaling, eight quick cores and a PCIe 5.0 drive behind panorama glass. Games ' +
      'and the stream of them run side by side.',
    group: 'gaming',
    useCase: ['gaming', 'streaming'],
    theme: ['rgb', 'sleek', 'gaming'],
    art: 'build-rgb',
    parts: {
      cpu: 'cpu9',
      motherboard: 'motherboard10',
      gpu: 'gpu17',
      ram: ['ram15'],
      storage: ['storage13'],
      case: 'case14',
      psu: 'psu10',
      cooling: 'cooling5',
    },
  },
  {
    id: 'dream-machine',
    name: 'Dream Machine',
    description:
      'The fastest card there is, sixteen cores with stacked cache, 96 GB of memory, 6 TB of NVMe and 3 TB ' +
      'of SATA drives around a cooler with its own screen. Nothing here waits for anything.',
    group: 'gaming',
    useCase: ['gaming', 'content-creation', 'streaming'],
    theme: ['luxury', 'rgb'],
    art: 'build-luxury',
    parts: {
      cpu: 'cpu12',
      motherboard: 'motherboard9',
      gpu: 'gpu20',
      ram: ['ram20'],
      storage: ['storage14', 'storage9', 'storage9', 'storage15', 'storage15', 'storage15'],
      case: 'case7',
      psu: 'psu14',
      cooling: 'cooling19',
    },
  },
  {
    id: 'amd-gaming-rig',
    name: 'AMD Gaming Rig',
    description:
      'All red team: an eight-core processor whose stacked cache is made for games, with a 16 GB Radeon ' +
      'card and memory tuned by EXPO. Cool in a case with large front fans.',
    group: 'gaming',
    useCase: ['gaming', 'streaming'],
    theme: ['stealth', 'sleek', 'gaming'],
    art: 'case',
    parts: {
      cpu: 'cpu6',
      motherboard: 'motherboard6',
      gpu: 'gpu15',
      ram: ['ram12'],
      storage: ['storage9'],
      case: 'case13',
      psu: 'psu6',
      cooling: 'cooling12',
    },
  },
  {
    id: 'retro-gamer',
    name: 'Retro Gamer',
    description:
      "Looks like a hi-fi from another decade with its wooden front, plays today's games at 1440p with 16 GB of graphics memory.",
    group: 'gaming',
    useCase: ['gaming', 'general-use'],
    theme: ['retro', 'minimal', 'gaming'],
    art: 'build-retro',
    parts: {
      cpu: 'cpu5',
      motherboard: 'motherboard6',
      gpu: 'gpu10',
      ram: ['ram11'],
      storage: ['storage4'],
      case: 'case17',
      psu: 'psu5',
      cooling: null,
    },
  },
  {
    id: 'gaming-stealth',
    name: 'Gaming Stealth',
    description:
      'Black from the case to the cooler, and no light show inside. A small tower with a strong card that ' +
      'nobody notices until the game starts.',
    group: 'gaming',
    useCase: ['gaming'],
    theme: ['stealth', 'minimal', 'gaming'],
    art: 'build-stealth',
    parts: {
      cpu: 'cpu8',
      motherboard: 'motherboard9',
      gpu: 'gpu14',
      ram: ['ram13'],
      storage: ['storage8'],
      case: 'case5',
      psu: 'psu6',
      cooling: 'cooling12',
    },
  },
  {
    id: 'sleek-gaming',
    name: 'Sleek Gaming',
    description:
      'Clean lines, panorama glass and hidden cables, with six current cores and a 16 GB card for 1440p games and a stream now and then.',
    group: 'gaming',
    useCase: ['gaming', 'streaming'],
    theme: ['sleek', 'minimal', 'gaming'],
    art: 'case',
    parts: {
      cpu: 'cpu8',
      motherboard: 'motherboard10',
      gpu: 'gpu12',
      ram: ['ram12'],
      storage: ['storage5'],
      case: 'case14',
      psu: 'psu5',
      cooling: 'cooling5',
    },
  },
  {
    id: 'luxury-gaming',
    name: 'Luxury Gaming',
    description:
      'The best processor for games and a card for 4K in a showcase of glass, cooled by a white 360 mm ' +
      'radiator with a display on the pump.',
    group: 'gaming',
    useCase: ['gaming', 'streaming'],
    theme: ['luxury', 'white', 'gaming'],
    art: 'build-luxury',
    parts: {
      cpu: 'cpu10',
      motherboard: 'motherboard12',
      gpu: 'gpu19',
      ram: ['ram19'],
      storage: ['storage14'],
      case: 'case19',
      psu: 'psu12',
      cooling: 'cooling19',
    },
  },
  {
    id: 'industrial-gaming',
    name: 'Industrial Gaming',
    description:
      'A modular steel frame around a TUF board and a large Radeon card that runs on two ordinary power plugs. For 1440p at high rates.',
    group: 'gaming',
    useCase: ['gaming'],
    theme: ['industrial', 'rgb', 'gaming'],
    art: 'build-industrial',
    parts: {
      cpu: 'cpu9',
      motherboard: 'motherboard9',
      gpu: 'gpu16',
      ram: ['ram13'],
      storage: ['storage9'],
      case: 'case18',
      psu: 'psu6',
      cooling: 'cooling5',
    },
  },
  {
    id: 'gaming-white',
    name: 'Gaming White',
    description:
      'White case, white board, white memory, white supply and a white radiator, with the best processor ' +
      'for games. The card is the one dark part, and a fast one. ' +
      slowerMemory,
    group: 'gaming',
    useCase: ['gaming'],
    theme: ['white', 'rgb', 'gaming'],
    art: 'build-white',
    parts: {
      cpu: 'cpu10',
      motherboard: 'motherboard23',
      gpu: 'gpu16',
      ram: ['ram14'],
      storage: ['storage9'],
      case: 'case18',
      psu: 'psu14',
      cooling: 'cooling16',
    },
  },
  {
    id: 'first-frames',
    name: 'First Frames',
    description:
      'A first gaming PC without a weak spot: six cores, 32 GB of memory and a current card with frame ' +
      'generation and a good video encoder for first streams.',
    group: 'gaming',
    useCase: ['gaming', 'streaming'],
    theme: ['minimal', 'stealth', 'gaming'],
    art: 'case',
    parts: {
      cpu: 'cpu14',
      motherboard: 'motherboard13',
      gpu: 'gpu8',
      ram: ['ram4'],
      storage: ['storage3'],
      case: 'case5',
      psu: 'psu5',
      cooling: null,
    },
  },
  {
    id: 'high-refresh',
    name: 'High Refresh',
    description:
      'For screens with 240 pictures a second: the quickest processor for games, a card to match and a 360 ' +
      'mm radiator, in a small mesh tower that breathes on every side.',
    group: 'gaming',
    useCase: ['gaming', 'streaming'],
    theme: ['stealth', 'minimal', 'gaming'],
    art: 'build-stealth',
    parts: {
      cpu: 'cpu10',
      motherboard: 'motherboard9',
      gpu: 'gpu19',
      ram: ['ram15'],
      storage: ['storage10'],
      case: 'case5',
      psu: 'psu10',
      cooling: 'cooling17',
    },
  },
];
