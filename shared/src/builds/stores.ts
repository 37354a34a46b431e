import * as v from 'valibot';
import { storedList, storedValue } from '../kernel/storage';
import { draftBuildSchema, savedBuild, type DraftBuild, type SavedBuild } from './schema';

/** The builds that this browser keeps. */
export const savedBuilds = storedList<SavedBuild>({ key: 'saved_pc_builds', entry: savedBuild });

/** The build that is being put together and not saved yet. */
export const draftBuild = storedValue<DraftBuild>({
  key: 'rig4u-draft-build',
  schema: draftBuildSchema,
  fallback: { components: {} },
});

/** Changes to saved builds that are not saved yet: the working copy of each, by the build's id. */
export const editedBuilds = storedValue<Readonly<Record<string, DraftBuild>>>({
  key: 'rig4u-edited-builds',
  schema: v.record(v.string(), draftBuildSchema),
  fallback: {},
});
