import { join } from 'node:path';
import { root } from './root';
import { runChild, type ChildResult } from './run-child';

const bin = (name: string): string => join(root, 'node_modules', ...name.split('/'));

/** Runs a package's program with this Node, from the repository's root. */
const run = (program: string, ...args: string[]): Promise<ChildResult> =>
  runChild(process.execPath, [bin(program), ...args], { cwd: root });

/** Every part in one program. What was checked before and has not changed is taken from the build information. */
export const checkTypes = (): Promise<ChildResult> =>
  run('typescript/bin/tsc', '-p', '.', '--incremental', '--tsBuildInfoFile', join('.rig4u', 'types.tsbuildinfo'));

export const checkLint = (): Promise<ChildResult> => run('oxlint/bin/oxlint', '--deny-warnings');

export const checkWalls = (): Promise<ChildResult> =>
  run('tsx/dist/cli.mjs', join('platform', 'src', 'walls', 'generate.ts'), '--check');
