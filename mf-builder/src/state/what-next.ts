import type { BuildComponents } from '@rig4u/shared/builds';
import { nextStep, searchBest, upgrade, type Conditions, type NextStep, type Upgrade } from '../domain/best-build';
import { completionOf, type Completion, type CompletionQuestion } from '../domain/what-next/completion';
import { loadShelf } from './best-shelf';
import { inSlices } from './in-slices';

/** What would complete a build, from the catalogue at the prices of now. */
export async function completionFor(question: CompletionQuestion, signal: AbortSignal): Promise<Completion> {
  const shelf = await loadShelf();
  return completionOf(question, (conditions) => inSlices(searchBest(shelf, conditions), signal));
}

/** What limits a whole build, and the best step for what the budget leaves. */
export async function nextStepFor({ chosen, ...asked }: CompletionQuestion, signal: AbortSignal): Promise<NextStep> {
  const conditions = { ...asked, atHand: chosen };
  const shelf = await warmShelf(conditions, signal);
  return nextStep(shelf, conditions) ?? { limiter: undefined, limitedBy: 0, step: undefined };
}

/** What is asked of an upgrade. */
export interface UpgradeQuestion extends Pick<Conditions, 'use' | 'resolution' | 'budgetCents'> {
  owned: BuildComponents;
}

/** The changes of an owned PC that bring the most for their price. */
export async function upgradeFor({ owned, ...asked }: UpgradeQuestion, signal: AbortSignal): Promise<Upgrade> {
  const conditions = { ...asked, atHand: owned };
  return upgrade(await warmShelf(conditions, signal), conditions);
}

/** The shelf after the rules were asked about these parts, a slice at a time: what is asked of it then is quick. */
async function warmShelf(conditions: Conditions, signal: AbortSignal) {
  const shelf = await loadShelf();
  await inSlices(searchBest(shelf, conditions), signal);
  return shelf;
}
