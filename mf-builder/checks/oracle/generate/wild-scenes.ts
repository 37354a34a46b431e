import type { CheckedBuild } from '../../../src/domain/compatibility/types';
import { deleteFact, factPaths } from '../deletions';
import type { Mix } from './mix';
import { boardScenes } from './wild-boards';
import { placeScenes } from './wild-places';
import { platformScenes } from './wild-platforms';
import { withWildFacts } from './wild-facts';

const groups = [boardScenes, placeScenes, platformScenes];

/** The facts of what parts share and take of each other, and now and then parts that meet in one of those ways; some facts unknown again. */
export const withWild = (mix: Mix, build: CheckedBuild): CheckedBuild => {
  let wild = withWildFacts(mix, build);
  if (!mix.chance(0.92)) return wild;
  for (const scenes of groups) if (mix.chance(0.78)) wild = mix.pick(scenes)(mix, wild);
  const unknown = mix.pick([0, 0, 0, 0, 0.03]);
  // Why a copy: scenes put one object in two places, and a fact is taken out of one of them alone.
  if (unknown > 0) wild = structuredClone(wild);
  if (unknown > 0) for (const path of factPaths(wild)) if (mix.chance(unknown)) deleteFact(wild, path);
  return wild;
};
