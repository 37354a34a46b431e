import type { BuildComponents } from '@rig4u/shared/builds';
import type { CatalogueType } from '../../catalogue/schema';
import { objectiveFor } from '../best-build/objective';
import { usualResolution } from '../estimates';
import type { UseCase } from '../recommendation';
import type { Candidates } from './swap';
import { takeWay } from './way';
import { waysOut, type WayOut } from './ways-out';

export { wayTypes } from './clearing-ways';

/**
 * The ways out of a finding as the search for the best build ranks what they lead to: the highest estimate for the use first, then the
 * lowest price. None of them opens what another avoids, so the check does not tell them apart.
 */
export function rankedWays(
  components: BuildComponents,
  ruleId: string,
  types: readonly CatalogueType[],
  candidates: Candidates,
  use: UseCase,
): WayOut[] {
  const { value } = objectiveFor(use, usualResolution);
  return waysOut(components, ruleId, types, candidates)
    .map((out) => ({ out, value: value(takeWay({ components }, out.way).components) }))
    .toSorted((a, b) => b.value - a.value || a.out.way.moreCents - b.out.way.moreCents)
    .map(({ out }) => out);
}
