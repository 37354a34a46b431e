/** @jest-environment node */
import { randomUUID } from 'node:crypto';
import { mkdir, readFile, readdir, symlink, writeFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { Refusal } from '@rig4u/kernel';
import { temporaryFolder } from '@rig4u/kernel/temporary-folder';
import { fakeRemote, writeDist } from '../fake-builds';
import { clearLeftovers, grow, isPlainPath, parseRef, readFolder, readRelease, versionsOf, writeRelease } from '.';

const ref = { part: 'mf-guides', version: '1.0.0' };
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

  it('that cannot be written leave nothing: no other file is written any more', async () => {
    const store = await temporaryFolder();
    const names = ['x'.repeat(256), ...Array.from({ length: 300 }, (_, i) => `a/b/c/d/e/f/${i}/g/h/part.png`)];
    const files = new Map(names.map((name) => [name, new Uint8Array(1_000)]));
    await expect(writeRelease(store, ref, files)).rejects.toThrow('ENAMETOOLONG');
    await wait(200);
    expect(await readdir(join(store, '.tmp'))).toEqual([]);
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
  const long = 'a'.repeat(100);
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
    `mf-guides@1.0.0-${long}`,
    `mf-${long}@1.0.0`,
    `${long.repeat(50)}@${long}`,
  ])('%s is refused, in a sentence that can be read', (text) => {
    expect(() => parseRef(text)).toThrow(Refusal);
    expect(() => parseRef(text)).toThrow(/^.{1,200}$/);
  });

  it.each(['a.js', 'assets/a.1b2c.svg', 'fonts/inter-latin-wght-normal.woff2'])('%s is a plain path', (path) =>
    expect(isPlainPath(path)).toBe(true),
  );
  it.each([
    '',
    long.repeat(3),
    `${long}/`.repeat(8) + 'a',
    '/a',
    '../a',
    'a/../b',
    'a//b',
    './a',
    '.hidden',
    'a\\b',
    'a%2e',
    'a\0b',
    'a/',
  ])('%j is no plain path', (path) => expect(isPlainPath(path)).toBe(false));
});

describe('what a killed writer left aside', () => {
  const gone = 999_999_999;
  const leave = async (store: string, name: string) => {
    await mkdir(join(store, '.tmp', name), { recursive: true });
    await writeFile(join(store, '.tmp', name, 'half.js'), 'half');
  };

  it('is cleared by the next command, and what a living one writes stays', async () => {
    const store = await temporaryFolder();
    const machine = hostname().replaceAll(/[^\w.]/g, '_');
    await leave(store, `${machine}-${gone}-${randomUUID()}`);
    await leave(store, `${machine}-${process.pid}-${randomUUID()}`);
    await leave(store, `other.machine-1-${randomUUID()}`);
    expect(await clearLeftovers(store, Date.now())).toBe(1);
    expect(await clearLeftovers(store, Date.now() + 25 * 3600 * 1000)).toBe(1);
    expect(await readdir(join(store, '.tmp'))).toHaveLength(1);
  });
});
