import type { SavedBuild } from '@rig4u/shared/builds';
import { withoutTail } from '@rig4u/shared/routing';

/** The saved build that an id of an address names, also where something stands behind it since the address was passed on. */
export const namedBuild = (builds: readonly SavedBuild[], id: string | undefined): SavedBuild | undefined =>
  builds.find((build) => build.id === id) ?? builds.find((build) => build.id === withoutTail(id ?? ''));
