import { run, type Conditions } from './best-build';
import { foundBuild, type FoundBuild } from './build-found';
import { objectiveFor } from './objective';
import { searchCores } from './search/cores';
import { leastPrice } from './search/least';
import { pass, type Choice } from './search/pass';
import { rangesOf } from './search/ranked';
import type { Search } from './search/search';
import { stagesOf } from './search/stages';
import type { Shelf } from './shelf';
import { fieldOf } from './tables/field';

/** A budget from which on another build is the best one. */
export type Step = FoundBuild;

/**
 * The best build at each budget: cheapest first, each the answer from its price on to the next one's. With each step the estimate after
 * deductions rises, but for two cases: from where what is locked leaves room for a floor that was given up below, and, for who is careful,
 * from where there is less to mind.
 */
export function* searchStaircase(shelf: Shelf, conditions: Conditions): Search<Step[]> {
  const field = fieldOf(shelf, conditions);
  const cores = yield* searchCores(field.tables, objectiveFor(conditions.use, conditions.resolution));
  if (!cores) return [];
  const steps: Step[] = [];
  let below = conditions.budgetCents - field.besideCents + 1;
  for (const stage of stagesOf(field, conditions.use, conditions)) {
    const leastCents = leastPrice(field, stage);
    for (const range of rangesOf(conditions, field.misses.most)) {
      if (leastCents === undefined || leastCents >= below) break;
      const found: Choice[] = [];
      const end = yield* pass(field, stage, cores, below, range, (choice) => {
        // A cheaper build of the same worth takes the place of the dearer one.
        if (found.at(-1)?.value === choice.value) found.pop();
        found.push(choice);
        below = choice.cents;
        // Nothing is cheaper than the cheapest.
        return below > leastCents ? 'on' : 'end';
      });
      steps.push(...found.map((choice) => foundBuild(field, stage, choice)));
      if (end.stopped) return steps.toReversed();
    }
  }
  return steps.toReversed();
}

/** The best build at each budget up to one, proven: no build of this shelf does better anywhere on it. */
export const staircase = (shelf: Shelf, conditions: Conditions): Step[] => run(searchStaircase(shelf, conditions));
