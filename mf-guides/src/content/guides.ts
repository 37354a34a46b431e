import { advancedCooling } from './advanced-cooling-solutions';
import { gamingPc } from './building-a-gaming-pc';
import type { BuiltInGuide } from './guide';
import { overclocking } from './overclocking-guide';
import { basics } from './pc-building-basics';
import { storage } from './ultimate-storage-guide';

/** The built-in guides, in the order of the list. */
export const guides: readonly BuiltInGuide[] = [basics, overclocking, gamingPc, advancedCooling, storage];

/** The built-in guide of that id; undefined when there is none. */
export const findGuide = (id: string): BuiltInGuide | undefined => guides.find((guide) => guide.id === id);
