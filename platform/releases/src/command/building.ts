import * as v from 'valibot';
import { Refusal } from '@rig4u/kernel';
import type { LoadStore } from '../health';
import type { Store } from '../store';
import { healthIn } from './health-in';
import { loadPackage } from './load-package';
import { migrate } from './migrating';
import type { Command, Scene, StoreCommand } from './scene';
import { writeManifest } from './write-manifest';

/** What the packages of these commands export; each is loaded by its own command only. */
const fn = <T>() => v.custom<T>((value) => typeof value === 'function');
const buildModule = v.object({ build: fn<(dir: string) => Promise<void>>() });
const devModule = v.object({ dev: fn<(dir: string, origin?: string) => Promise<void>>() });
type ServeOptions = Pick<Scene, 'say' | 'env'> & { store: Store; loads: LoadStore | undefined };
const serveModule = v.object({
  serveStore: fn<(options: ServeOptions) => Promise<void>>(),
});

/** Commands that work on a part or a database. */
export const building: Readonly<Record<string, Command>> = {
  build: async ({ command }, { cwd }) => {
    const { build } = await loadPackage('@rig4u/preset/build', buildModule, { command, cwd });
    await build(cwd).catch(buildFailed);
  },
  dev: async ({ command, in: origin }, { cwd }) => {
    const { dev } = await loadPackage('@rig4u/preset/dev', devModule, { command, cwd });
    await dev(cwd, origin);
  },
  manifest: writeManifest,
  migrate,
};

/** Serves a store until it is stopped. */
export const serve: StoreCommand = async ({ command }, scene) => {
  const { store, cwd, say, env } = scene;
  const { serveStore } = await loadPackage('@rig4u/gateway/serve', serveModule, { command, cwd });
  await serveStore({ store, say, env, loads: await healthIn(command, scene) });
};

/** The author fixes a build's own errors: webpack's own words, without our stack. */
function buildFailed(cause: unknown): never {
  throw new Refusal(`The build failed.\n${cause instanceof Error ? cause.message : String(cause)}`, { cause });
}
