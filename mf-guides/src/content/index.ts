import type { BuiltInGuide } from './guide';
import { advancedCooling } from './guides/advanced-cooling-solutions';
import { gamingPc } from './guides/building-a-gaming-pc';
import { overclocking } from './guides/overclocking-guide';
import { basics } from './guides/pc-building-basics';
import { storage } from './guides/ultimate-storage-guide';

export type { Guide } from './guide';

/** The built-in guides, in the order of the list. */
export const guides: readonly BuiltInGuide[] = [basics, overclocking, gamingPc, advancedCooling, storage];

/** The built-in guide of that id. */
export const findGuide = (id: string): BuiltInGuide | undefined => guides.find((guide) => guide.id === id);
