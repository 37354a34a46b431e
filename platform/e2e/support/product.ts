import { cp, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Registry, RegistryRemote, Services } from '@rig4u/shared/contracts';
import { startGateway } from '../../src/gateway';
import { newestRegistry, newestRevision, registryFile } from '../../src/store';
import { preparedStore, type RemoteName } from './folders';

/** The built product, served from a store of its own. */
export interface Product {
  url: string;
  store: string;
  log: string[];
  registry(): Promise<Registry>;
  /** Writes a next revision by hand, as nobody should. */
  editRemote(name: RemoteName, change: (record: RegistryRemote) => unknown): Promise<void>;
  close(): Promise<void>;
}

/** Starts the product on a free port; with `services` one can sign in there, and errors are logged in their database. */
export async function startProduct({ from = preparedStore, services }: { from?: string | undefined; services?: Services | undefined } = {}): Promise<Product> {
  const store = await mkdtemp(path.join(tmpdir(), 'rig4u-e2e-'));
  await cp(from, store, { recursive: true });
  const log: string[] = [];
  const gateway = await startGateway({ store, say: (line) => log.push(line), env: {}, port: 0, ...(services && { services }) });
  let sound: Registry | undefined;
  /** The newest registry, or the last one that could be read. */
  const registry = async () => {
    sound = (await newestRegistry(store).catch(() => sound)) ?? sound;
    if (!sound) throw new Error('The prepared store has no registry');
    return sound;
  };
  return {
    url: `http://localhost:${gateway.port}`,
    store,
    log,
    registry,
    editRemote: async (name, change) => {
      const now = await registry();
      const record = now.remotes[name];
      if (!record) throw new Error(`${name} is not live`);
      const revision = (await newestRevision(store)) + 1;
      // Past the store's own checks: a page must also bear what no tool of ours would write.
      const text = JSON.stringify({ ...now, revision, remotes: { ...now.remotes, [name]: change(record) } });
      await writeFile(path.join(store, 'registry', `${revision}.json`), text);
      await writeFile(`${registryFile(store)}.next`, text);
      await rename(`${registryFile(store)}.next`, registryFile(store));
    },
    close: async () => {
      await gateway.close();
      await rm(store, { recursive: true, force: true });
    },
  };
}
