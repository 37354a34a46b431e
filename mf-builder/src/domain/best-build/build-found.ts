import type { BuildComponents } from '@rig4u/shared/builds';
import { check } from '../compatibility/check';
import { fromComponents } from '../compatibility/checked-build';
import type { BuildCheck, Verdict } from '../compatibility/types';
import type { Field } from './tables/field';

/** What the check says of a computed build: a pass, a warning, or something that cannot be told. It never fails. */
export type Tier = Exclude<Verdict, 'fail'>;

/** A build that the search found. */
export interface FoundBuild {
  parts: BuildComponents;
  totalCents: number;
  /** What the objective makes of it. */
  value: number;
  tier: Tier;
}

function tierOf({ findings }: BuildCheck): Tier {
  if (findings.some(({ verdict }) => verdict === 'unknown')) return 'unknown';
  return findings.some(({ verdict }) => verdict === 'warning') ? 'warning' : 'pass';
}

/** A choice of the search as a build, with what is locked beside the places. */
export function foundBuild(
  { tables, beside, besideCents }: Field,
  choice: Int32Array,
  cents: number,
  value: number,
): FoundBuild {
  const chosen = tables.layout.lists.flatMap((list, place) => {
    const option = list[choice[place] ?? 0];
    return option && option.lines.length > 0 ? [[option.place, option.lines] as const] : [];
  });
  const parts: BuildComponents = { ...beside, ...Object.fromEntries(chosen) };
  return { parts, totalCents: cents + besideCents, value, tier: tierOf(check(fromComponents(parts))) };
}
