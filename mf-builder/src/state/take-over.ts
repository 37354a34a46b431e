import type { BuildComponents, DraftBuild } from '@rig4u/shared/builds';
import type { WriteResult } from '@rig4u/shared/storage';
import { replaceBuild } from '../domain/choices/change-build';
import { draft } from './working-build';

export interface TakenOver {
  result: WriteResult<DraftBuild>;
  /** The draft that was replaced; undefined where there was nothing to keep. */
  taken: BuildComponents | undefined;
}

/** What is said where a draft was replaced. */
export const tookPlaceText = 'It replaced the build you were putting together.';

/** Replaces the draft by a build, with the visitor's budget (US dollars) where it is known. The old draft can be brought back. */
export function takeOver(components: BuildComponents, budget?: number): TakenOver {
  let taken: BuildComponents | undefined;
  const result = draft.update((build) => {
    const next = { ...replaceBuild(build, components), ...(budget !== undefined && { budget }) };
    taken = next.cleared === build.cleared ? undefined : next.cleared;
    return next;
  });
  return { result, taken };
}

/** Brings back a draft that was replaced; what replaced it is kept in turn. */
export const putBack = (taken: BuildComponents): WriteResult<DraftBuild> =>
  draft.update((build) => replaceBuild(build, taken));
