import type { BuildComponents } from '@rig4u/shared/builds';
import type { CatalogueType } from '../../catalogue/schema';
import { objectiveFor } from '../best-build/objective';
import { usualResolution } from '../estimates';
import type { UseCase } from '../recommendation';
import { check } from '../compatibility/check';
import { worstFirst } from '../compatibility/check-summary';
import type { Finding } from '../compatibility/types';
import type { Candidates } from './swap';
import { afterWay, isAddition, takeWay, type Way } from './way';
import { waysOut, type WayOut } from './ways-out';

export { wayTypes } from './clearing-ways';

/** A way out with what the check then says of the parts that come, beside what passes: worst first. */
export interface RankedWay extends WayOut {
  findings: readonly Finding[];
}

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
): RankedWay[] {
  const { value } = objectiveFor(use, usualResolution);
  return waysOut(components, ruleId, types, candidates)
    .map((out) => ({ out, value: value(takeWay({ components }, out.way).components) }))
    .toSorted((a, b) => b.value - a.value || a.out.way.moreCents - b.out.way.moreCents)
    .map(({ out }) => ({ ...out, findings: findingsOf(components, out.way) }));
}

function findingsOf(components: BuildComponents, way: Way): Finding[] {
  const ids = new Set(isAddition(way) ? way.added.map(({ part }) => part.id) : [way.to.id]);
  const pressing = check(afterWay(components, way)).findings.filter(
    ({ verdict, parts }) => verdict !== 'pass' && parts.some(({ id }) => id !== undefined && ids.has(id)),
  );
  return worstFirst(pressing);
}
