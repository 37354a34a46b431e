import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { startGateway } from '@rig4u/gateway';
import { copyRelease, loadManifest, trialRegistry } from '@rig4u/releases';
import type { Registry } from '@rig4u/shared/contracts';
import { indexFile, registryFile, storeAt, type ReleaseRef, type StoreAt } from '@rig4u/releases/store';
import type { RemoteManifest } from '@rig4u/releases/manifest';

/** The product as it would be with some releases live, served on a free port of this machine. */
export interface Trial {
  url: string;
  /** What the remotes that are live there say of themselves. */
  remotes: RemoteManifest[];
  close: () => Promise<void>;
}

/** Serves a store as if `refs` were live, without fallbacks: a fallback would hide what does not load. The store stays as it is. */
export async function startTrial(store: StoreAt, refs: readonly ReleaseRef[]): Promise<Trial> {
  const { view: registry, index } = await trialRegistry(store, refs);
  const remotes = await remotesOf(store, registry);
  const folder = await mkdtemp(join(tmpdir(), 'rig4u-smoke-'));
  await giveReleases(store, registry, folder);
  await writeFile(registryFile(folder), JSON.stringify(registry));
  await mkdir(join(folder, 'registry'));
  await writeFile(indexFile(folder), JSON.stringify(index));
  const gateway = await startGateway({ store: folder, say: () => undefined, env: {}, port: 0 });
  return {
    url: `http://localhost:${gateway.port}`,
    remotes,
    close: async () => {
      await gateway.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Releases of a store on this machine are linked; those of another place are fetched. */
async function giveReleases(at: StoreAt, { host, remotes }: Registry, folder: string): Promise<void> {
  const store = storeAt(at);
  const { folder: from } = store;
  if (from !== undefined)
    for (const name of ['host', 'remotes']) await symlink(resolve(from, name), join(folder, name), 'junction');
  else {
    const refs = Object.entries(remotes).map(([part, { live }]) => ({ part, version: live.version }));
    for (const ref of [{ part: 'host', version: host.version }, ...refs]) await copyRelease(store, folder, ref);
  }
}

async function remotesOf(store: StoreAt, { remotes }: Registry): Promise<RemoteManifest[]> {
  const refs = Object.entries(remotes).map(([part, { live }]) => ({ part, version: live.version }));
  const builds = await Promise.all(refs.map((ref) => loadManifest(store, ref)));
  return builds.flatMap((build) => (build.kind === 'remote' ? [build.manifest] : []));
}
