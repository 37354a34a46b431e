import { createRequire } from 'node:module';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { runChild } from '@rig4u/kernel';
import { workspaceRoot } from '../part';

const tsc = path.join(path.dirname(createRequire(import.meta.url).resolve('typescript/package.json')), 'bin/tsc');

/**
 * Runs the compiler over `files` with the workspace's own settings. Resolves to the lines in which it says something.
 */
export async function compile(
  folder: string,
  files: readonly string[],
  options: Readonly<Record<string, unknown>>,
): Promise<string[]> {
  const config = {
    extends: path.join(workspaceRoot, 'tsconfig.base.json'),
    files,
    include: [],
    compilerOptions: { types: [], ...options },
  };
  await writeFile(path.join(folder, 'tsconfig.json'), JSON.stringify(config));
  // On one thread: its several checkers read React's and Chakra's types once each, and were slower on two cores.
  const { ok, output } = await runChild(process.execPath, [tsc, '-p', folder, '--singleThreaded', '--pretty', 'false']);
  const lines = output.split(/\r?\n/).filter((line) => line !== '');
  if (!ok && !lines.some((line) => line.includes('error TS'))) throw new Error(`The compiler failed:\n${output}`);
  return lines;
}

/** Works in a folder that is gone afterwards. */
export async function inFolder<T>(work: (folder: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(path.join(tmpdir(), 'rig4u-types-'));
  try {
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
