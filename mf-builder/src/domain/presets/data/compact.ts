import type { Preset } from '../preset';
import { addFans } from './caveats';

export const compact: readonly Preset[] = [
  {
    id: 'compact-powerhouse',
    name: 'Compact Powerhouse',
    description:
      'A mini-ITX board, a compact supply and a 4K card in 26 litres of mesh. Gives away next to nothing to a tower twice its size. ' +
      addFans,
    group: 'compact',
    useCase: ['gaming', 'streaming', 'general-use'],
    theme: ['compact', 'stealth', 'gaming'],
    art: 'build-compact',
    parts: {
      cpu: 'cpu6',
      motherboard: 'motherboard8',
      gpu: 'gpu19',
      ram: ['ram13'],
      storage: ['storage10'],
      case: 'case4',
      psu: 'psu20',
      cooling: 'cooling12',
    },
  },
  {
    id: 'silent-operator',
    name: 'Silent Operator',
    description:
      'Chosen by ear: a large air cooler, an efficient Titanium supply, a card that stops its fans on the desktop, and no disk that spins.',
    group: 'compact',
    useCase: ['office-work', 'programming', 'general-use'],
    theme: ['minimal', 'stealth'],
    art: 'build-stealth',
    parts: {
      cpu: 'cpu9',
      motherboard: 'motherboard10',
      gpu: 'gpu10',
      ram: ['ram19'],
      storage: ['storage14'],
      case: 'case17',
      psu: 'psu16',
      cooling: 'cooling12',
    },
  },
  {
    id: 'streaming-specialist',
    name: 'Streaming Specialist',
    description:
      'Eight cores for the game and a card whose encoder takes the stream off them. Three large case fans ' +
      'keep it even through long evenings.',
    group: 'compact',
    useCase: ['streaming', 'content-creation', 'gaming'],
    theme: ['rgb', 'sleek'],
    art: 'case',
    parts: {
      cpu: 'cpu9',
      motherboard: 'motherboard10',
      gpu: 'gpu14',
      ram: ['ram13'],
      storage: ['storage9'],
      case: 'case13',
      psu: 'psu6',
      cooling: 'cooling5',
    },
  },
  {
    id: 'compact-creator',
    name: 'Compact Creator',
    description:
      'A studio behind a wooden front, small enough for a shelf: eight cores, 64 GB of memory and a PCIe ' +
      '5.0 drive. The ' +
      'power lead of the card has to bend tightly under the side panel. ' +
      addFans,
    group: 'compact',
    useCase: ['content-creation', 'programming'],
    theme: ['compact', 'sleek'],
    art: 'build-compact',
    parts: {
      cpu: 'cpu9',
      motherboard: 'motherboard8',
      gpu: 'gpu14',
      ram: ['ram19'],
      storage: ['storage13'],
      case: 'case2',
      psu: 'psu18',
      cooling: 'cooling1',
    },
  },
  {
    id: 'trading-compact',
    name: 'Trading Compact',
    description:
      'Six screens from a small mini-ITX machine: four on the card, two on the board, with 64 GB of memory for every chart you keep open. ' +
      addFans,
    group: 'compact',
    useCase: ['trading', 'office-work', 'programming'],
    theme: ['compact', 'minimal'],
    art: 'build-compact',
    parts: {
      cpu: 'cpu5',
      motherboard: 'motherboard8',
      gpu: 'gpu8',
      ram: ['ram19'],
      storage: ['storage10'],
      case: 'case4',
      psu: 'psu5',
      cooling: 'cooling12',
    },
  },
  {
    id: 'compact-home',
    name: 'Compact Home',
    description:
      "A small, quiet family PC on a mini-ITX board. The processor's own graphics do films, school and " +
      'office work, and there is room for a card when somebody wants to play. ' +
      addFans,
    group: 'compact',
    useCase: ['general-use', 'office-work', 'programming'],
    theme: ['compact', 'minimal'],
    art: 'build-compact',
    parts: {
      cpu: 'cpu5',
      motherboard: 'motherboard8',
      gpu: null,
      ram: ['ram11'],
      storage: ['storage9'],
      case: 'case4',
      psu: 'psu3',
      cooling: 'cooling12',
    },
  },
];
