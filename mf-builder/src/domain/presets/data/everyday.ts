import type { Preset } from '../preset';

export const everyday: readonly Preset[] = [
  {
    id: 'budget-beast',
    name: 'Budget Beast',
    description:
      'Six cores, 32 GB of memory, a 10 GB card and five fans, for as little money as a sound gaming PC ' +
      "takes. The board's socket also takes an eight-core with stacked cache later.",
    group: 'everyday',
    useCase: ['gaming', 'general-use'],
    theme: ['rgb'],
    art: 'case',
    parts: {
      cpu: 'cpu2',
      motherboard: 'motherboard1',
      gpu: 'gpu3',
      ram: ['ram4'],
      storage: ['storage2'],
      case: 'case8',
      psu: 'psu3',
      cooling: null,
      caseFan: ['caseFan7'],
      cables: ['cables3'],
    },
  },
  {
    id: 'mid-range-performer',
    name: 'Mid-Range Performer',
    description:
      'The middle of everything: six current cores, a 16 GB card for 1440p games, 2 TB of NVMe, and a ' +
      'socket that takes newer processors.',
    group: 'everyday',
    useCase: ['gaming', 'content-creation', 'general-use'],
    theme: ['sleek', 'minimal'],
    art: 'case',
    parts: {
      cpu: 'cpu8',
      motherboard: 'motherboard6',
      gpu: 'gpu13',
      ram: ['ram11'],
      storage: ['storage7'],
      case: 'case9',
      psu: 'psu6',
      cooling: 'cooling22',
    },
  },
  {
    id: 'office-professional',
    name: 'Office Professional',
    description:
      "A closed, sound-damped case and six current cores under a large air cooler. The processor's own " +
      'graphics drive two screens, so no card has to be paid for.',
    group: 'everyday',
    useCase: ['office-work', 'programming', 'general-use'],
    theme: ['minimal', 'stealth'],
    art: 'build-workstation',
    parts: {
      cpu: 'cpu8',
      motherboard: 'motherboard6',
      gpu: null,
      ram: ['ram11'],
      storage: ['storage3'],
      case: 'case16',
      psu: 'psu5',
      cooling: 'cooling7',
    },
  },
];
