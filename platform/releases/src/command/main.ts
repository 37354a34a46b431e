import { withSecretFiles } from '@rig4u/kernel/secret-files';
import { faultsInJson, GateRefusal } from '../refusals';
import { sentenceOfSystem } from '../store';
import { readArgs, type Args } from './args';
import { isRefusal } from '../refusals';
import { runCommand } from './run-command';
import type { Scene } from './scene';
import { usage } from './usage';

/** What a command ends with. `misused` is a command line that cannot be read. */
const exitCodes = { done: 0, misused: 1, refused: 2, lostRace: 3, notThere: 4, fault: 5, disk: 6 } as const;

/** Runs a command line and resolves to the exit code. A refusal, and what a disk does not let it do, is one clear
 * message; anything else is a bug and shows its stack. */
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
  ['DiskRefusal', exitCodes.disk],
]);

function exitCodeOf(error: unknown): number {
  if (isRefusal(error)) return codeByName.get(error.name) ?? exitCodes.refused;
  return sentenceOfSystem(error) === undefined ? exitCodes.fault : exitCodes.disk;
}

function inWords(error: unknown): string {
  if (isRefusal(error)) return error.message;
  return sentenceOfSystem(error) ?? `Unexpected: ${error instanceof Error ? error.stack : String(error)}`;
}

const inJson = (error: unknown) => ({
  refused: exitCodeOf(error) !== exitCodes.fault,
  message: inWords(error),
  faults: error instanceof GateRefusal ? faultsInJson(error) : [],
});
