import type { BuildComponents } from '@rig4u/shared/builds';
import type { Conditions, NextStep, Upgrade } from '../domain/best-build';
import { completionOf, type Completion, type CompletionQuestion } from '../domain/what-next/completion';
import { loadShelf } from './best-shelf';
import { offPage } from './best-build-worker/off-page';

/** What would complete a build, from the catalogue at the latest prices. */
export async function completionFor(question: CompletionQuestion, signal: AbortSignal): Promise<Completion> {
  const { parts } = await loadShelf();
  return completionOf(question, (conditions) => offPage({ job: 'best', parts, conditions }, { signal }));
}

/** What limits a whole build, and the best step for what the budget leaves. */
export async function nextStepFor({ chosen, ...asked }: CompletionQuestion, signal: AbortSignal): Promise<NextStep> {
  const { parts } = await loadShelf();
  const found = await offPage({ job: 'nextStep', parts, conditions: { ...asked, atHand: chosen } }, { signal });
  return found ?? { limiter: undefined, limitedBy: 0, step: undefined };
}

/** What is asked of an upgrade. */
export interface UpgradeQuestion extends Pick<Conditions, 'use' | 'resolution' | 'budgetCents'> {
  owned: BuildComponents;
}

/** The changes of an owned PC that bring the most for their price. */
export async function upgradeFor({ owned, ...asked }: UpgradeQuestion, signal: AbortSignal): Promise<Upgrade> {
  const { parts } = await loadShelf();
  return offPage({ job: 'upgrade', parts, conditions: { ...asked, atHand: owned } }, { signal });
}
