import type { Preset } from '../preset';

export const gaming: readonly Preset[] = [
  {
    id: 'premium-performance',
    name: 'Premium Performance',
    description:
      'Eight cores with stacked cache, a 16 GB card for 4K with upscaling and 32 GB of quick memory behind ' +
      'panorama glass. Games and the stream of them run side by side.',
    group: 'gaming',
    useCase: ['gaming', 'streaming'],
    theme: ['sleek', 'rgb', 'gaming'],
    art: 'build-rgb',
    parts: {
      cpu: 'cpu10',
      motherboard: 'motherboard9',
      gpu: 'gpu17',
      ram: ['ram13'],
      storage: ['storage9'],
      case: 'case14',
      psu: 'psu6',
      cooling: 'cooling22',
    },
  },
  {
    id: 'dream-machine',
    name: 'Dream Machine',
    description:
      'The fastest card in the list, sixteen cores with stacked cache, 96 GB of memory, 4 TB of NVMe and ' +
      'two 8 TB disks that can mirror each other. The power lead of the card has to bend tightly under the ' +
      'side panel.',
    group: 'gaming',
    useCase: ['gaming', 'content-creation', 'streaming'],
    theme: ['luxury', 'sleek'],
    art: 'build-luxury',
    parts: {
      cpu: 'cpu12',
      motherboard: 'motherboard12',
      gpu: 'gpu20',
      ram: ['ram20'],
      storage: ['storage14', 'storage9', 'storage20', 'storage20'],
      case: 'case13',
      psu: 'psu14',
      cooling: 'cooling10',
      caseFan: ['caseFan12', 'caseFan12', 'caseFan12'],
    },
  },
  {
    id: 'amd-gaming-rig',
    name: 'AMD Gaming Rig',
    description:
      'All red team: eight cores whose stacked cache is made for games, a 16 GB Radeon and memory with an ' +
      'EXPO profile. Four case fans and a 240 mm radiator keep it cool.',
    group: 'gaming',
    useCase: ['gaming', 'streaming'],
    theme: ['rgb', 'sleek', 'gaming'],
    art: 'case',
    parts: {
      cpu: 'cpu6',
      motherboard: 'motherboard6',
      gpu: 'gpu16',
      ram: ['ram13'],
      storage: ['storage7'],
      case: 'case9',
      psu: 'psu6',
      cooling: 'cooling22',
    },
  },
  {
    id: 'retro-gamer',
    name: 'Retro Gamer',
    description:
      "Looks like a hi-fi from another decade with its wooden front, and plays today's games at 1440p: the " +
      'card with 16 GB takes the largest share of the money.',
    group: 'gaming',
    useCase: ['gaming', 'general-use'],
    theme: ['retro', 'minimal', 'gaming'],
    art: 'build-retro',
    parts: {
      cpu: 'cpu14',
      motherboard: 'motherboard13',
      gpu: 'gpu13',
      ram: ['ram4'],
      storage: ['storage3'],
      case: 'case17',
      psu: 'psu6',
      cooling: null,
    },
  },
  {
    id: 'gaming-stealth',
    name: 'Gaming Stealth',
    description:
      'Closed, sound-damped and black, with no light inside, around a fast Radeon with 16 GB. Nobody ' +
      'notices it until the game starts.',
    group: 'gaming',
    useCase: ['gaming'],
    theme: ['stealth', 'minimal', 'gaming'],
    art: 'build-stealth',
    parts: {
      cpu: 'cpu8',
      motherboard: 'motherboard6',
      gpu: 'gpu16',
      ram: ['ram11'],
      storage: ['storage7'],
      case: 'case16',
      psu: 'psu6',
      cooling: 'cooling7',
    },
  },
  {
    id: 'sleek-gaming',
    name: 'Sleek Gaming',
    description:
      'Panorama glass, hidden cables and three fans that come with the case. Six cores and a 16 GB Radeon ' +
      'do 1440p games and a stream now and then.',
    group: 'gaming',
    useCase: ['gaming', 'streaming'],
    theme: ['sleek', 'minimal', 'gaming'],
    art: 'case',
    parts: {
      cpu: 'cpu5',
      motherboard: 'motherboard6',
      gpu: 'gpu16',
      ram: ['ram11'],
      storage: ['storage3'],
      case: 'case14',
      psu: 'psu6',
      cooling: null,
    },
  },
  {
    id: 'luxury-gaming',
    name: 'Luxury Gaming',
    description:
      'The quickest processor for games and a card for 4K in a white showcase of glass, with a white cooler ' +
      'of two towers and three lit white fans.',
    group: 'gaming',
    useCase: ['gaming', 'streaming'],
    theme: ['luxury', 'white', 'gaming'],
    art: 'build-luxury',
    parts: {
      cpu: 'cpu22',
      motherboard: 'motherboard10',
      gpu: 'gpu19',
      ram: ['ram13'],
      storage: ['storage9'],
      case: 'case19',
      psu: 'psu8',
      cooling: 'cooling10',
      caseFan: ['caseFan11'],
    },
  },
  {
    id: 'industrial-gaming',
    name: 'Industrial Gaming',
    description:
      'A modular steel frame around a TUF board, eight cores with stacked cache and a large Radeon that ' +
      'runs on two ordinary power plugs. For 1440p at high rates.',
    group: 'gaming',
    useCase: ['gaming'],
    theme: ['industrial', 'rgb', 'gaming'],
    art: 'build-industrial',
    parts: {
      cpu: 'cpu6',
      motherboard: 'motherboard9',
      gpu: 'gpu16',
      ram: ['ram11'],
      storage: ['storage7'],
      case: 'case18',
      psu: 'psu6',
      cooling: 'cooling22',
    },
  },
  {
    id: 'gaming-white',
    name: 'Gaming White',
    description:
      'White case, board, memory, supply and radiator around eight cores with stacked cache. The card is ' +
      'the one dark part, and a fast one.',
    group: 'gaming',
    useCase: ['gaming'],
    theme: ['white', 'rgb', 'gaming'],
    art: 'build-white',
    parts: {
      cpu: 'cpu10',
      motherboard: 'motherboard23',
      gpu: 'gpu17',
      ram: ['ram14'],
      storage: ['storage7'],
      case: 'case18',
      psu: 'psu14',
      cooling: 'cooling16',
    },
  },
  {
    id: 'first-frames',
    name: 'First Frames',
    description:
      'A first gaming PC that spends nearly half its money where games need it: on a 16 GB card with frame ' +
      'generation. Six cores keep up, and two memory slots are free for more.',
    group: 'gaming',
    useCase: ['gaming', 'streaming'],
    theme: ['rgb'],
    art: 'case',
    parts: {
      cpu: 'cpu2',
      motherboard: 'motherboard1',
      gpu: 'gpu11',
      ram: ['ram3'],
      storage: ['storage3'],
      case: 'case8',
      psu: 'psu5',
      cooling: null,
      cables: ['cables3'],
    },
  },
  {
    id: 'high-refresh',
    name: 'High Refresh',
    description:
      'For screens with 240 pictures a second: the quickest processor for games and a card to match, in a ' +
      'mesh tower with four fans. What adds no pictures was left out.',
    group: 'gaming',
    useCase: ['gaming', 'streaming'],
    theme: ['stealth', 'minimal', 'gaming'],
    art: 'build-stealth',
    parts: {
      cpu: 'cpu22',
      motherboard: 'motherboard9',
      gpu: 'gpu19',
      ram: ['ram11'],
      storage: ['storage7'],
      case: 'case9',
      psu: 'psu11',
      cooling: 'cooling7',
    },
  },
];
