import { cp, mkdir, mkdtemp, readdir, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startGateway } from '@rig4u/gateway';
import type { Registry, RegistryRemote, Services } from '@rig4u/shared/contracts';
import { editRegistry, pageRegistry } from './edited-registry';
import { preparedStore } from './folders';

/** The built product, served from a store of its own. */
export interface Product {
  url: string;
  store: string;
  log: string[];
  registry(): Promise<Registry>;
  /** Writes a next revision by hand, as nobody should. */
  editRemote(name: string, change: (record: RegistryRemote) => unknown): Promise<void>;
  close(): Promise<void>;
}

interface ProductOptions {
  /** With services one can sign in, and errors are logged in their database. */
  services?: Services | undefined;
  /**
   * For a test that edits the registry and publishes nothing: its releases are the prepared ones themselves, which is
   * quicker than a copy.
   */
  sharesReleases?: boolean;
}

/** Starts the product on a free port, with a store of its own. */
export async function startProduct({ services, sharesReleases = false }: ProductOptions = {}): Promise<Product> {
  const store = await mkdtemp(path.join(tmpdir(), 'rig4u-e2e-'));
  await (sharesReleases ? linkStore(store) : copyStore(store));
  const log: string[] = [];
  const gateway = await startGateway({
    store,
    say: (line) => log.push(line),
    env: {},
    port: 0,
    ...(services && { services }),
  });
  let sound: Registry | undefined;
  let edits = 0;
  /** The newest registry, or the last one that could be read. */
  const registry = async () => {
    sound = await pageRegistry(store).catch(() => sound);
    if (!sound) throw new Error('The prepared store has no registry');
    return sound;
  };
  return {
    url: `http://localhost:${gateway.port}`,
    store,
    log,
    registry,
    editRemote: async (name, change) => {
      edits += 1;
      await editRegistry(store, await registry(), { name, edit: edits, change });
    },
    close: async () => {
      await gateway.close();
      await rm(store, { recursive: true, force: true });
    },
  };
}

/** A store whose releases are the prepared ones; a test may put others beside them. */
async function linkStore(to: string): Promise<void> {
  await cp(preparedStore, to, {
    recursive: true,
    filter: (file) => !['host', 'remotes'].includes(path.relative(preparedStore, file)),
  });
  await symlink(path.join(preparedStore, 'host'), path.join(to, 'host'), 'junction');
  for (const remote of await readdir(path.join(preparedStore, 'remotes'))) {
    const folder = path.join('remotes', remote);
    await mkdir(path.join(to, folder), { recursive: true });
    for (const version of await readdir(path.join(preparedStore, folder)))
      await symlink(path.join(preparedStore, folder, version), path.join(to, folder, version), 'junction');
  }
}

/** Copies what is live, and the releases that tests put in a remote's place; a store that was used before holds many others. */
async function copyStore(to: string): Promise<void> {
  const now = await pageRegistry(preparedStore);
  const live = [
    `host/${now.host.version}`,
    ...Object.entries(now.remotes).map(
      ([
        name,
        {
          live: { version },
        },
      ]) => `remotes/${name}/${version}`,
    ),
  ];
  const isRelease = /^(host\/[^/]+|remotes\/(?!mf-fault\/)[^/]+\/[^/]+)$/;
  const wanted = (file: string): boolean => !isRelease.test(file) || live.includes(file);
  await cp(preparedStore, to, {
    recursive: true,
    filter: (file) => wanted(path.relative(preparedStore, file).split(path.sep).join('/')),
  });
}
