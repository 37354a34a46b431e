import { chosenOf, type BuildComponents } from '@rig4u/shared/builds';
import type { FloorId } from './aims/floors';
import { splitterRule } from './aims/worth';
import { check } from '../compatibility/check';
import { fromComponents } from '../compatibility/checked-build';
import type { BuildCheck, Verdict } from '../compatibility/types';
import type { Choice } from './search/pass';
import type { Spent } from './search/spend';
import type { Stage } from './search/stages';
import type { Field } from './tables/field';

/** What the check says of a computed build: a pass, a warning, or something that cannot be told. It never fails. */
export type Tier = Exclude<Verdict, 'fail'>;

/** A build that the search found. */
export interface FoundBuild {
  parts: BuildComponents;
  totalCents: number;
  /** The estimate after deductions, by which builds are compared. */
  value: number;
  tier: Tier;
  /** What a build of this price has as a rule and this one has not: nothing that is locked or refused, or that the budget leaves, allows it. */
  dropped: readonly FloorId[];
  /** What of it was bought with what was left. */
  spent: readonly Spent[];
}

function tierOf({ findings }: BuildCheck): Tier {
  if (findings.some(({ verdict }) => verdict === 'unknown')) return 'unknown';
  return findings.some(({ verdict }) => verdict === 'warning') ? 'warning' : 'pass';
}

/** The floors that were given up and that the build does not meet. */
function unmet(stage: Stage, parts: BuildComponents, totalCents: number, { findings }: BuildCheck): FloorId[] {
  const card = chosenOf(parts, 'gpu');
  return stage.dropped.filter((id) => {
    if (id === 'splitters') return findings.some(({ rule, verdict }) => rule === splitterRule && verdict !== 'pass');
    const floor = stage.floors.find((one) => one.id === id);
    return (
      floor !== undefined &&
      floor.fromCents <= totalCents &&
      (floor.besideCard?.(card) ?? true) &&
      !floor.meets(chosenOf(parts, floor.place))
    );
  });
}

/** A choice of the search as a build, with what is locked beside the places. */
export function foundBuild(
  { tables, beside, besideCents }: Field,
  stage: Stage,
  { options, cents, value }: Choice,
  spent: readonly Spent[] = [],
): FoundBuild {
  const chosen = tables.layout.lists.flatMap((list, place) => {
    const option = list[options[place] ?? 0];
    return option && option.lines.length > 0 ? [[option.place, option.lines] as const] : [];
  });
  const parts: BuildComponents = { ...beside, ...Object.fromEntries(chosen) };
  const checked = check(fromComponents(parts));
  const totalCents = cents + besideCents;
  return { parts, totalCents, value, tier: tierOf(checked), dropped: unmet(stage, parts, totalCents, checked), spent };
}
