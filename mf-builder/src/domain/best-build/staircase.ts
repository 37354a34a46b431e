import { run, type Conditions } from './best-build';
import { foundBuild, type FoundBuild } from './build-found';
import { objectiveFor, type Objective } from './objective';
import { searchCores } from './search/cores';
import { pass, type Choice } from './search/pass';
import type { Search } from './search/search';
import type { Shelf } from './shelf';
import { fieldOf, type Field } from './tables/field';

/** A budget from which on another build is the best one. */
export type Step = FoundBuild;

/**
 * The best build at each budget: cheapest first, each the answer from its price on to the next one's. With each step the estimate rises,
 * but for one case: from where a build without a warning, or without a doubt, can be had, that one is the answer.
 */
export const searchStaircase = (shelf: Shelf, conditions: Conditions): Search<Step[]> =>
  staircaseIn(fieldOf(shelf, conditions), objectiveFor(conditions.use, conditions.resolution), conditions.budgetCents);

/** The same over a field and an objective at hand, up to a budget. */
function* staircaseIn(field: Field, objective: Objective, mostCents: number): Search<Step[]> {
  const { levels, tables, besideCents } = field;
  const cores = yield* searchCores(tables, objective);
  if (!cores) return [];
  const steps: Choice[] = [];
  let below = mostCents - besideCents + 1;
  for (const level of levels) {
    let last: Choice | undefined;
    const end = yield* pass(level, cores, below, (choice) => {
      // A cheaper build of the same value takes the place of the dearer one.
      if (last?.value === choice.value) steps.pop();
      steps.push(choice);
      last = choice;
      below = choice.cents;
      return 'on';
    });
    if (end.stopped) break;
  }
  return steps.toReversed().map(({ options, cents, value }) => foundBuild(field, options, cents, value));
}

/** The best build at each budget up to one, proven: no build of this shelf does better anywhere on it. */
export const staircase = (shelf: Shelf, conditions: Conditions): Step[] => run(searchStaircase(shelf, conditions));
