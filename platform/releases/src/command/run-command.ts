import { resolve } from 'node:path';
import * as v from 'valibot';
import { Refusal } from '@rig4u/kernel';
import { planStatus, promote, publish, rollback, verify, type Outcome } from '..';
import { newestRegistry, parsePart, parseRef } from '../store';
import type { Args } from './args';
import { loadPackage } from './load-package';

/** Where a command runs: the store's folder, the caller's folder, and where its lines go. */
export interface Scene {
  store: string;
  cwd: string;
  say: (line: string) => void;
}

type Command = (args: Args, scene: Scene) => Promise<void>;

/** What the packages of the commands export; each is loaded by its own command only. */
const fn = <T>() => v.custom<T>((value) => typeof value === 'function');
const buildModule = v.object({ build: fn<(dir: string) => Promise<void>>() });
const devModule = v.object({ dev: fn<(dir: string) => Promise<void>>() });
const serveModule = v.object({
  serveStore: fn<(options: Pick<Scene, 'store' | 'say'> & { env: Env }) => Promise<void>>(),
});
const migrateModule = v.object({ migrateHosted: fn<(env: Env) => Promise<string[]>>() });
type Env = Readonly<Record<string, string | undefined>>;

const commands: Record<string, Command> = {
  build: async ({ command }, { cwd }) => {
    const { build } = await loadPackage('@rig4u/preset/build', buildModule, { command, cwd });
    await build(cwd).catch(buildFailed);
  },
  dev: async ({ command }, { cwd }) => {
    const { dev } = await loadPackage('@rig4u/preset/dev', devModule, { command, cwd });
    await dev(cwd);
  },
  serve: async ({ command }, { store, cwd, say }) => {
    const { serveStore } = await loadPackage('@rig4u/gateway/serve', serveModule, { command, cwd });
    await serveStore({ store, say, env: process.env });
  },
  migrate: async ({ command }, { cwd, say }) => {
    const { migrateHosted } = await loadPackage('@rig4u/services/migrations', migrateModule, { command, cwd });
    const applied = await migrateHosted(process.env);
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

/** The author fixes a build's own errors: webpack's own words, without our stack. */
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
