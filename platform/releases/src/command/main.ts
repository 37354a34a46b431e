import { resolve } from 'node:path';
import { localStore, Refusal } from '@rig4u/kernel';
import { readArgs } from './args';
import { runCommand } from './run-command';
import { usage } from './usage';

/** Runs a command line and resolves to the exit code. A refusal is one clear message; anything else is a bug and shows its stack. */
export async function main(
  argv: readonly string[],
  { cwd, say, complain }: { cwd: string; say: (line: string) => void; complain: (line: string) => void },
): Promise<number> {
  try {
    const args = readArgs(argv);
    if (args.help || args.command === '') say(usage);
    else await runCommand(args, { store: args.store ? resolve(cwd, args.store) : localStore, cwd, say });
    return 0;
  } catch (error) {
    complain(
      error instanceof Refusal ? error.message : `Unexpected: ${error instanceof Error ? error.stack : String(error)}`,
    );
    return 1;
  }
}
