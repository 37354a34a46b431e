/** @jest-environment node */
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { temporaryFolder } from '@rig4u/kernel/temporary-folder';
import { fakeHost, fakeRemote, writeDist } from '../fake-builds';
import { recordText } from '../registry';
import { convert, oldRevisions } from './convert';
import { promote, publish, rollback } from './commands';
import { allRevisions, newestRegistry } from './revisions';
import { verify } from './verify';

/** A store as the tool of format 1 left it. */
async function oldStore(): Promise<string> {
  const store = await temporaryFolder();
  for (const { files } of [fakeHost(), fakeRemote(), fakeRemote({ version: '1.0.1' })])
    await publish(store, await writeDist(files));
  const release = (version: string) =>
    JSON.parse(recordText({ kind: 'remote', manifest: fakeRemote({ version }).manifest }));
  const host = { version: '1.0.0', shared: {} };
  const remote = (version: string, lastGood?: string) => ({
    'mf-guides': { paths: ['/guides'], live: release(version), ...(lastGood && { lastGood: release(lastGood) }) },
  });
  const registries = [{}, remote('1.0.0'), remote('1.0.1', '1.0.0')];
  await mkdir(join(store, 'registry'));
  for (const [i, remotes] of registries.entries())
    await writeFile(
      join(store, 'registry', `${i + 1}.json`),
      JSON.stringify({ schema: 1, revision: i + 1, host, remotes }),
    );
  return store;
}

describe('a store of format 1', () => {
  it('is converted with its history, and its old files stay', async () => {
    const store = await oldStore();
    const before = await readFile(join(store, 'registry/3.json'), 'utf8');
    expect(await oldRevisions(store)).toBe(3);
    expect(await convert(store)).toBe(3);
    expect((await allRevisions(store)).map(({ by, command }) => `${by}: ${command}`)).toEqual([
      'unknown: revision 1 of format 1',
      'unknown: revision 2 of format 1',
      'unknown: revision 3 of format 1',
    ]);
    expect(await readFile(join(store, 'registry/3.json'), 'utf8')).toBe(before);
    expect((await verify(store)).faults).toEqual([]);
    expect(await oldRevisions(store)).toBe(0);
    await expect(convert(store)).rejects.toThrow(/format 2 already/);
  });

  it('gives the releases that pages may ask for their records', async () => {
    const store = await oldStore();
    const record = (version: string) => join(store, 'remotes/mf-guides', version, 'release.json');
    for (const version of ['1.0.0', '1.0.1']) await rm(record(version));
    await convert(store);
    for (const version of ['1.0.0', '1.0.1'])
      expect(JSON.parse(await readFile(record(version), 'utf8'))).toMatchObject({ version });
    expect((await verify(store)).faults).toEqual([]);
  });

  it('goes on from there', async () => {
    const store = await oldStore();
    await convert(store);
    await rollback(store, 'mf-guides');
    expect((await newestRegistry(store))?.remotes['mf-guides']).toMatchObject({
      live: ['1.0.0', expect.anything()],
      withdrawn: ['1.0.1'],
    });
    await promote(store, { part: 'mf-guides', version: '1.0.1' }, { again: true });
    expect((await verify(store)).faults).toEqual([]);
  });
});
