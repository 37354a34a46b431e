import type { Preset } from '../preset';

export const compact: readonly Preset[] = [
  {
    id: 'compact-powerhouse',
    name: 'Compact Powerhouse',
    description:
      'Eight cores with stacked cache and a card for 4K on a mini-ITX board, with a 240 mm radiator in 26 ' +
      'litres of mesh. Gives away next to nothing to a tower twice its size.',
    group: 'compact',
    useCase: ['gaming', 'streaming', 'general-use'],
    theme: ['compact', 'stealth', 'gaming'],
    art: 'build-compact',
    parts: {
      cpu: 'cpu10',
      motherboard: 'motherboard8',
      gpu: 'gpu19',
      ram: ['ram15'],
      storage: ['storage7'],
      case: 'case4',
      psu: 'psu8',
      cooling: 'cooling22',
      caseFan: ['caseFan7', 'caseFan7'],
      cables: ['cables3'],
    },
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
    parts: {
      cpu: 'cpu9',
      motherboard: 'motherboard6',
      gpu: null,
      ram: ['ram19'],
      storage: ['storage9'],
      case: 'case16',
      psu: 'psu6',
      cooling: 'cooling7',
    },
  },
  {
    id: 'streaming-specialist',
    name: 'Streaming Specialist',
    description:
      'Eight cores for the game and a card whose encoder takes the stream off them. Four case fans and a ' +
      'lit radiator keep it even through long evenings.',
    group: 'compact',
    useCase: ['streaming', 'content-creation'],
    theme: ['rgb', 'sleek'],
    art: 'case',
    parts: {
      cpu: 'cpu9',
      motherboard: 'motherboard6',
      gpu: 'gpu14',
      ram: ['ram11'],
      storage: ['storage7'],
      case: 'case9',
      psu: 'psu5',
      cooling: 'cooling22',
    },
  },
  {
    id: 'compact-creator',
    name: 'Compact Creator',
    description:
      'A studio in less than 20 litres, small enough for a shelf: eight cores, 64 GB of memory, 2 TB of NVMe and a 16 GB card.',
    group: 'compact',
    useCase: ['content-creation', 'programming'],
    theme: ['compact', 'sleek'],
    art: 'build-compact',
    parts: {
      cpu: 'cpu9',
      motherboard: 'motherboard21',
      gpu: 'gpu11',
      ram: ['ram19'],
      storage: ['storage7'],
      case: 'case3',
      psu: 'psu5',
      cooling: 'cooling7',
    },
  },
  {
    id: 'trading-compact',
    name: 'Trading Compact',
    description:
      'Six screens from a mini-ITX machine of less than 20 litres: four on the card, two on the board, with ' +
      '64 GB of memory for every chart you keep open.',
    group: 'compact',
    useCase: ['trading', 'office-work', 'programming'],
    theme: ['compact', 'minimal'],
    art: 'build-compact',
    parts: {
      cpu: 'cpu9',
      motherboard: 'motherboard21',
      gpu: 'gpu6',
      ram: ['ram19'],
      storage: ['storage3'],
      case: 'case3',
      psu: 'psu6',
      cooling: 'cooling7',
    },
  },
  {
    id: 'compact-home',
    name: 'Compact Home',
    description:
      "A small family PC on a mini-ITX board. The processor's own graphics do films, school and office " +
      'work, 2 TB keep the photos, and a card of two slots fits when somebody wants to play.',
    group: 'compact',
    useCase: ['general-use', 'office-work', 'programming'],
    theme: ['compact', 'minimal'],
    art: 'build-compact',
    parts: {
      cpu: 'cpu5',
      motherboard: 'motherboard21',
      gpu: null,
      ram: ['ram11'],
      storage: ['storage7'],
      case: 'case3',
      psu: 'psu5',
      cooling: null,
    },
  },
];
