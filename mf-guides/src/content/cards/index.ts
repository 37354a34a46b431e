import type { GuideCard } from '../guide';
import { advancedCoolingCard } from './advanced-cooling-solutions';
import { gamingPcCard } from './building-a-gaming-pc';
import { overclockingCard } from './overclocking-guide';
import { basicsCard } from './pc-building-basics';
import { storageCard } from './ultimate-storage-guide';

/** The cards of the built-in guides, in the order of the list. */
export const cards: readonly GuideCard[] = [
  basicsCard,
  overclockingCard,
  gamingPcCard,
  advancedCoolingCard,
  storageCard,
];
