import { testStore } from '@rig4u/kernel';
import { findFirefox, type Found } from '../browser/find-firefox';
import { findWebKit } from '../browser/find-webkit';
import { runJest } from './run-jest';
import type { StepResult } from './tally';

const engines: Readonly<Record<'firefox' | 'webkit', () => Promise<Found<unknown>>>> = {
  firefox: () => findFirefox(),
  webkit: () => findWebKit(),
};

/**
 * The visitors' journeys in an engine beside Chromium's, or the one whose title begins with a word, against the store that was
 * prepared. Where the engine is not installed, nothing has run, and the result says how to get it.
 */
export async function journeysIn(engine: keyof typeof engines, word?: string): Promise<StepResult> {
  const found = await engines[engine]();
  if ('missing' in found)
    return {
      passed: 0,
      failed: 0,
      failures: [],
      notRun: [{ what: `journeys in ${engine}`, why: found.missing, count: 1 }],
    };
  const named = word === undefined ? [] : ['--testNamePattern', `^${word}`];
  return runJest('engines', [...named, '--maxWorkers=1', `platform/e2e/engines/${engine}.test.ts`], {
    RIG4U_STORE: testStore,
  });
}
