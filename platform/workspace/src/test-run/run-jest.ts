import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { noneOnlyIfMissing, root, runChild } from '@rig4u/kernel';
import { readJestRun } from './jest-report';
import { pnpm } from './pnpm';
import type { StepResult } from './tally';

/**
 * A run in which no file ends for so long hangs, and a run that hangs must not keep the others from being told. There is no limit for
 * the whole: how long that takes says how fast the machine is.
 */
const silentMs = 20 * 60_000;

/** The script of package.json that runs the tests of a project. */
const scripts = { unit: 'jest', e2e: 'e2e', engines: 'engines' } as const;

/** Runs one Jest project to its end; `env` is added to the environment. */
export async function runJest(
  project: keyof typeof scripts,
  args: readonly string[] = [],
  env: Readonly<Record<string, string>> = {},
): Promise<StepResult> {
  const folder = await mkdtemp(join(tmpdir(), 'rig4u-jest-'));
  const report = join(folder, 'report.json');
  try {
    const jest = join(root, 'node_modules', 'jest', 'bin', 'jest.js');
    const { ok, output } = await runChild(
      process.execPath,
      [jest, '--selectProjects', project, '--json', '--outputFile', report, ...args],
      { cwd: root, env, silentMs },
    );
    const json = await readFile(report, 'utf8').catch(noneOnlyIfMissing);
    const result = readJestRun({ json, exitedWell: ok, output, script: scripts[project], root, pnpm });
    // Tests that another name was asked for are no tests that could not run.
    return args.includes('--testNamePattern') ? { ...result, notRun: [] } : result;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
