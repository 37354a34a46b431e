import type { PresetText } from '../preset';

export const themed: readonly PresetText[] = [
  {
    id: 'white-frost',
    name: 'White Frost',
    description:
      'Winter on the desk: white case, board, memory and cooler; the dark card stands out on purpose, the ' +
      'black supply hides behind its shroud. Eight cores for play and for work.',
    group: 'themed',
    useCase: ['gaming', 'content-creation', 'general-use'],
    theme: ['white', 'sleek'],
    art: 'build-white',
  },
  {
    id: 'cyberpunk-build',
    name: 'Cyberpunk Build',
    description:
      'Light from the memory, the radiator and every fan, around a card for 4K and eight cores with stacked ' +
      'cache. Plays, streams and glows at the same time.',
    group: 'themed',
    useCase: ['gaming', 'streaming'],
    theme: ['cyberpunk', 'rgb'],
    art: 'build-rgb',
  },
  {
    id: 'retro-gaming',
    name: 'Retro Gaming',
    description:
      'A wooden front, a brown-and-black card and a black air cooler: the calm look of old hardware over ' +
      'eight cores with stacked cache and a top Radeon.',
    group: 'themed',
    useCase: ['gaming', 'general-use'],
    theme: ['retro', 'sleek', 'gaming'],
    art: 'build-retro',
  },
  {
    id: 'luxury-showcase',
    name: 'Luxury Showcase',
    description:
      'Made to be looked at: glass in front and at the side, a white cooler, three lit white fans and ' +
      'cables out of sight, with sixteen cores and a card that also does the hardest work.',
    group: 'themed',
    useCase: ['gaming', 'content-creation', 'streaming', 'general-use'],
    theme: ['luxury', 'white'],
    art: 'build-luxury',
  },
  {
    id: 'rgb-aurora',
    name: 'RGB Aurora',
    description:
      'Four lit fans, lit memory and a lit cooler: as much light as this money buys, over a balanced PC for ' +
      'games.',
    group: 'themed',
    useCase: ['gaming', 'streaming', 'general-use'],
    theme: ['rgb', 'cyberpunk', 'gaming'],
    art: 'build-rgb',
  },
];
