import { belowRail } from './widths';

/** Whether the screen has room for the build as a rail beside the options, now. */
export const hasRail = (): boolean => !window.matchMedia(belowRail.replace('@media ', '')).matches;
