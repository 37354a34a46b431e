import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { noneOnlyIfMissing, root, runChild } from '@rig4u/kernel';
import { notRunIn, tallyJest, type Tally } from './tally';

/**
 * A run in which no file ends for so long hangs, and a run that hangs must not keep the others from being told. There is no limit for
 * the whole: how long that takes says how fast the machine is.
 */
const silentMs = 20 * 60_000;

/** Runs one Jest project to its end; `env` is added to the environment. */
export async function runJest(
  project: string,
  args: readonly string[] = [],
  env: Readonly<Record<string, string>> = {},
): Promise<Tally & { output: string }> {
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
    const tally = tallyJest(json, ok);
    // Tests that another name was asked for are no tests that could not run.
    const left = args.includes('--testNamePattern') ? undefined : notRunIn(json);
    if (!left?.count) return { ...tally, output };
    const lines = left.lines.map((line) => line.replace(`${root}/`, '')).join('\n');
    return { ...tally, notRun: left.count, output: tally.failed > 0 ? `${output}\n${lines}` : lines };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
