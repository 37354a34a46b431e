/** @jest-environment node */
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { temporaryFolder } from '@rig4u/kernel/temporary-folder';
import { fakeHost, fakeRemote, writeDist } from '../fake-builds';
import { dictionaryHash, openDelta, readRelease, releaseDir, zstd } from '../store';
import { promote, publish } from './commands';
import { verify } from './verify';

/** A script that no compression makes small, with one line that a release changes. */
const code = (line: string): string =>
  [...Array.from({ length: 400 }, (_, i) => dictionaryHash(new TextEncoder().encode(`${i}`))), line].join('');

async function storeWith(...versions: string[]): Promise<string> {
  const store = await temporaryFolder();
  await publish(store, await writeDist(fakeHost().files));
  await promote(store, { part: 'host', version: '1.0.0' });
  for (const version of versions) {
    await publish(store, await writeDist(fakeRemote({ version, code: code(version) }).files));
    await promote(store, { part: 'mf-guides', version });
  }
  return store;
}

const deltasIn = async (store: string, version: string): Promise<string[]> =>
  (await readdir(releaseDir(store, { part: 'mf-guides', version }))).filter((name) => name.endsWith('.delta'));

it('a release holds what changed in each of its scripts since the three releases before it', async () => {
  const store = await storeWith('1.0.0', '1.1.0', '1.2.0', '1.3.0', '1.4.0');
  expect(await deltasIn(store, '1.0.0')).toEqual([]);
  const made = await deltasIn(store, '1.4.0');
  const script = async (version: string, name: string): Promise<Uint8Array> =>
    (await readRelease(store, { part: 'mf-guides', version }))?.get(name) ?? new Uint8Array();
  const wanted: string[] = [];
  for (const name of ['1.abc.js', 'remoteEntry.js'])
    for (const version of ['1.1.0', '1.2.0', '1.3.0']) {
      const old = await script(version, name);
      const file = `${name}.${dictionaryHash(old)}.delta`;
      wanted.push(file);
      const folder = releaseDir(store, { part: 'mf-guides', version: '1.4.0' });
      const delta = openDelta(await readFile(join(folder, file))) ?? Buffer.alloc(0);
      expect(delta.subarray(0, 40).toString('hex')).toBe(`5e2a4d1820000000${dictionaryHash(old)}`);
      expect(Buffer.from((await zstd()).growBy(delta.subarray(40), old))).toEqual(await script('1.4.0', name));
      expect(delta.length).toBeLessThan(120);
    }
  expect(made.toSorted()).toEqual(wanted.toSorted());
});

it('deltas are no files of a release: it may be published again, and is sound', async () => {
  const store = await storeWith('1.0.0', '1.1.0');
  const again = await publish(store, await writeDist(fakeRemote({ version: '1.1.0', code: code('1.1.0') }).files));
  expect(again.changed).toBe(false);
  expect(await verify(store)).toMatchObject({ faults: [] });
});

it('a release of other scripts, and one that is to have none, has no deltas', async () => {
  const store = await storeWith('1.0.0');
  const other = fakeRemote({ version: '1.1.0', code: [...code('')].toReversed().join('') });
  await publish(store, await writeDist(other.files));
  await publish(store, await writeDist(fakeRemote({ version: '1.2.0', code: code('1.2.0') }).files), { deltas: false });
  expect([...(await deltasIn(store, '1.1.0')), ...(await deltasIn(store, '1.2.0'))]).toEqual([]);
});

it('a damaged delta is none, and verify names it', async () => {
  const store = await storeWith('1.0.0', '1.1.0');
  const [name = ''] = await deltasIn(store, '1.1.0');
  const file = join(releaseDir(store, { part: 'mf-guides', version: '1.1.0' }), name);
  const sealed = await readFile(file);
  for (let at = 0; at < sealed.length; at += 1) {
    const damaged = Buffer.from(sealed);
    damaged[at] = (damaged[at] ?? 0) ^ 1;
    expect(openDelta(damaged)).toBeUndefined();
  }
  expect(openDelta(sealed.subarray(0, 50))).toBeUndefined();
  await writeFile(file, sealed.subarray(0, 50));
  expect((await verify(store)).faults).toEqual([`mf-guides@1.1.0: ${name}: is damaged`]);
});
