import { chosenOf } from '@rig4u/shared/builds';
import { check } from '../compatibility/check';
import { fromComponents } from '../compatibility/checked-build';
import { rules } from '../compatibility/rules';
import type { Verdict } from '../compatibility/types';
import type { Conditions } from './best-build';
import { listFor, type ListStep, type StepId } from './aims/list';
import { keptBy, worthOf } from './aims/worth';
import type { FoundBuild } from './build-found';
import { objectiveFor, type Objective } from './objective';
import type { Option } from './option';
import { headPlaces, places, type Place } from './places';
import { Completer } from './search/completer';
import { stageOf, stagesOf, type Stage } from './search/stages';
import type { Shelf } from './shelf';
import { fieldOf, type Field } from './tables/field';
import { maskOf, type Mask } from './tables/mask';
import { ranks } from './tables/rule-verdicts';

/** Why a part of a computed build is the one it is: figures only; `words/reason-sentence.ts` says them. */
export type Reason = { place: Place } & (
  | { kind: 'locked' | 'owned' | 'cheapest' | 'box cooler' | 'case fans' | 'fastest' }
  /** The cheapest way to more points by a part in this place, all other parts that count for the estimate as they are. */
  | { kind: 'next faster'; option: Option; cents: number; gain: number; needsMore: boolean }
  /** No cheaper part goes with the others: how many there are, and what rules say of them, the most frequent first. */
  | { kind: 'no cheaper fits'; count: number; rules: readonly string[] }
  /** Every cheaper part costs points, lacks something, or a rule says worse of it: the nearest in price of those that go with the others. */
  | {
      kind: 'next cheaper';
      option: Option;
      cents: number;
      loss: number;
      rule: string | undefined;
      verdict: Verdict;
      lacks: StepId | undefined;
    }
  /** It was bought with what was left, for these steps of the list. */
  | { kind: 'bought'; steps: readonly StepId[]; cents: number }
);

interface Asked {
  field: Field;
  stage: Stage;
  objective: Objective;
  build: FoundBuild;
  choice: Int32Array;
  /** The rules of the build that are worse than they have to be, and what each of them leaves of an estimate. */
  minded: number;
  kept: number;
  /** What the build has to have at its price, and what is on the list at its budget. */
  wanted: readonly Pick<ListStep, 'id' | 'place' | 'meets'>[];
}

/** The options of a build by place. */
function choiceOf({ tables }: Field, { parts }: FoundBuild): Int32Array {
  return Int32Array.from(places, (place, at) => {
    const lines = chosenOf(parts, place);
    return (tables.layout.lists[at] ?? []).findIndex(
      (option) =>
        option.lines.length === lines.length &&
        option.lines.every(({ part, quantity }, line) => {
          const own = lines[line];
          return part.id === own?.part.id && quantity === own.quantity && part.owned === own.part.owned;
        }),
    );
  });
}

/** Why each part of a computed build is there, in the order of the places. `build` is an answer to these conditions. */
export function reasonsFor(shelf: Shelf, conditions: Conditions, build: FoundBuild): Reason[] {
  const { use, resolution, budgetCents } = conditions;
  const field = fieldOf(shelf, conditions);
  const choice = choiceOf(field, build);
  const stage = stageOf(stagesOf(field, use, conditions), choice, build.totalCents);
  if (!stage) return [];
  const card = chosenOf(build.parts, 'gpu');
  const floors = stage.floors.filter(
    ({ fromCents, besideCard }) => fromCents <= build.totalCents && (besideCard?.(card) ?? true),
  );
  const asked: Asked = {
    field,
    stage,
    objective: objectiveFor(use, resolution),
    build,
    choice,
    minded: field.misses.of(choice),
    kept: keptBy(conditions),
    wanted: [...floors, ...listFor(use, conditions, budgetCents)],
  };
  return places.flatMap((place, at) =>
    // Nobody asks why there is no splitter.
    place === 'cables' && chosenOf(build.parts, place).length === 0 ? [] : [reasonFor(asked, conditions, place, at)],
  );
}

