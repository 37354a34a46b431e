import type { Preset } from '../preset';

export const workstation: readonly Preset[] = [
  {
    id: 'content-creator',
    name: 'Content Creator',
    description:
      'Twenty-four cores, 96 GB of memory and a card with a current video encoder in a white case. Projects ' +
      'live on 2 TB of NVMe, finished ones on a 4 TB disk.',
    group: 'workstation',
    useCase: ['content-creation', 'streaming'],
    theme: ['sleek', 'white'],
    art: 'build-workstation',
    parts: {
      cpu: 'cpu23',
      motherboard: 'motherboard18',
      gpu: 'gpu14',
      ram: ['ram20'],
      storage: ['storage9', 'storage19'],
      case: 'case11',
      psu: 'psu6',
      cooling: 'cooling10',
    },
  },
  {
    id: 'trading-workstation',
    name: 'Trading Workstation',
    description:
      'Six screens: four on the card and two on the board. Twenty-four cores keep charts, terminals and a ' +
      'backtest moving at the same time, in a closed, sound-damped case.',
    group: 'workstation',
    useCase: ['trading', 'office-work', 'programming'],
    theme: ['minimal', 'stealth'],
    art: 'build-workstation',
    parts: {
      cpu: 'cpu23',
      motherboard: 'motherboard18',
      gpu: 'gpu6',
      ram: ['ram18'],
      storage: ['storage7'],
      case: 'case16',
      psu: 'psu5',
      cooling: 'cooling10',
    },
  },
  {
    id: 'industrial-workstation',
    name: 'Industrial Workstation',
    description:
      'Built for models that fill the memory: 96 GB, twenty-four cores and a 16 GB card, with a 4 TB disk ' +
      'for archives, in a modular steel frame.',
    group: 'workstation',
    useCase: ['content-creation', 'programming'],
    theme: ['industrial', 'rgb'],
    art: 'build-industrial',
    parts: {
      cpu: 'cpu23',
      motherboard: 'motherboard18',
      gpu: 'gpu17',
      ram: ['ram20'],
      storage: ['storage9', 'storage19'],
      case: 'case18',
      psu: 'psu6',
      cooling: 'cooling10',
    },
  },
  {
    id: 'programmer-paradise',
    name: 'Programmer Paradise',
    description:
      'Twenty-four cores for the compiler, 48 GB of quick memory for containers and 2 TB of NVMe for ' +
      'repositories. No card to hum along: the processor drives two screens.',
    group: 'workstation',
    useCase: ['programming', 'office-work', 'general-use'],
    theme: ['minimal', 'stealth'],
    art: 'build-workstation',
    parts: {
      cpu: 'cpu23',
      motherboard: 'motherboard18',
      gpu: null,
      ram: ['ram18'],
      storage: ['storage7'],
      case: 'case16',
      psu: 'psu5',
      cooling: 'cooling10',
    },
  },
  {
    id: 'luxury-workstation',
    name: 'Luxury Workstation',
    description:
      'Sixteen cores with stacked cache, 96 GB of memory and a PCIe 5.0 drive in a closed, sound-damped ' +
      'case. For people who work at one machine all day and want nothing to be in the way.',
    group: 'workstation',
    useCase: ['content-creation', 'programming', 'general-use'],
    theme: ['luxury', 'stealth'],
    art: 'build-luxury',
    parts: {
      cpu: 'cpu12',
      motherboard: 'motherboard12',
      gpu: 'gpu17',
      ram: ['ram20'],
      storage: ['storage12'],
      case: 'case16',
      psu: 'psu11',
      cooling: 'cooling10',
    },
  },
  {
    id: 'cyberpunk-workstation',
    name: 'Cyberpunk Workstation',
    description:
      'Fourteen cores and a 16 GB card under lit memory, lit fans and a lit radiator. Renders, edits and ' +
      'streams, and looks like the scene it renders.',
    group: 'workstation',
    useCase: ['content-creation', 'programming', 'streaming'],
    theme: ['cyberpunk', 'rgb'],
    art: 'build-rgb',
    parts: {
      cpu: 'cpu18',
      motherboard: 'motherboard18',
      gpu: 'gpu17',
      ram: ['ram15'],
      storage: ['storage7'],
      case: 'case6',
      psu: 'psu6',
      cooling: 'cooling22',
    },
  },
  {
    id: 'retro-workstation',
    name: 'Retro Workstation',
    description:
      'A desk companion with a wooden front: eight cores that draw little, under a large air cooler and ' +
      'without a card. Made for writing code and text in peace.',
    group: 'workstation',
    useCase: ['programming', 'office-work'],
    theme: ['retro', 'minimal'],
    art: 'build-retro',
    parts: {
      cpu: 'cpu9',
      motherboard: 'motherboard6',
      gpu: null,
      ram: ['ram11'],
      storage: ['storage3'],
      case: 'case17',
      psu: 'psu5',
      cooling: 'cooling7',
    },
  },
  {
    id: 'creator-starter',
    name: 'Creator Starter',
    description:
      'The cheapest way into video: a 12 GB card that encodes AV1 in hardware, 32 GB of memory and six ' +
      'cores. Streams well for the same reason.',
    group: 'workstation',
    useCase: ['content-creation', 'streaming', 'programming'],
    theme: ['minimal', 'rgb'],
    art: 'build-workstation',
    parts: {
      cpu: 'cpu2',
      motherboard: 'motherboard1',
      gpu: 'gpu4',
      ram: ['ram4'],
      storage: ['storage3'],
      case: 'case8',
      psu: 'psu5',
      cooling: null,
      cables: ['cables3'],
    },
  },
  {
    id: 'studio-starter',
    name: 'Studio Starter',
    description:
      'A first studio for video, photos and streams: 64 GB of memory, six cores and a card with the newest ' +
      'encoder, on a socket that takes a sixteen-core later.',
    group: 'workstation',
    useCase: ['content-creation', 'streaming', 'general-use'],
    theme: ['minimal', 'rgb'],
    art: 'build-workstation',
    parts: {
      cpu: 'cpu5',
      motherboard: 'motherboard6',
      gpu: 'gpu8',
      ram: ['ram19'],
      storage: ['storage3'],
      case: 'case8',
      psu: 'psu6',
      cooling: null,
    },
  },
];
