import type { UseCase } from '../../../domain/recommendation';

interface UseWords {
  /** `Best for games at $1,500`. */
  best: string;
  /** What is as high as can be. */
  estimate: string;
  /** What that is, where its name does not say it. */
  meaning?: string;
  /** Whether the resolution of the screen counts. */
  hasResolution: boolean;
}

/** The words of each use, as the search understands it: which estimate counts for it. */
export const useWords: Readonly<Record<UseCase, UseWords>> = {
  gaming: { best: 'games', estimate: 'gaming estimate', hasResolution: true },
  streaming: { best: 'streaming', estimate: 'streaming estimate', hasResolution: true },
  'content-creation': { best: 'video work', estimate: 'video editing estimate', hasResolution: false },
  'office-work': { best: 'office work', estimate: 'office work estimate', hasResolution: false },
  programming: { best: 'programming', estimate: 'compiling estimate', hasResolution: false },
  'general-use': {
    best: 'a little of everything',
    estimate: 'all-round estimate',
    meaning: 'The all-round estimate is the mean of those for games, video editing, streaming and office work.',
    hasResolution: true,
  },
};
