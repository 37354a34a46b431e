import { join } from 'node:path';
import { root } from './root';
import { runChild, type ChildResult } from './run-child';

const bin = (name: string): string => join(root, 'node_modules', ...name.split('/'));

/** Runs a package's program with this Node, from the repository's root. */
const run = (program: string, ...args: string[]): Promise<ChildResult> =>
  runChild(process.execPath, [bin(program), ...args], { cwd: root });

export const checkTypes = (part: string): Promise<ChildResult> => run('typescript/bin/tsc', '-p', part);

export const checkLint = (part: string): Promise<ChildResult> => run('oxlint/bin/oxlint', '--deny-warnings', part);

export const checkWalls = (): Promise<ChildResult> =>
  run('tsx/dist/cli.mjs', join('platform', 'src', 'walls', 'generate.ts'), '--check');
