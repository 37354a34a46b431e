import { Refusal, runChild } from '@rig4u/kernel';

/** The files that differ from where this branch left `since`, with what is not committed yet. Throws a Refusal where git knows no such revision. */
export async function changedFiles(root: string, since: string): Promise<{ base: string; files: string[] }> {
  const base = (await git(root, ['merge-base', since, 'HEAD'])).trim();
  // No rename detection: where a file was is changed as well.
  const tracked = await git(root, ['diff', '--name-only', '--no-renames', '-z', base]);
  const added = await git(root, ['ls-files', '--others', '--exclude-standard', '-z']);
  return { base, files: listOf(tracked + added) };
}

/** The source files that git knows or will know, as paths from the root. */
export const sourceFiles = async (root: string): Promise<string[]> =>
  listOf(
    await git(root, [
      'ls-files',
      '--cached',
      '--others',
      '--exclude-standard',
      '-z',
      '*.ts',
      '*.tsx',
      '*.mts',
      '*.mjs',
      '*.cjs',
    ]),
  );

/** The text of a file as a revision has it. */
export const fileAt = (root: string, revision: string, file: string): Promise<string> =>
  git(root, ['show', `${revision}:${file}`]);

const listOf = (text: string): string[] => text.split('\0').filter(Boolean);

async function git(root: string, args: string[]): Promise<string> {
  const { ok, output } = await runChild('git', args, { cwd: root });
  if (ok) return output;
  throw new Refusal(
    `git ${args.join(' ')} failed: ${output.trim()}. In a workflow fetch the whole history (fetch-depth: 0).`,
  );
}
