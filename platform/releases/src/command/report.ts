import type { Outcome } from '../release/change-store';
import { readSigning } from '../signed';
import type { Args } from './args';
import { authorOf } from './author';
import { tell, type Scene } from './scene';

/** What every command that changes a store takes. */
export const optionsOf = async ({ dryRun, why }: Args, { env, cwd, clock }: Scene) => ({
  dryRun,
  why,
  clock,
  by: await authorOf(env, cwd),
  signing: await readSigning(env),
});

/** Says what was done, or in a dry run would be. */
export function report(args: Args, { changed, says, warnings }: Outcome, { say }: Scene): void {
  const prefix = changed && args.dryRun ? `Would ${args.command} ` : '';
  const lines = () => [...warnings, ...says.map((line) => prefix + line)];
  tell(args, { changed: changed && !args.dryRun, says, warnings }, lines, say);
}
