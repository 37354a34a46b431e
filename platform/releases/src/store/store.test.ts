/** @jest-environment node */
import { mkdir, readFile, readdir, symlink, unlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import fc from 'fast-check';
import { Refusal } from '@rig4u/kernel';
import { temporaryFolder } from '@rig4u/kernel/temporary-folder';
import type { Registry } from '@rig4u/shared/contracts';
import { fakeRemote, writeDist } from '../fake-builds';
import {
  appendRegistry,
  grow,
  hasRelease,
  isPlainPath,
  newestRegistry,
  newestRevision,
  parseRef,
  pointToNewest,
  readFolder,
  readRelease,
  registryFile,
  versionsOf,
  writeRelease,
} from '.';

const ref = { part: 'mf-guides', version: '1.0.0' };
const registry = (revision: number, host = '1.0.0'): Registry => ({
  schema: 1,
  revision,
  host: { version: host, shared: {} },
  remotes: {},
});

describe('releases', () => {
  it('are read back as they were written, with a compressed twin beside each text', async () => {
    const store = await temporaryFolder();
    const { files } = fakeRemote();
    expect(await writeRelease(store, ref, files)).toBe(true);
    expect(await readRelease(store, ref)).toEqual(
      new Map([...files].map(([path, bytes]) => [path, Buffer.from(bytes)])),
    );
    const twin = await readFile(join(store, 'remotes/mf-guides/1.0.0/art/part.svg.br'));
    expect(Buffer.from(await grow(twin)).toString()).toContain('<svg');
    expect(await versionsOf(store, 'mf-guides')).toEqual(['1.0.0']);
  });

  it('are never overwritten, and a second writer leaves nothing behind', async () => {
    const store = await temporaryFolder();
    const written = await Promise.all(
      ['a', 'b', 'c'].map((code) => writeRelease(store, ref, fakeRemote({ code }).files)),
    );
    expect(written.filter(Boolean)).toHaveLength(1);
    expect(await readdir(join(store, '.tmp'))).toEqual([]);
  });

  it('are not there before they are published', async () => {
    const store = await temporaryFolder();
    expect(await readRelease(store, ref)).toBeUndefined();
    expect(await hasRelease(store, ref)).toBe(false);
    expect(await versionsOf(store, 'host')).toEqual([]);
  });
});

describe('a folder to publish', () => {
  it('is read without compressed twins, but with other files that happen to end in .br', async () => {
    const folder = await writeDist(new Map(['a.js', 'a.js.br', 'song.br'].map((path) => [path, new Uint8Array([1])])));
    expect([...((await readFolder(folder)) ?? new Map()).keys()]).toEqual(['a.js', 'song.br']);
  });

  it('is refused with a link in it', async () => {
    const folder = await writeDist(new Map());
    await symlink('/etc/hostname', join(folder, 'a.js'));
    await expect(readFolder(folder)).rejects.toThrow(/a\.js is a link or a special file/);
  });
});

describe('names', () => {
  it.each([
    ['mf-guides@1.0.1', 'mf-guides', '1.0.1'],
    ['host@1.0.0-local.0a1b2c3d', 'host', '1.0.0-local.0a1b2c3d'],
  ])('%s is a release', (text, part, version) => {
    expect(parseRef(text)).toEqual({ part, version });
  });

  it.each([
    'mf-guides',
    '@1.0.0',
    'mf-guides@',
    'mf-guides@latest',
    'guides@1.0.0',
    '../host@1.0.0',
    'mf-guides@1.0.0/..',
  ])('%s is refused', (text) => {
    expect(() => parseRef(text)).toThrow(Refusal);
  });

  it.each(['a.js', 'assets/a.1b2c.svg', 'fonts/inter-latin-wght-normal.woff2'])('%s is a plain path', (path) =>
    expect(isPlainPath(path)).toBe(true),
  );
  it.each(['', '/a', '../a', 'a/../b', 'a//b', './a', '.hidden', 'a\\b', 'a%2e', 'a\0b', 'a/'])(
    '%j is no plain path',
    (path) => expect(isPlainPath(path)).toBe(false),
  );
});

describe('the registry', () => {
  it('keeps every revision and points to the newest', async () => {
    const store = await temporaryFolder();
    expect(await newestRegistry(store)).toBeUndefined();
    expect(await appendRegistry(store, registry(1))).toBe(true);
    expect(await appendRegistry(store, registry(2, '2.0.0'))).toBe(true);
    expect(await newestRegistry(store)).toEqual(registry(2, '2.0.0'));
    expect((await readdir(join(store, 'registry'))).toSorted()).toEqual(['1.json', '2.json']);
    expect(JSON.parse(await readFile(registryFile(store), 'utf8'))).toEqual(registry(2, '2.0.0'));
  });

  it.each([1, 3, 7])('refuses revision %d after revision 1', async (revision) => {
    const store = await temporaryFolder();
    await appendRegistry(store, registry(1));
    expect(await appendRegistry(store, registry(revision))).toBe(false);
    expect(await newestRevision(store)).toBe(1);
  });

  it('orders revisions as numbers', async () => {
    const store = await temporaryFolder();
    for (let revision = 1; revision <= 11; revision++) await appendRegistry(store, registry(revision));
    expect(await newestRevision(store)).toBe(11);
  });

  it('says which file is damaged', async () => {
    const store = await temporaryFolder();
    await mkdir(join(store, 'registry'));
    await writeFile(join(store, 'registry', '1.json'), '{"schema":2}');
    await expect(newestRegistry(store)).rejects.toThrow(/1\.json is not a registry: schema/);
  });

  it('heals a pointer whose writer died before it wrote it', async () => {
    const store = await temporaryFolder();
    await appendRegistry(store, registry(1));
    await unlink(registryFile(store));
    await pointToNewest(store);
    expect(JSON.parse(await readFile(registryFile(store), 'utf8'))).toEqual(registry(1));
  });

  it('lets exactly one of many writers have a revision, and ends with the pointer at the newest', async () => {
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 2, max: 8 }), fc.integer({ min: 1, max: 3 }), async (writers, rounds) => {
        const store = await temporaryFolder();
        for (let round = 1; round <= rounds; round++) {
          const won = await Promise.all(
            Array.from({ length: writers }, (_, i) => appendRegistry(store, registry(round, `1.0.${i}`))),
          );
          expect(won.filter(Boolean)).toHaveLength(1);
          expect((await newestRegistry(store))?.host.version).toBe(`1.0.${won.indexOf(true)}`);
        }
        expect(JSON.parse(await readFile(registryFile(store), 'utf8'))).toEqual(await newestRegistry(store));
      }),
      { numRuns: 20 },
    );
  });
});
