import type { PartType } from '@rig4u/shared/builds';
import { reasonsFor, reasonSentence } from '../../../../domain/best-build';
import { loadShelf } from '../../../../state/best-shelf';
import { offPage } from '../../../../state/best-build-worker/off-page';
import { alternativesTo, type Ask } from './alternatives';
import { curveOf } from './curve-of';
import type { Outcome } from './outcome';
import { conditionsOf, type Question } from './question';

/** More than any build costs, in cents: the curve goes up to where more buys nothing. */
const anyBudget = 100_000_00;

/** So long a search may take, in milliseconds; then the best so far is shown, with how much better another one may be. */
const patienceMs = 8000;

/** Who waits for an answer. */
export interface Watcher {
  signal: AbortSignal;
  /** Told how much of the search is done, from 0 to 1. */
  onProgress: (done: number) => void;
}

/** The best build for a question, the best at every budget under the same conditions, and what else there is. */
export async function search(question: Question, { signal, onProgress }: Watcher): Promise<Outcome> {
  const shelf = await loadShelf();
  const { parts } = shelf;
  const conditions = conditionsOf(question);
  const enough = AbortSignal.timeout(patienceMs);
  const watching = { signal, enough, onProgress: (done: number) => onProgress(Math.round(100 * done) / 100) };
  const ask: Ask = {
    best: (wanted) => offPage({ job: 'best', parts, conditions: wanted }, { signal }),
    staircase: (wanted) => offPage({ job: 'staircase', parts, conditions: wanted }, { signal }),
  };
  const answer = await offPage({ job: 'best', parts, conditions }, watching);
  const steps = await curveOf(question, signal, anyBudget);
  if (answer.kind === 'infeasible') return { kind: 'none', least: answer.least, missing: answer.missing, steps };
  const alternatives = await alternativesTo(ask, conditions, answer);
  const reasons = new Map<PartType, string>(
    reasonsFor(shelf, conditions, answer).map((reason) => [reason.place, reasonSentence(reason)]),
  );
  return { kind: 'best', best: { ...answer, reasons }, steps, alternatives };
}
