import type { UseCase } from '../recommendation';
import { listFor } from './aims/list';
import { foundBuild, type FoundBuild } from './build-found';
import type { Wishes } from './conditions';
import { objectiveFor, type Objective, type Resolution } from './objective';
import { hasCores, searchCores, someCores } from './search/cores';
import { firstGood } from './search/first-good';
import { leastPrice } from './search/least';
import { pass, type Choice } from './search/pass';
import { rangesOf } from './search/ranked';
import { spend } from './search/spend';
import type { Progress, Search } from './search/search';
import { stagesOf, type Stage } from './search/stages';
import type { Place } from './places';
import type { Shelf } from './shelf';
import { fieldOf, type Field } from './tables/field';

/** What a computed build is asked for. */
export interface Conditions extends Wishes {
  use: UseCase;
  resolution: Resolution;
  /** What everything may cost together. */
  budgetCents: number;
}

/** The best build, or why there is none. `proven`: no build of this shelf does better under these conditions. */
export type Answer =
  | (FoundBuild & {
      kind: 'best';
      proven: boolean;
      /** No build does better than this; the value itself where it is proven, infinite where the search was stopped at once. */
      bound: number;
    })
  | {
      kind: 'infeasible';
      /** What the cheapest build costs that works under the other conditions: the best one at that price. */
      least: FoundBuild | undefined;
      /** Places for which no part meets the wishes. */
      missing: readonly Place[];
      /** Rules that fail whatever is taken, by id: what is locked does not go together. */
      failing: readonly string[];
      proven: boolean;
    };

/** Says how far the search is, and the best build so far. */
export interface BestProgress extends Progress {
  best: FoundBuild | undefined;
}

/** Of so many cores the first good build is found. */
const sample = 256;

type BestSearch = Generator<BestProgress, Answer, boolean | undefined>;

/** The best build under conditions, as a search that can be watched and stopped: `next(true)` ends it with what it has. */
export const searchBest = (shelf: Shelf, conditions: Conditions): BestSearch =>
  searchIn(
    fieldOf(shelf, conditions),
    objectiveFor(conditions.use, conditions.resolution),
    conditions,
    conditions.budgetCents,
  );

function* searchIn(field: Field, objective: Objective, conditions: Conditions, budgetCents: number): BestSearch {
  const { missing, failing, tables, besideCents } = field;
  const never = { kind: 'infeasible', least: undefined, missing, failing, proven: true } as const;
  const stages = stagesOf(field, conditions.use, conditions);
  const [strictest] = stages;
  const last = stages.at(-1);
  if (!strictest || !last) return never;
  const below = budgetCents - besideCents + 1;
  const steps = listFor(conditions.use, conditions, budgetCents);
  const built = (choice: Choice, stage: Stage): FoundBuild => foundBuild(field, stage, choice);
  let good: { build: FoundBuild | undefined } | undefined;
  const sofar = (): FoundBuild | undefined => {
    if (!good) {
      const quick = firstGood(field, strictest, someCores(tables, objective, sample), below);
      good = { build: quick && built(quick, strictest) };
    }
    return good.build;
  };
  // Where every core has to be valued first, a build is said before.
  if (!hasCores(tables, objective) && (yield { done: 0, bound: Number.POSITIVE_INFINITY, best: sofar() }))
    return stopped(sofar(), Number.POSITIVE_INFINITY);
  const cores = yield* watched(searchCores(tables, objective), sofar);
  if (!cores) return stopped(sofar(), Number.POSITIVE_INFINITY);
  for (const stage of stages) {
    const leastCents = leastPrice(field, stage);
    if (leastCents === undefined || leastCents >= below) continue;
    for (const minded of rangesOf(conditions, field.misses.most)) {
      let best: Choice | undefined;
      const search = pass(field, stage, cores, below, minded, (choice) => {
        best = choice;
        return 'this value';
      });
      const end = yield* watched(search, () => (best ? built(best, stage) : sofar()));
      if (end.stopped) return stopped(best ? built(best, stage) : sofar(), end.bound);
      if (!best) continue;
      const { choice, spent } = spend(field, stage, cores, { best, below, steps, minded });
      return { kind: 'best', ...foundBuild(field, stage, choice, spent), proven: true, bound: choice.value };
    }
  }
  const leastCents = leastPrice(field, last);
  if (leastCents === undefined) return never;
  const least = yield* searchIn(field, objective, conditions, leastCents + besideCents);
  return least.kind === 'best' ? { ...never, least: bare(least), proven: least.proven } : { ...never, proven: false };
}

const bare = ({ parts, totalCents, value, tier, dropped, spent }: FoundBuild): FoundBuild => ({
  parts,
  totalCents,
  value,
  tier,
  dropped,
  spent,
});

const stopped = (found: FoundBuild | undefined, bound: number): Answer =>
  found
    ? { kind: 'best', ...found, proven: false, bound: Math.max(bound, found.value) }
    : { kind: 'infeasible', least: undefined, missing: [], failing: [], proven: false };

function* watched<T>(
  search: Search<T>,
  best: () => FoundBuild | undefined,
): Generator<BestProgress, T, boolean | undefined> {
  let step = search.next();
  while (!step.done) {
    const { value } = step;
    const progress: BestProgress = {
      ...value,
      // Only who looks pays for it.
      get best() {
        return best();
      },
    };
    step = search.next(yield progress);
  }
  return step.value;
}

/** Runs a search to its end, or until `isEnough` says so. */
export function run<P, T>(search: Generator<P, T, boolean | undefined>, isEnough?: (progress: P) => boolean): T {
  let step = search.next();
  while (!step.done) step = search.next(isEnough?.(step.value) ?? false);
  return step.value;
}

/** The best build under conditions. */
export const bestBuild = (shelf: Shelf, conditions: Conditions): Answer => run(searchBest(shelf, conditions));
