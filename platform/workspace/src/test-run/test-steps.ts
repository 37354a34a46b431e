import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { root, runChild, testStore } from '@rig4u/kernel';
import { findBrowser } from '../browser/find-browser';
import { checkFiles, checkSources, type CheckResult } from './checks';
import { prepareAnew } from '../local-releases/prepare';
import { runJest } from './run-jest';
import type { Write } from '../step';
import { pnpm } from './pnpm';
import type { Steps } from './steps';
import type { StepResult } from './tally';

export const lintAndTypes = async (): Promise<StepResult> => counted(await checkSources());
export const filesAndTypes = async (files: readonly string[]): Promise<StepResult> => counted(await checkFiles(files));
export const unit = (): Promise<StepResult> => runJest('unit');

function counted(results: readonly CheckResult[]): StepResult {
  const failures = results
    .filter(({ ok }) => !ok)
    .map(({ name, output, alone }) => ({ what: name, text: output.trim(), alone }));
  return { passed: results.length - failures.length, failed: failures.length, failures, notRun: [] };
}

/** The steps in a browser need releases: without them they do not run. */
export async function withReleases(steps: Steps, write: Write, inBrowser: () => Promise<void>): Promise<void> {
  const built = await steps.run('releases for the end-to-end tests', () => prepareTestStore(write));
  if (built.failed === 0) await inBrowser();
  else write('The end-to-end tests do not run, because their releases could not be made.\n');
}

/** Builds what changed and puts it live in the tests' own store. */
async function prepareTestStore(write: Write): Promise<StepResult> {
  const misfits = await prepareAnew(testStore, write);
  const failures = misfits.map((text) => ({ what: 'a release', text, alone: 'npm start' }));
  return { passed: 0, failed: misfits.length, failures, notRun: [] };
}

/**
 * The end-to-end tests, in a real browser, against the store that was prepared. Two files at a time for each core: they wait
 * a third of their time. The budgets that they watch held at a load of ten. With `paths` only those files.
 */
export async function endToEnd(
  paths: readonly string[] = [],
  env: Readonly<Record<string, string>> = {},
): Promise<StepResult> {
  const browser = await findBrowser();
  return runJest('e2e', [`--maxWorkers=${2 * availableParallelism()}`, ...paths], {
    ...env,
    CHROME_PATH: browser,
    RIG4U_STORE: testStore,
  });
}

/** A remote in a repository of its own: installed from packed packages and npm's registry, checked, built, published, rolled out. */
export async function repositoryOfItsOwn(): Promise<StepResult> {
  const browser = await findBrowser();
  const program = ['--import', 'tsx', join(root, 'platform/bench/run.ts'), 'outside'];
  const result = await runChild(process.execPath, program, { cwd: root, env: { CHROME_PATH: browser } });
  return counted([{ ...result, name: 'bench outside', alone: `${pnpm} bench outside` }]);
}
