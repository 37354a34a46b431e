import type { PartType } from '@rig4u/shared/builds';
import { builtIn } from '../../../../catalogue/source';
import {
  reasonsFor,
  reasonSentence,
  searchBest,
  shelfOf,
  staircase,
  type FoundBuild,
  type Shelf,
} from '../../../../domain/best-build';
import type { CurveStep } from '../../../../domain/money-curve';
import { alternativesTo } from './alternatives';
import { inSlices, type Watcher } from './in-slices';
import type { Outcome } from './outcome';
import { conditionsOf, type Question } from './question';
import { rangeOf, type Aim } from './range-of';

/** More than any build costs, in cents: the curve goes up to where more buys nothing. */
const anyBudget = 100_000_00;

/** The parts of the catalogue with what the rules have said of them: kept, since it serves every question. */
let kept: Shelf | undefined;

async function loadShelf(): Promise<Shelf> {
  if (kept) return kept;
  const [cpu, motherboard, gpu, ram, storage, tower, psu, cooling, caseFan] = await Promise.all([
    builtIn.load('cpu'),
    builtIn.load('motherboard'),
    builtIn.load('gpu'),
    builtIn.load('ram'),
    builtIn.load('storage'),
    builtIn.load('case'),
    builtIn.load('psu'),
    builtIn.load('cooling'),
    builtIn.load('caseFan'),
  ]);
  return (kept = shelfOf({ cpu, motherboard, gpu, ram, storage, case: tower, psu, cooling, caseFan }));
}

const stepOf =
  (aim: Aim) =>
  (found: FoundBuild): CurveStep => ({ ...found, ...rangeOf(aim, found.parts) });

/** So long a search may take, in milliseconds; then the best so far is shown, with how much better another one may be. */
const patienceMs = 8000;

/** The best build for a question, the best at every budget under the same conditions, and what else there is. */
export async function search(question: Question, watcher: Watcher): Promise<Outcome> {
  const until = performance.now() + patienceMs;
  const shelf = await loadShelf();
  const conditions = conditionsOf(question);
  const answer = await inSlices(searchBest(shelf, conditions), watcher, () => performance.now() > until);
  const steps = staircase(shelf, conditionsOf(question, anyBudget)).map(stepOf(conditions));
  if (answer.kind === 'infeasible') return { kind: 'none', least: answer.least, missing: answer.missing, steps };
  const reasons = new Map<PartType, string>(
    reasonsFor(shelf, conditions, answer).map((reason) => [reason.place, reasonSentence(reason)]),
  );
  return { kind: 'best', best: { ...answer, reasons }, steps, alternatives: alternativesTo(shelf, conditions, answer) };
}
