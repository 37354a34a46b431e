import { advancedCooling } from '../src/content/advanced-cooling-solutions';
import { gamingPc } from '../src/content/building-a-gaming-pc';
import type { BuiltInGuide } from '../src/content/guide';
import { overclocking } from '../src/content/overclocking-guide';
import { basics } from '../src/content/pc-building-basics';
import { storage } from '../src/content/ultimate-storage-guide';

/** All built-in guides with their texts, in the order of the list. The product loads them one by one. */
export const guides: readonly BuiltInGuide[] = [basics, overclocking, gamingPc, advancedCooling, storage];
