/** @jest-environment node */
import { appendFile, cp, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { times } from '@rig4u/kernel/prove';
import { contentsOf, dyingAt, emptyFolder, hooked, otherStore, usedStore } from '../move/test-stores';
import { promote, rollback } from '../release/commands';
import { newestRegistry } from '../release/revisions';
import { verify } from '../release/verify';
import { folderStore } from '../store';
import { backup } from './backup';
import { readBackupManifest } from './backup-manifest';
import { restore } from './restore';

const options = { by: 'anna', why: 'the disk broke' };
const guides = (version: string) => ({ part: 'mf-guides', version });
const kept = (from: string, folder: string) => backup(folderStore(from), folder);
const put = (folder: string, to: string) => restore(folder, folderStore(to), options);

async function backedUp(): Promise<{ from: string; folder: string }> {
  const [from, folder] = [await usedStore(), await emptyFolder()];
  await kept(from, folder);
  return { from, folder };
}

describe('a backup', () => {
  it('is a sound store with a list of hashes, and comes back whole with a higher epoch', async () => {
    const { from, folder } = await backedUp();
    expect((await verify(folder)).faults).toEqual([]);
    const before = await contentsOf(folderStore(from));
    await rm(from, { recursive: true });
    const to = await emptyFolder();
    expect((await put(folder, to)).says).toEqual([
      expect.stringMatching(new RegExp(`The backup of ${from}, made at .*, is whole: \\d+ files`)),
      'Copied 5 of 5 revisions and 4 releases.',
      expect.stringContaining('from 6 on (epoch 2)'),
    ]);
    const after = await contentsOf(folderStore(to));
    expect({ ...after, log: after.log.slice(0, 5) }).toEqual(before);
    expect((await verify(to)).faults).toEqual([]);
    expect(await newestRegistry(to)).toMatchObject({ revision: 6, epoch: 2, why: 'the disk broke', by: 'anna' });
    expect(await put(folder, to)).toMatchObject({ changed: false, says: [expect.stringContaining('already')] });
  });

  it('made while two promote is of one revision, with everything that it names', async () => {
    const [from, folder, to] = [await usedStore(), await emptyFolder(), await emptyFolder()];
    let over = false;
    const promoting = ['1.0.0', '1.0.3'].map(async (version) => {
      while (!over) await promote(from, guides(version), { again: true });
    });
    for (let round = 0; round < times({ full: 20, short: 2 }); round += 1) await kept(from, folder);
    over = true;
    await Promise.all(promoting);
    const { revision } = await readBackupManifest(folder);
    expect((await newestRegistry(from))?.revision).toBeGreaterThan(5);
    await put(folder, to);
    expect((await verify(to)).faults).toEqual([]);
    expect((await newestRegistry(to))?.revision).toBe(revision + 1);
    const known = (await contentsOf(folderStore(from))).log.slice(0, revision);
    expect((await contentsOf(folderStore(to))).log.slice(0, revision)).toEqual(known);
  });

  it('made again gets what is new, and is the earlier one until then', async () => {
    const { from, folder } = await backedUp();
    await promote(from, guides('1.0.3'));
    const failing = hooked(from, (call) => {
      if (call === 'readFile') throw new Error('The bucket is away.');
    });
    await expect(backup(failing, folder)).rejects.toThrow('away');
    expect((await readBackupManifest(folder)).revision).toBe(5);
    expect((await kept(from, folder)).says[0]).toBe(
      'Copied 1 of 6 revisions and 1 release (4 releases there already).',
    );
    expect((await readBackupManifest(folder)).revision).toBe(6);
  });

  it('of another store is not mixed into it', async () => {
    const { folder } = await backedUp();
    await expect(kept(await otherStore(), folder)).rejects.toThrow('has another history');
  });

  it('that was not finished is none, and a later promotion in it is not restored', async () => {
    const { folder } = await backedUp();
    await promote(folder, guides('1.0.0'), { again: true });
    const to = await emptyFolder();
    await put(folder, to);
    expect((await newestRegistry(to))?.remotes['mf-guides']?.live[0]).toBe('1.0.1');
    await rm(join(folder, 'backup.json'));
    await expect(put(folder, await emptyFolder())).rejects.toThrow('was not finished: it has no backup.json');
  });
});

describe('restore refuses, and writes nothing,', () => {
  it.each([
    ['a changed file', 'remotes/mf-guides/1.0.1/1.abc.js', (path: string) => appendFile(path, ' ')],
    ['a changed revision', 'registry/r/2.json', (path: string) => appendFile(path, ' ')],
    ['a lost compressed twin', 'host/1.0.0/index.html.br', (path: string) => rm(path)],
    ['a lost revision', 'registry/r/1.json', (path: string) => rm(path)],
  ])('%s, by name', async (_what, path, spoil) => {
    const { folder } = await backedUp();
    const to = await emptyFolder();
    await spoil(join(folder, path));
    await expect(put(folder, to)).rejects.toThrow(`  ${path}: is`);
    expect(await folderStore(to).releases.has({ part: 'host', version: '1.0.0' })).toBe(false);
  });

  it('a list of hashes that cannot be read, leaves the folder, or lacks a revision', async () => {
    const { folder } = await backedUp();
    const file = join(folder, 'backup.json');
    const text = await readFile(file, 'utf8');
    for (const [changed, why] of [
      [text.slice(0, 500), 'backup.json in'],
      [text.replace('"registry/r/5.json"', '"../r/5.json"'), 'a path must stay in the folder'],
      [text.replace('"registry/r/5.json"', '"registry/r/6.json"'), 'registry/r/5.json: is not listed'],
    ] as const) {
      await writeFile(file, changed);
      await expect(put(folder, await emptyFolder())).rejects.toThrow(why);
    }
  });

  it('a place that has gone on', async () => {
    const { from, folder } = await backedUp();
    await rollback(from, 'mf-guides', { from: '1.0.1' });
    await expect(put(folder, from)).rejects.toThrow(/"rollback mf-guides", .* there is none of these revisions/);
  });
});

it('a restore that dies at any call goes on where it was', async () => {
  const { folder } = await backedUp();
  let calls = 0;
  for (let call = 1, died = true; died; call += times({ full: 1, short: 31 })) {
    const [to, own] = [await emptyFolder(), await emptyFolder()];
    await cp(folder, own, { recursive: true });
    died = await restore(own, hooked(to, dyingAt(call)), options).then(
      () => false,
      () => true,
    );
    calls = call;
    await put(own, to);
    expect((await verify(to)).faults).toEqual([]);
    expect(await newestRegistry(to)).toMatchObject({ revision: 6, epoch: 2 });
  }
  expect(calls).toBeGreaterThan(60);
}, 600_000);
