import {
  saveBuild,
  updateBuild,
  type BuildComponents,
  type SavedBuild,
  type VerdictSummary,
} from '@rig4u/shared/builds';

/** A list with a build in it, and that build's id. */
export interface StoredList {
  list: readonly SavedBuild[];
  id: string;
}

/**
 * Puts the build into the list, with what the check says of it: into the entry with this id (name and date stay), or as a new last
 * entry where there is none.
 */
export function storeBuild(
  list: readonly SavedBuild[],
  id: string | undefined,
  { components, verdict }: { components: BuildComponents; verdict: VerdictSummary },
  now: Date,
): StoredList {
  if (id !== undefined && list.some((build) => build.id === id))
    return { list: updateBuild(list, id, { components, verdict }), id };
  const longer = saveBuild(list, components, now, verdict);
  return { list: longer, id: longer.at(-1)?.id ?? '' };
}
