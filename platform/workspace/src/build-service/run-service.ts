import { join } from 'node:path';
import { root } from '@rig4u/kernel';
import { build } from '@rig4u/preset/build';
import { loadedFiles, type LoadedFiles } from './loaded-files';
import type { Order } from './messages';
import { serveBuilds } from './serve-builds';

/** The whole of a build service's process. Resolves when it listens, to what is to be told of each module that is loaded later. */
export async function runService(socket: string, early: readonly string[]): Promise<LoadedFiles['note']> {
  const loaded = loadedFiles([join(root, 'pnpm-lock.yaml')]);
  early.forEach(loaded.note);
  const service = await serveBuilds({ socket, build: buildAs, isOutdated: loaded.haveChanged });
  process.send?.('listens');
  void (service?.ended ?? Promise.resolve()).then(() => process.exit(0));
  return loaded.note;
}

/** Builds a part as a process of its own would that was started in its folder, with the environment of the one who asks. */
async function buildAs({ part, env }: Order): Promise<void> {
  for (const name of Object.keys(process.env)) if (!Object.hasOwn(env, name)) delete process.env[name];
  Object.assign(process.env, env);
  const dir = join(root, part);
  process.chdir(dir);
  await build(dir);
}

// Who started it may be gone at any time, and Ctrl+C in its terminal is not for us.
process.on('disconnect', () => undefined);
process.on('SIGINT', () => undefined);
