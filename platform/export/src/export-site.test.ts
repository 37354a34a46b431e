/** @jest-environment node */
import { readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { temporaryFolder } from '@rig4u/kernel/temporary-folder';
import { promote, publish, rollout } from '@rig4u/releases';
import { fakeHost, fakeRemote, writeDist } from '@rig4u/releases/fake-builds';
import { exportSite } from './export-site';
import { writeExport } from './folder';

const log = (line: string): never => {
  throw new Error(line);
};
const exported = (store: string, folder: string, more: Partial<Parameters<typeof exportSite>[0]> = {}) =>
  exportSite({
    store,
    folder,
    env: { RIG4U_ORIGIN: 'https://rig4u.test' },
    dryRun: false,
    log,
    ...more,
  });

const guides = (version: string) => ({ part: 'mf-guides', version });
const publishGuides = async (store: string, version: string) =>
  publish(store, await writeDist(fakeRemote({ version, paths: ['/guides', '/guides/:id'] }).files));

async function product(): Promise<string> {
  const store = await temporaryFolder();
  await publish(store, await writeDist(fakeHost().files));
  await promote(store, { part: 'host', version: '1.0.0' });
  await publishGuides(store, '1.0.0');
  await promote(store, guides('1.0.0'));
  return store;
}

const isThere = (file: string): Promise<boolean> =>
  stat(file).then(
    () => true,
    () => false,
  );

it('writes what is live, and says what it is not', async () => {
  const folder = await temporaryFolder();
  const { releases, done, warnings, notInIt, purge } = await exported(await product(), folder);
  expect(releases).toEqual(['host@1.0.0', 'mf-guides@1.0.0']);
  expect(done?.written).toBeGreaterThan(20);
  expect(warnings).toEqual([]);
  expect(notInIt.join()).toMatch(/roll-outs.*previews.*reports/);
  expect(purge).toEqual(expect.arrayContaining(['/*', '/guides', '/guides/*', '/registry/index.json']));
  expect(await readFile(join(folder, 'site/remotes/mf-guides/1.0.0/remoteEntry.js'), 'utf8')).toBe('"entry of 1.0.0"');
});

it('writes only what is new, and keeps what open pages of the export before ask for', async () => {
  const [store, folder] = [await product(), await temporaryFolder()];
  await exported(store, folder);
  expect((await exported(store, folder)).purge).toEqual([]);
  const entry = (version: string) => join(folder, `site/remotes/mf-guides/${version}/remoteEntry.js`);
  const before = await stat(entry('1.0.0'));
  for (const version of ['1.1.0', '1.2.0', '1.3.0', '1.4.0']) {
    await publishGuides(store, version);
    await promote(store, guides(version));
  }
  const { releases, purge } = await exported(store, folder);
  expect(releases).toEqual(['host@1.0.0', ...['1.4.0', '1.3.0', '1.2.0', '1.1.0'].map((v) => `mf-guides@${v}`)]);
  expect(purge).not.toContain('/robots.txt');
  expect(purge).toContain('/guides/*');
  expect((await stat(entry('1.0.0'))).mtimeMs).toBe(before.mtimeMs);
  expect((await exported(store, folder)).done?.removed).toBeGreaterThan(0);
  expect(await isThere(entry('1.0.0'))).toBe(false);
});

const shares = { steps: [50, 100], everyMs: 60_000, stopIf: { overLivePp: 1, atLeast: 100 } };

it('leaves roll-outs out, by name', async () => {
  const [store, folder] = [await product(), await temporaryFolder()];
  await publishGuides(store, '1.1.0');
  await publish(store, await writeDist(fakeHost('1.1.0').files));
  await rollout(store, guides('1.1.0'), shares);
  await rollout(store, { part: 'host', version: '1.1.0' }, shares);
  const { warnings, releases } = await exported(store, folder);
  expect(releases).toEqual(['host@1.0.0', 'mf-guides@1.0.0']);
  expect(warnings).toEqual(
    ['host@1.1.0', 'mf-guides@1.1.0'].map((label) => expect.stringContaining(`${label} is being`)),
  );
  const rules = await readFile(join(folder, 'nginx/http.conf'), 'utf8');
  const [, index = ''] = /index\\+\.json\$" "([^"]+)"/.exec(rules) ?? [];
  expect(JSON.parse(await readFile(join(folder, 'site/.rig4u', index), 'utf8')).host).not.toHaveProperty('rollout');
  expect(rules).not.toContain('Cookie');
});

it('changes nothing in a dry run', async () => {
  const folder = join(await temporaryFolder(), 'new');
  const { done, files } = await exported(await product(), folder, { dryRun: true });
  expect([done, files > 20, await isThere(folder)]).toEqual([undefined, true, false]);
});

describe('refuses, and says what to do', () => {
  it.each([
    ['a folder that holds something else', async (folder: string) => writeFile(join(folder, 'a'), ''), 'is no export'],
    [
      'an export for another host',
      async (folder: string) =>
        writeFile(
          join(folder, 'rig4u-export.json'),
          '{"schema":1,"target":"firebase","epoch":1,"revision":1,"addresses":{},"files":[]}',
        ),
      'is an export for firebase',
    ],
    ['a damaged export', async (folder: string) => writeFile(join(folder, 'rig4u-export.json'), '{'), 'is no export'],
  ])('%s', async (_, given, sentence) => {
    const folder = await temporaryFolder();
    await given(folder);
    await expect(exported(await product(), folder)).rejects.toThrow(sentence);
  });

  it('a file in the place of the folder', async () => {
    const file = join(await temporaryFolder(), 'file');
    await writeFile(file, '');
    await expect(exported(await product(), file)).rejects.toThrow('is a file');
  });

  it('a store with nothing live', async () => {
    await expect(exported(await temporaryFolder(), await temporaryFolder())).rejects.toThrow('Nothing is live');
  });

  it('a live release that is gone from the store', async () => {
    const store = await product();
    await rm(join(store, 'remotes/mf-guides/1.0.0'), { recursive: true });
    await expect(exported(store, await temporaryFolder())).rejects.toThrow('mf-guides@1.0.0');
  });

  it('a disk that is full, and goes on when there is room', async () => {
    const folder = await temporaryFolder();
    const marker = { schema: 1, target: 'nginx', epoch: 1, revision: 1, addresses: {} } as const;
    let isFull = true;
    const bytes = async () => {
      if (isFull) throw Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
      return new Uint8Array(1);
    };
    const files = [
      { path: 'site/a', bytes: async () => new Uint8Array(1), length: 1 },
      { path: 'site/b', bytes, length: 1 },
    ];
    const write = () => writeExport(folder, files, { marker, before: undefined });
    await expect(write()).rejects.toThrow(/The disk is full.*it goes on where it stopped/);
    isFull = false;
    expect(await write()).toEqual({ written: 1, bytes: 1, removed: 0 });
  });
});
