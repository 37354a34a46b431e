import { cp, mkdtemp, readFile, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startGateway } from '@rig4u/gateway';
import * as v from 'valibot';
import { registryFile } from '@rig4u/releases/store';
import { registrySchema, type Registry, type RegistryRemote, type Services } from '@rig4u/shared/contracts';
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
      const now = await registry();
      const record = now.remotes[name];
      if (!record) throw new Error(`${name} is not live`);
      edits += 1;
      // Past the store's own checks: a page must also bear what no tool of ours would write. Its log is left alone, so the
      // number is far above those that a tool will give.
      const revision = 1000 + edits;
      const text = JSON.stringify({ ...now, revision, remotes: { ...now.remotes, [name]: change(record) } });
      await writeFile(`${registryFile(store)}.next`, text);
      await rename(`${registryFile(store)}.next`, registryFile(store));
    },
    close: async () => {
      await gateway.close();
      await rm(store, { recursive: true, force: true });
    },
  };
}

const releases = ['host', 'remotes'];

/** What pages read of a store. Rejects where it cannot be read. */
const pageRegistry = async (store: string): Promise<Registry> =>
  v.parse(v.pipe(v.string(), v.parseJson(), registrySchema), await readFile(registryFile(store), 'utf8'));

async function linkStore(to: string): Promise<void> {
  await cp(preparedStore, to, {
    recursive: true,
    filter: (file) => !releases.includes(path.relative(preparedStore, file)),
  });
  for (const folder of releases) await symlink(path.join(preparedStore, folder), path.join(to, folder), 'junction');
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
