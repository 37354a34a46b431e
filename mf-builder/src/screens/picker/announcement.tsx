import { LiveRegion } from '@rig4u/shared/ui';
import { useBuild } from './build-state';

/** Says what the last choice did. An open dialog needs one of its own: the page behind it is not read out. */
export const Announcement = () => <LiveRegion>{useBuild().announcement}</LiveRegion>;
