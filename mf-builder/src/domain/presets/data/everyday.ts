import type { PresetText } from '../preset';

export const everyday: readonly PresetText[] = [
  {
    id: 'budget-beast',
    name: 'Budget Beast',
    description:
      "The least that plays. The processor's own graphics are enough for older and lighter games at 1080p; " +
      'for more, the slot for a card is free and the supply has watts left for it. Fans and a terabyte of ' +
      'NVMe are there already.',
    group: 'everyday',
    useCase: ['gaming', 'general-use'],
    theme: ['rgb'],
    art: 'case',
  },
  {
    id: 'mid-range-performer',
    name: 'Mid-Range Performer',
    description:
      'The middle of what people ask for: a card of today for games, a processor that also gets work done, ' +
      'and a mesh case that brings its fans. Nothing in it is out of proportion.',
    group: 'everyday',
    useCase: ['gaming', 'content-creation', 'streaming', 'general-use'],
    theme: ['sleek', 'minimal'],
    art: 'case',
  },
  {
    id: 'office-professional',
    name: 'Office Professional',
    description:
      "A closed, sound-damped case for a desk where people think. The processor's own graphics drive two " +
      'screens, so no card has to be paid for, and the money goes into what an office waits for.',
    group: 'everyday',
    useCase: ['office-work', 'programming', 'general-use'],
    theme: ['minimal', 'stealth'],
    art: 'build-workstation',
  },
];
