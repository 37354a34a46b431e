import { paths } from '@rig4u/shared/routing';

/** Where the wizard shows a ready build as its result. */
export const presetAddress = (id: string): string => `${paths.optimalBuild}?step=3&build=${encodeURIComponent(id)}`;
