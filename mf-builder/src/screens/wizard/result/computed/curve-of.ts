import type { CurveStep } from '../../../../domain/money-curve';
import { loadShelf } from '../../../../state/best-shelf';
import { offPage } from '../../../../state/best-build-worker/off-page';
import { conditionsOf, type Question } from './question';
import { rangeOf } from './range-of';

/** The best builds at every budget up to one in cents, under the conditions of a question, cheapest first. */
export async function curveOf(
  question: Question,
  signal: AbortSignal,
  upToCents = question.budget * 100,
): Promise<readonly CurveStep[]> {
  const { parts } = await loadShelf();
  const conditions = conditionsOf(question, upToCents);
  const found = await offPage({ job: 'staircase', parts, conditions }, { signal });
  return found.map((step): CurveStep => ({ ...step, ...rangeOf(conditions, step.parts) }));
}
