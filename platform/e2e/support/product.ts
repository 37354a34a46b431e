import { cpSync } from 'node:fs';
import { copyFile, mkdir, mkdtemp, readdir, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startGateway, type RunningGateway } from '@rig4u/gateway';
import type { LoadStore } from '@rig4u/releases/health';
import type { Registry, RegistryRemote, Services } from '@rig4u/shared/contracts';
import { liveFiles } from '@rig4u/workspace/live-files';
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
  /** Ends the server; `resume` starts it on the same port with what is in the store then. */
  stop(): Promise<void>;
  resume(): Promise<void>;
  close(): Promise<void>;
}

/** What visitors ask instead of the gateway. */
export interface Front {
  url: string;
  /** Takes what was written into the store. */
  renew(): Promise<void>;
  close(): Promise<void>;
}

/** Starts what stands in front of a gateway, or in its place. */
export type StartFront = (behind: { url: string; store: string }) => Promise<Front>;

interface ProductOptions {
  /** With services one can sign in, and errors are logged in their database. */
  services?: Services | undefined;
  /** Gets what visits told, every fifth of a second. */
  loads?: LoadStore;
  /** Settings of the gateway. */
  env?: Record<string, string>;
  /**
   * For a test that edits the registry and publishes nothing: its releases are the prepared ones themselves, which is
   * quicker than a copy.
   */
  sharesReleases?: boolean;
  /** Visitors go to the gateway when it is left out. */
  front?: StartFront | undefined;
}

/** Starts the product on a free port, with a store of its own. */
export async function startProduct({
  services,
  loads,
  env = {},
  sharesReleases = false,
  front: startFront,
}: ProductOptions = {}): Promise<Product> {
  const store = await mkdtemp(path.join(tmpdir(), 'rig4u-e2e-'));
  await (sharesReleases ? linkStore(store) : copyStore(store));
  const log: string[] = [];
  const serve = (port: number) =>
    startGateway({ store, say: (line) => log.push(line), env, port, services, loads, loadsEveryMs: 200 });
  const first = await serve(0);
  const { port } = first;
  const own = `http://localhost:${port}`;
  const front = await startFront?.({ url: own, store });
  let gateway: RunningGateway | undefined = first;
  let sound: Registry | undefined;
  let edits = 0;
  /** The newest registry, or the last one that could be read. */
  const registry = async () => {
    sound = await pageRegistry(store).catch(() => sound);
    if (!sound) throw new Error('The prepared store has no registry');
    return sound;
  };
  return {
    url: front?.url ?? own,
    store,
    log,
    registry,
    editRemote: async (name, change) => {
      edits += 1;
      await editRegistry(store, await registry(), { name, edit: edits, change });
      await front?.renew();
    },
    stop: async () => {
      await gateway?.close();
      gateway = undefined;
    },
    resume: async () => {
      gateway ??= await serve(port);
    },
    close: async () => {
      await front?.close();
      await gateway?.close();
      await rm(store, { recursive: true, force: true });
    },
  };
}

/** What is live, and the releases that tests put in a remote's place. */
const neededFiles = () => liveFiles(preparedStore, (folder) => folder.startsWith('remotes/mf-fault/'));

/** Without promises, of which each small file takes several: that is a tenth of the time. */
async function copyStore(to: string): Promise<void> {
  cpSync(preparedStore, to, { recursive: true, filter: await neededFiles() });
}

/**
 * A store whose releases are made of links to the prepared ones. The folders are its own, so that a test may put others beside
 * them: a link in a folder's place is no release.
 */
async function linkStore(to: string): Promise<void> {
  const isNeeded = await neededFiles();
  const link = async (from: string, target: string): Promise<void> => {
    await mkdir(target, { recursive: true });
    for (const entry of await readdir(from, { withFileTypes: true })) {
      const [source, copy] = [path.join(from, entry.name), path.join(target, entry.name)];
      if (!isNeeded(source)) continue;
      if (entry.isDirectory()) await link(source, copy);
      // The registry and the records are the test's own: it writes to them.
      else if (!/^(host|remotes)\b/.test(path.relative(preparedStore, source)) || entry.name === 'release.json')
        await copyFile(source, copy);
      else await symlink(source, copy);
    }
  };
  await link(preparedStore, to);
}
