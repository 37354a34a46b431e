/** @jest-environment node */
import { chmod, readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from '@rig4u/kernel';
import { beforeFoldersGo } from '@rig4u/kernel/temporary-folder';
import { storeOfTest, type SiteOfTest } from '../front/test-site';
import { bundledGateway, type BundledGateway } from '../gateway-process';

let bundle: BundledGateway;
let site: SiteOfTest;
beforeAll(async () => {
  [bundle, site] = [await bundledGateway(), await storeOfTest()];
});
beforeFoldersGo(async () => {
  await setRights(bundle.folder, { folders: 0o755, files: 0o644 });
  await bundle.remove();
});

/** All that lies in a folder, folders included. */
async function under(folder: string) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries.map((entry) => ({ file: join(entry.parentPath, entry.name), isFolder: entry.isDirectory() }));
}

async function setRights(folder: string, { folders, files }: { folders: number; files: number }): Promise<void> {
  await chmod(folder, folders);
  for (const { file, isFolder } of await under(folder)) await chmod(file, isFolder ? folders : files);
}

/** Nobody of this machine; whoever is not root stays who they are. */
const uid = process.getuid?.() === 0 ? 65_534 : undefined;

it('starts from a folder that nobody may write, as a user without rights, and serves a store that it may only read', async () => {
  await setRights(bundle.folder, { folders: 0o555, files: 0o444 });
  await setRights(site.store, { folders: 0o555, files: 0o444 });
  const gateway = await bundle.start(site.store, { uid, env: { RIG4U_DRAIN_SECONDS: '0' } });
  const at = (path: string) => fetch(`http://127.0.0.1:${gateway.port}${path}`);
  expect(await (await at('/readyz')).json()).toMatchObject({ status: 'ready', host: '1.0.0' });
  expect((await at('/guides')).status).toBe(200);
  const script = await at(site.entry);
  expect([script.status, script.headers.get('content-encoding')]).toEqual([200, 'gzip']);
  expect(await gateway.end('SIGTERM')).toBe(0);
  await setRights(site.store, { folders: 0o755, files: 0o644 });
});

it('is small: the container may have 20 MB above its base', async () => {
  const files = (await under(bundle.folder)).filter(({ isFolder }) => !isFolder);
  const sizes = await Promise.all(files.map(async ({ file }) => (await stat(file)).size));
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(4_000_000);
  expect(files.length).toBeLessThan(80);
});

it('names whose work is in it', async () => {
  const text = await readFile(join(bundle.folder, 'notices.txt'), 'utf8');
  expect(text).toMatch(/^@hono\/node-server .* \(MIT\)$/m);
  expect(text).toMatch(/^pg .* \(MIT\)$/m);
});

it('has every package that a command of a running installation loads by name', async () => {
  const commands = join(root, 'platform/releases/src/command');
  const texts = await Promise.all(
    (await readdir(commands))
      .filter((name) => !name.includes('.test.'))
      .map((name) => readFile(join(commands, name), 'utf8')),
  );
  const loaded = texts.flatMap((text) => [...text.matchAll(/loadPackage\(\s*'([^']+)'/g)].map(([, name]) => name));
  const own = await readFile(join(import.meta.dirname, 'packages-in-it.ts'), 'utf8');
  expect(loaded.length).toBeGreaterThan(4);
  // Builds, exports and a browser have no place where visitors are served.
  const isOfDevelopers = (name = '') => /^@rig4u\/(export|preset|smoke)\b/.test(name);
  expect(loaded.filter((name) => !isOfDevelopers(name) && !own.includes(`'${name}': () => import('${name}')`))).toEqual(
    [],
  );
});
