import type { PresetText } from '../preset';

export const workstation: readonly PresetText[] = [
  {
    id: 'content-creator',
    name: 'Content Creator',
    description:
      "Twenty-four cores, quick memory and a card of NVIDIA's with a current video encoder in a white case. " +
      'Projects live on 2 TB of NVMe, finished ones on a disk of their own.',
    group: 'workstation',
    useCase: ['content-creation', 'streaming'],
    theme: ['sleek', 'white'],
    art: 'build-workstation',
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
  },
  {
    id: 'industrial-workstation',
    name: 'Industrial Workstation',
    description:
      'Built for models that need more memory than games do: twenty-four cores and a card for 4K and for ' +
      'computing, with a disk for archives, in a modular steel frame.',
    group: 'workstation',
    useCase: ['content-creation', 'programming'],
    theme: ['industrial', 'rgb'],
    art: 'build-industrial',
  },
  {
    id: 'programmer-paradise',
    name: 'Programmer Paradise',
    description:
      'Twenty-four cores for the compiler, quick memory for containers and a quick drive for repositories. ' +
      'No card to hum along: the processor drives two screens.',
    group: 'workstation',
    useCase: ['programming', 'office-work', 'general-use'],
    theme: ['minimal', 'stealth'],
    art: 'build-workstation',
  },
  {
    id: 'luxury-workstation',
    name: 'Luxury Workstation',
    description:
      'Sixteen cores with stacked cache, 64 GB of memory and a PCIe 5.0 drive in a closed, sound-damped ' +
      'case. For people who work at one machine all day and want nothing to be in the way.',
    group: 'workstation',
    useCase: ['content-creation', 'programming', 'general-use'],
    theme: ['luxury', 'stealth'],
    art: 'build-luxury',
  },
  {
    id: 'cyberpunk-workstation',
    name: 'Cyberpunk Workstation',
    description:
      'Many cores and a fast card under lit memory, lit fans and a lit radiator. Renders, edits and ' +
      'streams, and looks like the scene it renders.',
    group: 'workstation',
    useCase: ['content-creation', 'programming', 'streaming'],
    theme: ['cyberpunk', 'rgb'],
    art: 'build-rgb',
  },
  {
    id: 'retro-workstation',
    name: 'Retro Workstation',
    description:
      'A desk companion with a wooden front: a processor for code and text, under a large air cooler and ' +
      'without a card. Made for writing in peace.',
    group: 'workstation',
    useCase: ['programming', 'office-work'],
    theme: ['retro', 'minimal'],
    art: 'build-retro',
  },
  {
    id: 'creator-starter',
    name: 'Creator Starter',
    description:
      'The cheapest way into video on a card of its own, which encodes AV1 in hardware, beside six cores. ' +
      'Streams well for the same reason.',
    group: 'workstation',
    useCase: ['content-creation', 'streaming', 'programming'],
    theme: ['minimal', 'rgb'],
    art: 'build-workstation',
  },
  {
    id: 'studio-starter',
    name: 'Studio Starter',
    description:
      "A first studio for video, photos and streams: 32 GB of memory and a card of NVIDIA's with the newest " +
      'encoder, on a socket that takes a sixteen-core later.',
    group: 'workstation',
    useCase: ['content-creation', 'streaming', 'general-use'],
    theme: ['minimal', 'rgb'],
    art: 'build-workstation',
  },
];
