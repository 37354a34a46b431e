import { nextStep, type NextStep } from '../domain/best-build';
import { searchCompletion, type Completion, type CompletionQuestion } from '../domain/what-next/completion';
import { loadShelf } from './best-shelf';
import { inSlices } from './in-slices';

/** What would complete a build, from the catalogue at the prices of now. */
export const completionFor = async (question: CompletionQuestion, signal: AbortSignal): Promise<Completion> =>
  inSlices(searchCompletion(await loadShelf(), question), signal);

/** What limits a whole build, and the best step for what the budget leaves. */
export async function nextStepFor({ chosen, ...asked }: CompletionQuestion): Promise<NextStep> {
  const shelf = await loadShelf();
  return nextStep(shelf, { ...asked, atHand: chosen }) ?? { limiter: undefined, limitedBy: 0, step: undefined };
}
