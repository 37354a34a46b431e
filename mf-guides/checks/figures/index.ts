import { coolingFacts, coolingWarnings } from './advanced-cooling-solutions';
import { gamingFacts, gamingWarnings } from './building-a-gaming-pc';
import type { GuideFact, Warning } from './guide-fact';
import { overclockingFacts, overclockingWarnings } from './overclocking-guide';
import { basicsFacts, basicsWarnings } from './pc-building-basics';
import { storageFacts, storageWarnings } from './ultimate-storage-guide';

/** What each guide states, by its id. */
export const expectations: Readonly<Record<string, { facts: readonly GuideFact[]; warnings: readonly Warning[] }>> = {
  'pc-building-basics': { facts: basicsFacts, warnings: basicsWarnings },
  'overclocking-guide': { facts: overclockingFacts, warnings: overclockingWarnings },
  'building-a-gaming-pc': { facts: gamingFacts, warnings: gamingWarnings },
  'advanced-cooling-solutions': { facts: coolingFacts, warnings: coolingWarnings },
  'ultimate-storage-guide': { facts: storageFacts, warnings: storageWarnings },
};
