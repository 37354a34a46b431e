import { parseArgs } from 'node:util';
import { Refusal } from '@rig4u/kernel';

/** A command line, read. `target` is the word after the command. */
export interface Args {
  command: string;
  target: string | undefined;
  store: string | undefined;
  dryRun: boolean;
  force: boolean;
  help: boolean;
}

const options = {
  store: { type: 'string' },
  'dry-run': { type: 'boolean' },
  force: { type: 'boolean' },
  help: { type: 'boolean', short: 'h' },
} as const;

/** Reads a command line. Throws a Refusal at what it does not know. */
export function readArgs(argv: readonly string[]): Args {
  const { values, positionals } = parse(argv);
  const [command = '', target, ...rest] = positionals;
  if (rest.length > 0) throw new Refusal(`Too many words: ${rest.join(' ')}. See rig4u --help.`);
  return {
    command,
    target,
    store: values.store,
    dryRun: values['dry-run'] ?? false,
    force: values.force ?? false,
    help: values.help ?? false,
  };
}

function parse(argv: readonly string[]) {
  try {
    return parseArgs({ args: [...argv], options, allowPositionals: true, strict: true });
  } catch (error) {
    if (error instanceof TypeError) throw new Refusal(`${error.message}. See rig4u --help.`);
    throw error;
  }
}
