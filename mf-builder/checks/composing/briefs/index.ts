import type { Brief } from '../brief';
import { compact } from './compact';
import { everyday } from './everyday';
import { gaming } from './gaming';
import { themed } from './themed';
import { workstation } from './workstation';

/** What each preset has to be, in the order of the presets. */
export const briefs: readonly Brief[] = [...everyday, ...gaming, ...workstation, ...themed, ...compact];
