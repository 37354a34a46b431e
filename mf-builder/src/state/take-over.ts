import type { BuildComponents, DraftBuild } from '@rig4u/shared/builds';
import type { WriteResult } from '@rig4u/shared/storage';
import { replaceBuild } from '../domain/choices/change-build';
import { draft } from './working-build';

export interface TakenOver {
  result: WriteResult<DraftBuild>;
  /** What was on the table; undefined where there was nothing to keep. */
  taken: BuildComponents | undefined;
}

/** Puts a build on the table of new builds, with the visitor's budget (US dollars) where it is known. What was there can be brought back. */
export function takeOver(components: BuildComponents, budget?: number): TakenOver {
  let taken: BuildComponents | undefined;
  const result = draft.update((build) => {
    const next = { ...replaceBuild(build, components), ...(budget !== undefined && { budget }) };
    taken = next.cleared === build.cleared ? undefined : next.cleared;
    return next;
  });
  return { result, taken };
}

/** Brings back what was on the table; what stands there by now is kept in turn. */
export const putBack = (taken: BuildComponents): WriteResult<DraftBuild> =>
  draft.update((build) => replaceBuild(build, taken));
