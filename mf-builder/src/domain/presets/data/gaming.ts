import type { PresetText } from '../preset';

export const gaming: readonly PresetText[] = [
  {
    id: 'premium-performance',
    name: 'Premium Performance',
    description:
      'Eight cores with stacked cache, a card for 4K with upscaling and 32 GB of memory behind panorama ' +
      'glass. Games and the stream of them run side by side.',
    group: 'gaming',
    useCase: ['gaming', 'streaming'],
    theme: ['sleek', 'rgb', 'gaming'],
    art: 'build-rgb',
  },
  {
    id: 'dream-machine',
    name: 'Dream Machine',
    description:
      'The fastest card in the list, and as good a PC around it as this money buys: many cores, room on quick ' +
      'drives, a supply with power to spare. The power lead of the card has to bend tightly under the side panel.',
    group: 'gaming',
    useCase: ['gaming', 'content-creation', 'streaming'],
    theme: ['luxury', 'sleek'],
    art: 'build-luxury',
  },
  {
    id: 'amd-gaming-rig',
    name: 'AMD Gaming Rig',
    description:
      'All red team: eight cores whose stacked cache is made for games, a fast Radeon and memory with an ' +
      'EXPO profile. Mesh in front and fans from the maker keep it cool.',
    group: 'gaming',
    useCase: ['gaming', 'streaming'],
    theme: ['rgb', 'sleek', 'gaming'],
    art: 'case',
  },
  {
    id: 'retro-gamer',
    name: 'Retro Gamer',
    description:
      "Looks like a hi-fi from another decade with its wooden front, and plays today's games: the card " +
      'takes the largest share of the money, and nothing of it glows.',
    group: 'gaming',
    useCase: ['gaming', 'general-use'],
    theme: ['retro', 'minimal', 'gaming'],
    art: 'build-retro',
  },
  {
    id: 'gaming-stealth',
    name: 'Gaming Stealth',
    description:
      'Closed, sound-damped and black, with no light inside, around a fast card. Nobody notices it until ' +
      'the game starts.',
    group: 'gaming',
    useCase: ['gaming'],
    theme: ['stealth', 'minimal', 'gaming'],
    art: 'build-stealth',
  },
  {
    id: 'sleek-gaming',
    name: 'Sleek Gaming',
    description:
      'Panorama glass, hidden cables and three fans that come with the case. A fast card does 1440p games, ' +
      'and a stream now and then.',
    group: 'gaming',
    useCase: ['gaming', 'streaming', 'general-use'],
    theme: ['sleek', 'minimal', 'gaming'],
    art: 'case',
  },
  {
    id: 'luxury-gaming',
    name: 'Luxury Gaming',
    description:
      'Eight cores with stacked cache and a card for 4K in a white showcase of glass, with cooling that is ' +
      'meant to be seen and three lit white fans.',
    group: 'gaming',
    useCase: ['gaming', 'streaming'],
    theme: ['luxury', 'white', 'gaming'],
    art: 'build-luxury',
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
  },
  {
    id: 'first-frames',
    name: 'First Frames',
    description:
      'A first gaming PC with a card of its own, for as little as that takes at the prices of memory. It ' +
      'plays current games at 1080p, and two memory slots are free for more.',
    group: 'gaming',
    useCase: ['gaming', 'streaming'],
    theme: ['rgb'],
    art: 'case',
  },
  {
    id: 'high-refresh',
    name: 'High Refresh',
    description:
      'For screens with 240 pictures a second: eight cores with stacked cache and a card to match, in a ' +
      'mesh tower. What adds no pictures was left out.',
    group: 'gaming',
    useCase: ['gaming', 'streaming'],
    theme: ['stealth', 'minimal', 'gaming'],
    art: 'build-stealth',
  },
];
