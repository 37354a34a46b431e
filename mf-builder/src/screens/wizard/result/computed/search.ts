import type { PartType } from '@rig4u/shared/builds';
import { reasonsFor, reasonSentence, searchBest, staircase, type FoundBuild } from '../../../../domain/best-build';
import type { CurveStep } from '../../../../domain/money-curve';
import { loadShelf } from '../../../../state/best-shelf';
import { inSlices } from '../../../../state/in-slices';
import { alternativesTo } from './alternatives';
import type { Outcome } from './outcome';
import { conditionsOf, type Question } from './question';
import { rangeOf, type Aim } from './range-of';

/** More than any build costs, in cents: the curve goes up to where more buys nothing. */
const anyBudget = 100_000_00;

const stepOf =
  (aim: Aim) =>
  (found: FoundBuild): CurveStep => ({ ...found, ...rangeOf(aim, found.parts) });

/** So long a search may take, in milliseconds; then the best so far is shown, with how much better another one may be. */
const patienceMs = 8000;

/** Who waits for an answer. */
export interface Watcher {
  signal: AbortSignal;
  /** Told how much of the search is done, from 0 to 1. */
  onProgress: (done: number) => void;
}

/** The same search, which tells how far it is, and ends with what it has when its time is up. */
function* watched<T>(
  search: Generator<{ done: number }, T, boolean | undefined>,
  onProgress: Watcher['onProgress'],
): Generator<undefined, T, boolean | undefined> {
  const until = performance.now() + patienceMs;
  let step = search.next();
  while (!step.done) {
    onProgress(Math.round(100 * step.value.done) / 100);
    yield undefined;
    step = search.next(performance.now() > until);
  }
  return step.value;
}

/** The best build for a question, the best at every budget under the same conditions, and what else there is. */
export async function search(question: Question, { signal, onProgress }: Watcher): Promise<Outcome> {
  const shelf = await loadShelf();
  const conditions = conditionsOf(question);
  const answer = await inSlices(watched(searchBest(shelf, conditions), onProgress), signal);
  const steps = staircase(shelf, conditionsOf(question, anyBudget)).map(stepOf(conditions));
  if (answer.kind === 'infeasible') return { kind: 'none', least: answer.least, missing: answer.missing, steps };
  const reasons = new Map<PartType, string>(
    reasonsFor(shelf, conditions, answer).map((reason) => [reason.place, reasonSentence(reason)]),
  );
  return { kind: 'best', best: { ...answer, reasons }, steps, alternatives: alternativesTo(shelf, conditions, answer) };
}
