import { chosenOf } from '@rig4u/shared/builds';
import { check } from '../compatibility/check';
import { fromComponents } from '../compatibility/checked-build';
import { rules } from '../compatibility/rules';
import type { Verdict } from '../compatibility/types';
import type { Conditions } from './best-build';
import { foundBuild, type FoundBuild } from './build-found';
import { objectiveFor, type Objective } from './objective';
import type { Option } from './option';
import { headPlaces, places, type Place } from './places';
import { Cheapest } from './search/cheapest';
import type { Shelf } from './shelf';
import { setBit } from './tables/bits';
import { fieldOf, type Field } from './tables/field';
import type { Level } from './tables/level';
import { ranks } from './tables/rule-verdicts';

/** Why a part of a computed build is the one it is: figures only; `words/reason-sentence.ts` says them. */
export type Reason = { place: Place } & (
  | { kind: 'locked' | 'owned' | 'cheapest' | 'box cooler' | 'case fans' | 'fastest' }
  /** The cheapest way to more points by a part in this place, all other parts that count for the estimate as they are. */
  | { kind: 'next faster'; option: Option; cents: number; gain: number; needsMore: boolean }
  /** No cheaper part goes with the others: how many there are, and what rules say of them, the most frequent first. */
  | { kind: 'no cheaper fits'; count: number; rules: readonly string[] }
  /** Every cheaper part costs points, or a rule says worse of it: the nearest in price of those that go with the others. */
  | { kind: 'next cheaper'; option: Option; cents: number; loss: number; rule: string | undefined; verdict: Verdict }
);

interface Asked {
  field: Field;
  level: Level;
  objective: Objective;
  build: FoundBuild;
  choice: Int32Array;
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
  const field = fieldOf(shelf, conditions);
  const choice = choiceOf(field, build);
  const level = field.levels.find((one) => one.allows(choice));
  if (!level) return [];
  const asked = { field, level, objective: objectiveFor(conditions.use, conditions.resolution), build, choice };
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
  if (objective.types.includes(place)) {
    const faster = nextFaster(asked, place, at);
    if (faster) return faster;
  }
  if (own?.lines.length === 0 && place !== 'gpu')
    return { place, kind: place === 'cooling' ? 'box cooler' : 'case fans' };
  return nextCheaper(asked, place, at) ?? { place, kind: objective.types.includes(place) ? 'fastest' : 'cheapest' };
}

const valueWith = ({ objective, build }: Asked, { place, lines }: Option): number =>
  objective.value({ ...build.parts, [place]: lines });

const points = (value: number): number => Math.round(10 * value) / 10;

function nextFaster(asked: Asked, place: Place, at: number): Reason | undefined {
  const { field, level, objective, build, choice } = asked;
  const { lists, starts, words } = field.tables.layout;
  const cheapest = new Cheapest(level);
  let found: Reason | undefined;
  let below = Number.POSITIVE_INFINITY;
  for (const [number, option] of (lists[at] ?? []).entries()) {
    const gain = points(valueWith(asked, option) - build.value);
    if (gain <= 0) continue;
    const wanted = choice.slice();
    wanted[at] = number;
    const tail = places.flatMap((name, index) => {
      if (index < headPlaces || !objective.types.includes(name)) return [];
      const mask = new Uint32Array((starts[index + 1] ?? words) - (starts[index] ?? 0));
      setBit(mask, 0, wanted[index] ?? 0);
      return [{ place: index, words: mask }];
    });
    const cents = cheapest.complete(wanted[0] ?? 0, wanted[1] ?? 0, { places: tail }, below);
    if (cents === undefined) continue;
    below = cents;
    const whole = foundBuild(field, cheapest.found, cents, build.value + gain);
    const needsMore = cheapest.found.some((one, index) => index !== at && one !== choice[index]);
    found = { place, kind: 'next faster', option, cents: whole.totalCents - build.totalCents, gain, needsMore };
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
  const { field, level, build, choice } = asked;
  const list = field.tables.layout.lists[at] ?? [];
  const own = list[choice[at] ?? 0];
  const cheaper = list
    .filter((option, number) => level.mayTake(at, number) && own && option.cents < own.cents)
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
    loss: points(build.value - valueWith(asked, option)),
    rule: worse && rules.find(({ id }) => id === worse.rule)?.id,
    verdict: worse?.verdict ?? 'pass',
  };
}

function byFrequency(ids: readonly (string | undefined)[]): string[] {
  const known = ids.filter((id) => id !== undefined);
  const count = (id: string): number => known.filter((one) => one === id).length;
  return [...new Set(known)].toSorted((a, b) => count(b) - count(a));
}
