import type { Preset } from '../preset';
import { addFans } from './caveats';

export const everyday: readonly Preset[] = [
  {
    id: 'budget-beast',
    name: 'Budget Beast',
    description:
      'Six cores, 32 GB of memory and a card that draws so little that it needs no power plug, for as ' +
      'little money as a sound gaming PC takes. The supply carries a much faster card later. The ' +
      "case's front USB-C stays unconnected. " +
      addFans,
    group: 'everyday',
    useCase: ['gaming', 'general-use'],
    theme: ['minimal', 'stealth'],
    art: 'case',
    parts: {
      cpu: 'cpu2',
      motherboard: 'motherboard1',
      gpu: 'gpu1',
      ram: ['ram1', 'ram1'],
      storage: ['storage15'],
      case: 'case4',
      psu: 'psu5',
      cooling: null,
    },
  },
  {
    id: 'mid-range-performer',
    name: 'Mid-Range Performer',
    description:
      'A bit of everything done well: 1440p games on a 16 GB card, photo and video work on 2 TB of fast ' +
      'storage, and a socket that will take newer processors.',
    group: 'everyday',
    useCase: ['gaming', 'content-creation', 'general-use'],
    theme: ['sleek', 'minimal'],
    art: 'case',
    parts: {
      cpu: 'cpu5',
      motherboard: 'motherboard6',
      gpu: 'gpu12',
      ram: ['ram12'],
      storage: ['storage9'],
      case: 'case13',
      psu: 'psu6',
      cooling: 'cooling5',
    },
  },
  {
    id: 'office-professional',
    name: 'Office Professional',
    description:
      "A quiet desk machine behind a wooden front. The processor's own graphics drive two screens, so " +
      'no card has to be paid for; a large slow-turning cooler keeps it calm.',
    group: 'everyday',
    useCase: ['office-work', 'programming', 'general-use'],
    theme: ['minimal', 'sleek'],
    art: 'build-workstation',
    parts: {
      cpu: 'cpu5',
      motherboard: 'motherboard5',
      gpu: null,
      ram: ['ram11'],
      storage: ['storage5'],
      case: 'case17',
      psu: 'psu3',
      cooling: 'cooling12',
    },
  },
];
