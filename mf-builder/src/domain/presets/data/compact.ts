import type { PresetText } from '../preset';

export const compact: readonly PresetText[] = [
  {
    id: 'compact-powerhouse',
    name: 'Compact Powerhouse',
    description:
      'Eight cores with stacked cache and a card for 4K on a mini-ITX board, in a case for the shelf. Gives ' +
      'away next to nothing to a tower twice its size.',
    group: 'compact',
    useCase: ['gaming', 'streaming', 'general-use'],
    theme: ['compact', 'stealth', 'gaming'],
    art: 'build-compact',
  },
  {
    id: 'silent-operator',
    name: 'Silent Operator',
    description:
      'Chosen by ear: a sound-damped case, eight cores that draw little under a large air cooler, no ' +
      'graphics card and no disk that spins.',
    group: 'compact',
    useCase: ['office-work', 'programming', 'general-use'],
    theme: ['minimal', 'stealth'],
    art: 'build-stealth',
  },
  {
    id: 'streaming-specialist',
    name: 'Streaming Specialist',
    description:
      "Eight cores for the game and a card of NVIDIA's whose encoder takes the stream off them, with a " +
      'radiator and a case full of fans for long evenings.',
    group: 'compact',
    useCase: ['streaming', 'content-creation'],
    theme: ['rgb', 'sleek'],
    art: 'case',
  },
  {
    id: 'compact-creator',
    name: 'Compact Creator',
    description:
      'A studio small enough for a shelf: eight cores on a mini-ITX board, 32 GB of memory, 2 TB of NVMe ' +
      'and a card that edits.',
    group: 'compact',
    useCase: ['content-creation', 'programming'],
    theme: ['compact', 'sleek'],
    art: 'build-compact',
  },
  {
    id: 'trading-compact',
    name: 'Trading Compact',
    description:
      'Six screens from a mini-ITX machine: four on the card, two on the board, with eight cores and 32 GB ' +
      'of memory for every chart you keep open.',
    group: 'compact',
    useCase: ['trading', 'office-work', 'programming'],
    theme: ['compact', 'minimal'],
    art: 'build-compact',
  },
  {
    id: 'compact-home',
    name: 'Compact Home',
    description:
      "A small family PC on a mini-ITX board. The processor's own graphics do films, school and office " +
      'work, and a card of two slots fits when somebody wants to play.',
    group: 'compact',
    useCase: ['general-use', 'office-work', 'programming'],
    theme: ['compact', 'minimal'],
    art: 'build-compact',
  },
];