function reasonFor(asked: Asked, { locked = {} }: Conditions, place: Place, at: number): Reason {
  const { field, choice, objective } = asked;
  const list = field.tables.layout.lists[at] ?? [];
  const own = list[choice[at] ?? 0];
  if (chosenOf(locked, place).length > 0) return { place, kind: 'locked' };
  if (own && own.lines.length > 0 && own.lines.every(({ part }) => part.owned)) return { place, kind: 'owned' };
  const bought = asked.build.spent.filter((one) => one.place === place);
  if (bought.length > 0)
    return {
      place,
      kind: 'bought',
      steps: bought.map(({ id }) => id),
      cents: bought.reduce((sum, { cents }) => sum + cents, 0),
    };
  if (objective.types.includes(place)) {
    const faster = nextFaster(asked, place, at);
    if (faster) return faster;
  }
  if (own?.lines.length === 0 && place !== 'gpu')
    return { place, kind: place === 'cooling' ? 'box cooler' : 'case fans' };
  return nextCheaper(asked, place, at) ?? { place, kind: objective.types.includes(place) ? 'fastest' : 'cheapest' };
}

/** The estimate after deductions with another option in its place, everything else as it is. */
const worthWith = ({ objective, build, minded, kept }: Asked, { place, lines }: Option): number =>
  worthOf(objective.value({ ...build.parts, [place]: lines }), minded, kept);

const points = (value: number): number => Math.round(10 * value) / 10;

/** The options of a choice in the places that count, as masks of those after the first two. */
function masksOf({ field, objective }: Asked, choice: Int32Array): readonly Mask[] {
  return places.flatMap((name, index) => {
    const own = field.tables.layout.lists[index]?.[choice[index] ?? 0];
    return index < headPlaces || !objective.types.includes(name)
      ? []
      : [maskOf(field.tables.layout, index, (option) => option === own)];
  });
}

/** The cheapest way to more, beside the cheapest with what counts as it is. */
function nextFaster(asked: Asked, place: Place, at: number): Reason | undefined {
  const { field, stage, build, choice, minded } = asked;
  const completer = new Completer(field, stage);
  const completed = (wanted: Int32Array, below: number): number | undefined =>
    completer.complete(wanted[0] ?? 0, wanted[1] ?? 0, masksOf(asked, wanted), below, minded);
  const own = completed(choice, Number.POSITIVE_INFINITY);
  if (own === undefined) return undefined;
  const now = completer.found.slice();
  let found: Reason | undefined;
  let below = Number.POSITIVE_INFINITY;
  for (const [number, option] of (field.tables.layout.lists[at] ?? []).entries()) {
    const gain = points(worthWith(asked, option) - build.value);
    if (gain <= 0) continue;
    const wanted = choice.slice();
    wanted[at] = number;
    const cents = completed(wanted, below);
    if (cents === undefined) continue;
    below = cents;
    const needsMore = completer.found.some((one, index) => index !== at && one !== now[index]);
    found = { place, kind: 'next faster', option, cents: cents - own, gain, needsMore };
  }
  return found;
}

/** What a rule says worse of a build than before; undefined where none does. */
function worseIn(build: FoundBuild, { place, lines }: Option) {
  const before = new Map(check(fromComponents(build.parts)).findings.map(({ rule, verdict }) => [rule, verdict]));
  return check(fromComponents({ ...build.parts, [place]: lines }))
    .findings.filter(({ rule, verdict }) => ranks[verdict] > ranks[before.get(rule) ?? 'pass'])
    .toSorted((a, b) => ranks[b.verdict] - ranks[a.verdict])[0];
}

function nextCheaper(asked: Asked, place: Place, at: number): Reason | undefined {
  const { field, stage, build, choice, wanted } = asked;
  const list = field.tables.layout.lists[at] ?? [];
  const own = list[choice[at] ?? 0];
  const cheaper = list
    .filter((option, number) => stage.levels.loose.mayTake(at, number) && own && option.cents < own.cents)
    .map((option) => ({ option, worse: worseIn(build, option) }));
  const nearest = cheaper.findLast(({ worse }) => worse?.verdict !== 'fail');
  if (!own || cheaper.length === 0) return undefined;
  if (!nearest)
    return {
      place,
      kind: 'no cheaper fits',
      count: cheaper.length,
      rules: byFrequency(cheaper.map(({ worse }) => worse?.rule)),
    };
  const { option, worse } = nearest;
  return {
    place,
    kind: 'next cheaper',
    option,
    cents: own.cents - option.cents,
    loss: Math.max(0, points(build.value - worthWith(asked, option))),
    rule: worse && rules.find(({ id }) => id === worse.rule)?.id,
    verdict: worse?.verdict ?? 'pass',
    lacks: wanted.find((one) => one.place === place && one.meets(own.lines) && !one.meets(option.lines))?.id,
  };
}

function byFrequency(ids: readonly (string | undefined)[]): string[] {
  const known = ids.filter((id) => id !== undefined);
  const count = (id: string): number => known.filter((one) => one === id).length;
  return [...new Set(known)].toSorted((a, b) => count(b) - count(a));
}
