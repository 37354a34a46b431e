import { cp, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startNginx } from '@rig4u/deploy/start-nginx';
import { exportSite, type LivePages } from '@rig4u/export';
import { nginxFor } from '@rig4u/export/test-nginx';
import { pagesForAll } from '@rig4u/releases';
import { indexFile, registryFile, versionsOf } from '@rig4u/releases/store';
import type { StartFront } from './product';

/** The export of the store as all tests of a file find it, made by the first of them. */
let prepared: Promise<string> | undefined;
afterAll(async () => {
  if (prepared) await rm(await prepared, { recursive: true, force: true });
});

const temporary = () => mkdtemp(path.join(tmpdir(), 'rig4u-export-'));

/** An export of the product, served by a real nginx: nobody asks the gateway. */
export const startExport: StartFront = async ({ store }) => {
  prepared ??= temporary().then(async (folder) => (await write(store, folder), folder));
  const folder = await temporary();
  await cp(await prepared, folder, { recursive: true });
  const nginx = await startNginx(nginxFor(folder));
  if (!nginx) throw new Error('nginx is not installed: ask nginxProgram() first.');
  return {
    url: nginx.url,
    renew: async () => {
      await write(store, folder);
      await nginx.reload();
    },
    close: async () => {
      await nginx.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
};

async function write(store: string, folder: string): Promise<void> {
  const pages = await pagesInFiles(store);
  await exportSite({ store, folder, env: {}, dryRun: false, log: () => undefined, pages });
}

/** What pages of a gateway read: tests edit it by hand, past the log, and name whatever release there is. */
async function pagesInFiles(store: string): Promise<LivePages> {
  const pages = await pagesForAll(store);
  const [view, index] = await Promise.all([registryFile(store), indexFile(store)].map(readJson));
  const remotes = await readdir(path.join(store, 'remotes'));
  const releases = ['host', ...remotes].map(async (part) =>
    ((await versionsOf(store, part)) ?? []).map((version) => ({ part, version })),
  );
  return { ...pages, view, index, releases: (await Promise.all(releases)).flat() };
}

const readJson = async (file: string): Promise<unknown> => JSON.parse(await readFile(file, 'utf8'));
