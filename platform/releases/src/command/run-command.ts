import { Misused } from '../refusals';
import { converter, mustBeFormat2 } from '../release/format-1';
import type { Args } from './args';
import { building, serve } from './building';
import { changing } from './changing';
import { refuseOtherFlags } from './command-flags';
import { checkAgainst } from './check-build';
import { backingUp, moving } from './moving';
import { logKeys, policing } from './policing';
import { exporting } from './exporting';
import { previewing, previewKeys } from './previewing';
import { reading } from './reading';
import { rolling } from './rolling';
import type { Command, Scene, StoreCommand } from './scene';
import { openStore } from './open-store';
import { via } from './via-gateway';
import { watching } from './watching';

const onNoStore: Readonly<Record<string, Command>> = {
  ...building,
  ...moving,
  'preview-keys': previewKeys,
  'log-keys': logKeys,
};
const onStore: Readonly<Record<string, StoreCommand>> = {
  ...changing,
  ...rolling,
  ...reading,
  ...watching,
  ...policing,
  ...backingUp,
  preview: previewing,
  export: exporting,
  serve,
};

const named = <T>(commands: Readonly<Record<string, T>>, name: string): T | undefined =>
  Object.hasOwn(commands, name) ? commands[name] : undefined;

const instead = (command: string): string => (command === 'convert' ? converter : 'See rig4u --help.');

/** Runs one command. Throws a Refusal when it may not be done. */
export async function runCommand(args: Args, scene: Scene): Promise<void> {
  const { command } = args;
  refuseOtherFlags(args);
  const alone = named(onNoStore, command);
  if (alone) return alone(args, scene);
  if (command === 'check' && args.against !== undefined) return checkAgainst(args, scene);
  if (args.via !== undefined) return via(args, scene);
  const run = named(onStore, command);
  if (!run) throw new Misused(`There is no command "${command}". ${instead(command)}`);
  const store = await openStore(args, scene, command === 'publish');
  try {
    // Only folders ever were.
    if (command !== 'publish' && store.folder !== undefined) await mustBeFormat2(store.folder);
    // Awaited here: connections are given back when the command is done.
    await run(args, { ...scene, store });
  } catch (error) {
    await store.close();
    throw error;
  }
  // A gateway goes on when it listens, and gives them back at its end.
  if (command !== 'serve') await store.close();
}
