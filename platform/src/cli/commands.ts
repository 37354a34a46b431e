import { resolve } from 'node:path';
import { planStatus, promote, publish, rollback, verify, type Outcome } from '../release';
import { newestRegistry, parsePart, parseRef, Refusal } from '../store';
import type { Args } from './args';

/** Where a command runs: the store's folder, the caller's folder, and where its lines go. */
export interface Scene {
  store: string;
  cwd: string;
  say: (line: string) => void;
}

type Command = (args: Args, scene: Scene) => Promise<void>;

const commands: Record<string, Command> = {
  // Loaded on demand: webpack is heavy, and a store must be usable without it.
  build: async (_, { cwd }) => (await import('../preset/build')).build(cwd).catch(buildFailed),
  dev: async (_, { cwd }) => (await import('../preset/dev')).dev(cwd),
  serve: async (_, { store, say }) => (await import('../gateway/serve')).serveStore({ store, say, env: process.env }),
  migrate: async (_, { say }) => {
    const applied = await (await import('../services/migrations')).migrateHosted(process.env);
    sayAll(applied.length > 0 ? applied.map((name) => `Applied ${name}`) : ['The database is up to date.'], say);
  },
  publish: async (args, { store, cwd, say }) =>
    report('publish', await publish(store, resolve(cwd, targetOf(args, 'dist folder')), args), args, say),
  promote: async (args, { store, say }) =>
    report('promote', await promote(store, parseRef(targetOf(args, 'part>@<version')), args), args, say),
  rollback: async (args, { store, say }) =>
    report('roll back', await rollback(store, parsePart(targetOf(args, 'part')), args), args, say),
  status: async (_, { store, say }) => sayAll(planStatus(await newestRegistry(store)), say),
  verify: async (_, { store, say }) => {
    const { checked, faults } = await verify(store);
    if (faults.length > 0)
      throw new Refusal(
        `The store is damaged:\n  ${faults.join('\n  ')}\nPublish the damaged releases again under a new version and promote those.`,
      );
    say(checked.length > 0 ? `Sound: ${checked.join(', ')}` : 'Nothing is live yet.');
  },
};

/** Runs one command. Throws a Refusal when it may not be done. */
export async function runCommand(args: Args, scene: Scene): Promise<void> {
  const command = Object.hasOwn(commands, args.command) ? commands[args.command] : undefined;
  if (!command) throw new Refusal(`There is no command "${args.command}". See rig4u --help.`);
  await command(args, scene);
}

/** What a build complains of is its author's to mend: webpack's own words, without our stack. */
function buildFailed(cause: unknown): never {
  throw new Refusal(`The build failed.\n${cause instanceof Error ? cause.message : String(cause)}`, { cause });
}

function targetOf({ command, target }: Args, what: string): string {
  if (target !== undefined) return target;
  throw new Refusal(`Say what to ${command}: rig4u ${command} <${what}>.`);
}

function report(verb: string, { changed, says, warnings }: Outcome, { dryRun }: Args, say: Scene['say']): void {
  const prefix = changed && dryRun ? `Would ${verb} ` : '';
  sayAll([...warnings, ...says.map((line) => prefix + line)], say);
}

function sayAll(lines: readonly string[], say: Scene['say']): void {
  for (const line of lines) say(line);
}
