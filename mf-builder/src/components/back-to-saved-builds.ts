import { paths } from '@rig4u/shared/routing';

/** The way back of a screen that is reached from the list of saved builds, for its `PageHead`. */
export const backToSavedBuilds = { back: paths.savedBuilds, backLabel: 'Back to Saved PC Builds' } as const;
