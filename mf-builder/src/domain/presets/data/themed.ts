import type { Preset } from '../preset';
import { slowerMemory } from './caveats';

export const themed: readonly Preset[] = [
  {
    id: 'white-frost',
    name: 'White Frost',
    description:
      'Winter on the desk: white case, board, memory and cooler; the dark card stands out on purpose, the ' +
      'black supply hides behind its shroud. Eight cores for play and for work. ' +
      slowerMemory,
    group: 'themed',
    useCase: ['gaming', 'content-creation', 'general-use'],
    theme: ['white', 'sleek'],
    art: 'build-white',
    parts: {
      cpu: 'cpu9',
      motherboard: 'motherboard23',
      gpu: 'gpu12',
      ram: ['ram14'],
      storage: ['storage8'],
      case: 'case18',
      psu: 'psu6',
      cooling: 'cooling16',
    },
  },
  {
    id: 'cyberpunk-build',
    name: 'Cyberpunk Build',
    description:
      'Light from every part that can carry it, around a card for 4K and twenty-four cores. Plays, streams and glows at the same time.',
    group: 'themed',
    useCase: ['gaming', 'streaming'],
    theme: ['cyberpunk', 'rgb'],
    art: 'build-rgb',
    parts: {
      cpu: 'cpu20',
      motherboard: 'motherboard20',
      gpu: 'gpu19',
      ram: ['ram17'],
      storage: ['storage14', 'storage10'],
      case: 'case18',
      psu: 'psu12',
      cooling: 'cooling18',
    },
  },
  {
    id: 'retro-gaming',
    name: 'Retro Gaming',
    description:
      'A wooden front, a brown-and-black card and no light show: the calm look of old hardware over the speed of a top Radeon.',
    group: 'themed',
    useCase: ['gaming', 'general-use'],
    theme: ['retro', 'sleek', 'gaming'],
    art: 'build-retro',
    parts: {
      cpu: 'cpu5',
      motherboard: 'motherboard6',
      gpu: 'gpu18',
      ram: ['ram11'],
      storage: ['storage4'],
      case: 'case17',
      psu: 'psu9',
      cooling: 'cooling5',
    },
  },
  {
    id: 'luxury-showcase',
    name: 'Luxury Showcase',
    description:
      'Made to be looked at: glass in front and at the side, a display on the pump and cables out of sight, ' +
      'with sixteen cores and a card that also does the hardest work.',
    group: 'themed',
    useCase: ['gaming', 'content-creation', 'general-use'],
    theme: ['luxury', 'white'],
    art: 'build-luxury',
    parts: {
      cpu: 'cpu12',
      motherboard: 'motherboard12',
      gpu: 'gpu19',
      ram: ['ram20'],
      storage: ['storage14'],
      case: 'case19',
      psu: 'psu16',
      cooling: 'cooling19',
    },
  },
  {
    id: 'rgb-aurora',
    name: 'RGB Aurora',
    description:
      'Lit fans in front, lit memory, a lit cooler: as much light as this money buys, over a balanced PC for 1080p and 1440p games. ' +
      slowerMemory,
    group: 'themed',
    useCase: ['gaming', 'streaming', 'general-use'],
    theme: ['rgb', 'cyberpunk', 'gaming'],
    art: 'build-rgb',
    parts: {
      cpu: 'cpu5',
      motherboard: 'motherboard6',
      gpu: 'gpu9',
      ram: ['ram16'],
      storage: ['storage1'],
      case: 'case18',
      psu: 'psu5',
      cooling: 'cooling4',
    },
  },
];
