import { useStored } from '@rig4u/shared/storage';
import { useCallback } from 'react';
import { draft } from './working-build';

/** The builder's default budget, in US dollars. */
const defaultBudget = 1500;

/** What the visitor means to spend, in US dollars; one budget for all builds, kept beside the draft. */
export function useBudget(): [budget: number, change: (budget: number) => void] {
  const { budget = defaultBudget } = useStored(draft).value;
  const change = useCallback((next: number) => void draft.update((build) => ({ ...build, budget: next })), []);
  return [budget, change];
}
