import type { Preset } from '../preset';
import { slowerMemory } from './caveats';

export const workstation: readonly Preset[] = [
  {
    id: 'content-creator',
    name: 'Content Creator',
    description:
      'Fourteen cores, 64 GB of memory and a card with a current video encoder. Projects live on 2 TB of NVMe, finished ones on a 4 TB disk.',
    group: 'workstation',
    useCase: ['content-creation', 'streaming'],
    theme: ['sleek', 'luxury'],
    art: 'build-workstation',
    parts: {
      cpu: 'cpu18',
      motherboard: 'motherboard20',
      gpu: 'gpu14',
      ram: ['ram19'],
      storage: ['storage10', 'storage19'],
      case: 'case17',
      psu: 'psu8',
      cooling: 'cooling12',
    },
  },
  {
    id: 'trading-workstation',
    name: 'Trading Workstation',
    description:
      'Six screens: four on the card and two on the board. Fourteen cores keep charts, terminals and a ' +
      'backtest moving at the same time, with 64 GB of memory.',
    group: 'workstation',
    useCase: ['trading', 'office-work', 'programming'],
    theme: ['minimal', 'sleek'],
    art: 'build-workstation',
    parts: {
      cpu: 'cpu18',
      motherboard: 'motherboard18',
      gpu: 'gpu12',
      ram: ['ram19'],
      storage: ['storage10'],
      case: 'case5',
      psu: 'psu6',
      cooling: 'cooling17',
    },
  },
  {
    id: 'industrial-workstation',
    name: 'Industrial Workstation',
    description:
      'Built for models that fill the memory: 96 GB, fourteen cores, a 16 GB card and 8 TB for archives, in a ' +
      'modular steel frame with room for more drives.',
    group: 'workstation',
    useCase: ['content-creation', 'programming', 'office-work'],
    theme: ['industrial', 'stealth'],
    art: 'build-industrial',
    parts: {
      cpu: 'cpu18',
      motherboard: 'motherboard20',
      gpu: 'gpu17',
      ram: ['ram20'],
      storage: ['storage10', 'storage20'],
      case: 'case18',
      psu: 'psu12',
      cooling: 'cooling17',
    },
  },
  {
    id: 'programmer-paradise',
    name: 'Programmer Paradise',
    description:
      'Fourteen cores for the compiler, 64 GB for containers and a PCIe 5.0 drive for large repositories. No ' +
      'card to hum along: the processor drives two screens.',
    group: 'workstation',
    useCase: ['programming', 'office-work', 'general-use'],
    theme: ['minimal', 'stealth'],
    art: 'build-workstation',
    parts: {
      cpu: 'cpu18',
      motherboard: 'motherboard20',
      gpu: null,
      ram: ['ram19'],
      storage: ['storage12'],
      case: 'case17',
      psu: 'psu5',
      cooling: 'cooling12',
    },
  },
  {
    id: 'luxury-workstation',
    name: 'Luxury Workstation',
    description:
      'Sixteen cores, 96 GB of memory and an efficient Titanium supply. For people who work at one machine ' +
      'all day and want nothing to be in the way.',
    group: 'workstation',
    useCase: ['content-creation', 'programming', 'office-work', 'general-use'],
    theme: ['luxury', 'sleek'],
    art: 'build-luxury',
    parts: {
      cpu: 'cpu12',
      motherboard: 'motherboard12',
      gpu: 'gpu17',
      ram: ['ram20'],
      storage: ['storage13'],
      case: 'case19',
      psu: 'psu16',
      cooling: 'cooling18',
    },
  },
  {
    id: 'cyberpunk-workstation',
    name: 'Cyberpunk Workstation',
    description:
      'Twenty-four cores under lit memory, lit fans and a lit radiator. Renders, compiles and streams, and ' +
      'looks like the scene it renders.',
    group: 'workstation',
    useCase: ['content-creation', 'programming', 'streaming'],
    theme: ['cyberpunk', 'rgb'],
    art: 'build-rgb',
    parts: {
      cpu: 'cpu20',
      motherboard: 'motherboard20',
      gpu: 'gpu17',
      ram: ['ram17'],
      storage: ['storage10'],
      case: 'case18',
      psu: 'psu10',
      cooling: 'cooling18',
    },
  },
  {
    id: 'retro-workstation',
    name: 'Retro Workstation',
    description:
      'A desk companion in wood and brown: wooden front, the brown fans of a classic cooler, 48 GB of ' +
      'memory. Made for writing code and text in peace. ' +
      slowerMemory,
    group: 'workstation',
    useCase: ['programming', 'office-work'],
    theme: ['retro', 'minimal'],
    art: 'build-retro',
    parts: {
      cpu: 'cpu8',
      motherboard: 'motherboard9',
      gpu: null,
      ram: ['ram18'],
      storage: ['storage8'],
      case: 'case17',
      psu: 'psu5',
      cooling: 'cooling13',
    },
  },
  {
    id: 'creator-starter',
    name: 'Creator Starter',
    description:
      'The cheapest way into video: a card that encodes AV1 in hardware, 32 GB of memory and six cores. Streams well for the same reason.',
    group: 'workstation',
    useCase: ['content-creation', 'streaming', 'programming'],
    theme: ['minimal', 'stealth'],
    art: 'build-workstation',
    parts: {
      cpu: 'cpu14',
      motherboard: 'motherboard13',
      gpu: 'gpu3',
      ram: ['ram4'],
      storage: ['storage1'],
      case: 'case5',
      psu: 'psu5',
      cooling: null,
    },
  },
  {
    id: 'studio-starter',
    name: 'Studio Starter',
    description:
      'A first studio for video, photos and streams: current six-core processor, quick memory and a card ' +
      'with the newest encoder, on a platform that takes a twelve-core later.',
    group: 'workstation',
    useCase: ['content-creation', 'streaming', 'general-use'],
    theme: ['minimal', 'sleek'],
    art: 'build-workstation',
    parts: {
      cpu: 'cpu5',
      motherboard: 'motherboard5',
      gpu: 'gpu8',
      ram: ['ram12'],
      storage: ['storage6'],
      case: 'case5',
      psu: 'psu3',
      cooling: 'cooling5',
    },
  },
];
