import { partLines, type BuildComponents, type DraftBuild } from '@rig4u/shared/builds';
import type { WriteResult } from '@rig4u/shared/storage';
import { draft } from './working-build';

export interface TakenOver {
  result: WriteResult<DraftBuild>;
  /** The build that was on the table; undefined where it was empty. */
  before: DraftBuild | undefined;
}

/** Puts a build on the table of new builds. What was there is kept as `cleared`, so that it can be brought back later too. */
export function takeOver(components: BuildComponents): TakenOver {
  const there = draft.read().value;
  const before = partLines(there.components).length > 0 ? there : undefined;
  const result = draft.update((build) => ({ ...build, components, ...(partLines(build.components).length > 0 && { cleared: build.components }) }));
  return { result, before };
}

/** Brings back what was on the table before. */
export const putBack = (before: DraftBuild): WriteResult<DraftBuild> => draft.update(() => before);
