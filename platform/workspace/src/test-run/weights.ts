import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from '@rig4u/kernel';
import type { StepResult } from './tally';

/** Where the sequencer of Jest reads which test files to begin with. */
export const weightsFile = join(root, 'platform/workspace/jest/weights.json');

/** Below so many seconds it does not matter when a file begins. */
const light = 5;

/** The seconds of the files that took long, the longest first. */
export const heaviest = (results: readonly Pick<StepResult, 'seconds'>[]): Record<string, number> =>
  Object.fromEntries(
    results
      .flatMap(({ seconds = {} }) => Object.entries(seconds))
      .filter(([, seconds]) => seconds >= light)
      .toSorted(([, one], [, other]) => other - one),
  );

/** Makes a run's own times the order of the next one, for a fresh clone too. */
export const writeWeights = (results: readonly StepResult[]): Promise<void> =>
  writeFile(weightsFile, `${JSON.stringify(heaviest(results), undefined, 2)}\n`);
