import { withSecretFiles } from '@rig4u/kernel/secret-files';
import { faultsInJson, GateRefusal } from '../refusals';
import { readArgs, type Args } from './args';
import { isRefusal } from '../refusals';
import { runCommand } from './run-command';
import type { Scene } from './scene';
import { usage } from './usage';

/** What a command ends with. `misused` is a command line that cannot be read. */
const exitCodes = { done: 0, misused: 1, refused: 2, lostRace: 3, notThere: 4, fault: 5 } as const;

/** Runs a command line and resolves to the exit code. A refusal is one clear message; anything else is a bug and shows its stack. */
export async function main(
  argv: readonly string[],
  { complain, ...scene }: Scene & { complain: (line: string) => void },
): Promise<number> {
  let args: Args | undefined;
  try {
    args = readArgs(argv);
    if (args.help || args.command === '') scene.say(usage);
    else await runCommand(args, { ...scene, env: await withSecretFiles(scene.env) });
    return exitCodes.done;
  } catch (error) {
    if (args?.json) scene.say(JSON.stringify(inJson(error), null, 2));
    else complain(inWords(error));
    return exitCodeOf(error);
  }
}

/** Refusals with a code of their own, by name: a package that the command loads has classes of its own. */
const codeByName = new Map<string, number>([
  ['Misused', exitCodes.misused],
  ['LostRace', exitCodes.lostRace],
  ['NotThere', exitCodes.notThere],
]);

const exitCodeOf = (error: unknown): number =>
  isRefusal(error) ? (codeByName.get(error.name) ?? exitCodes.refused) : exitCodes.fault;

const inWords = (error: unknown): string =>
  isRefusal(error) ? error.message : `Unexpected: ${error instanceof Error ? error.stack : String(error)}`;

const inJson = (error: unknown) => ({
  refused: isRefusal(error),
  message: inWords(error),
  faults: error instanceof GateRefusal ? faultsInJson(error) : [],
});
