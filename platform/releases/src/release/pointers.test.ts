/** @jest-environment node */
import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { temporaryFolder } from '@rig4u/kernel/temporary-folder';
import { usedStore } from '../move/test-stores';
import { fakeRemote, writeDist } from '../fake-builds';
import { terminalOn } from '../command/test-terminal';
import { folderStore, hasRelease, headFile, indexFile, registryFile, releaseDir } from '../store';
import { watchOnce } from './watch';
import { verify } from './verify';

const rollback = ['rollback', 'mf-guides', '--from', '1.0.1'];
const pointers = [registryFile, indexFile, headFile];

/** A store whose last command, a rollback, was ended after its revision and before the pointer of this number. */
async function halfDone(written: number): Promise<string> {
  const [before, store] = [await usedStore(), await temporaryFolder()];
  await cp(before, store, { recursive: true });
  await terminalOn(store)(...rollback);
  for (const file of pointers.slice(written)) await cp(file(before), file(store));
  return store;
}

const liveIn = async (store: string): Promise<unknown> =>
  JSON.parse(await readFile(indexFile(store), 'utf8')).remotes['mf-guides'].live[0];
const why = ['--why', 'a test'];

describe.each([0, 1, 2])('after a rollback that died when %i of what pages read was written', (written) => {
  it('status and verify name what is behind, and change nothing', async () => {
    const store = await halfDone(written);
    const rig4u = terminalOn(store);
    const files = ['registry.json', 'registry/index.json', 'registry/head.json'].slice(written);
    const { text } = await rig4u('status');
    expect(text).toContain(
      `${files.join(', ')} ${files.length > 1 ? 'are' : 'is'} not of revision 6: a command has not ended.`,
    );
    expect(JSON.parse((await rig4u('status', '--json')).text)).toMatchObject({ revision: 6, behind: files });
    expect(await rig4u('verify')).toMatchObject({ code: 2, text: expect.stringContaining(`${files[0]} is not of`) });
    expect((await verify(store)).faults).toHaveLength(3 - written);
  });

  it.each([
    ['the same again, which has nothing to do', rollback, 0],
    ['another that has nothing to do', ['unfreeze'], 0],
    ['one that is refused', ['promote', 'mf-guides@1.0.2', ...why, '--without-smoke'], 2],
    ['one that changes something', ['freeze', '--all', ...why], 0],
  ])('%s writes it', async (_what, args, code) => {
    const store = await halfDone(written);
    const rig4u = terminalOn(store);
    expect(await rig4u(...args, '--dry-run')).toMatchObject({ code });
    expect((await verify(store)).faults).toHaveLength(3 - written);
    expect(await rig4u(...args)).toMatchObject({ code });
    expect([await liveIn(store), (await verify(store)).faults]).toEqual(['1.0.0', []]);
    expect((await rig4u('status')).text).not.toContain('has not ended');
  });
});

it.each([
  ['puts a release there', '1.0.9', {}, 0],
  ['has nothing to do', '1.0.1', {}, 0],
  ['is refused', '1.0.1', { code: 'another one' }, 2],
])('publish, which %s, writes it too', async (_what, version, more, code) => {
  const store = await halfDone(0);
  const dist = await writeDist(fakeRemote({ version, ...more }).files);
  const rig4u = terminalOn(store);
  await rig4u('publish', dist, '--dry-run');
  expect(await liveIn(store)).toBe('1.0.1');
  const done = await rig4u('publish', dist);
  expect([done.code, done.text.includes('What visitors read was behind the log')]).toEqual([code, code === 0]);
  expect([await liveIn(store), (await verify(store)).faults]).toEqual(['1.0.0', []]);
});

it('a publish that is refused says why, also where what pages read cannot be read', async () => {
  const store = await halfDone(0);
  await rm(indexFile(store));
  await mkdir(indexFile(store));
  const dist = await writeDist(fakeRemote({ version: '1.0.1', code: 'another one' }).files);
  expect(await terminalOn(store)('publish', dist)).toMatchObject({ code: 2, text: expect.stringContaining('1.0.1') });
});

it('a publish that put its release there says so, and what is in the way of writing what pages read', async () => {
  const store = await halfDone(0);
  await rm(indexFile(store));
  await mkdir(indexFile(store));
  const dist = await writeDist(fakeRemote({ version: '1.0.9' }).files);
  const { code, text } = await terminalOn(store)('publish', dist);
  expect([code, text]).toEqual([0, expect.stringMatching(/may be behind the log: .*index\.json[^]*mf-guides@1\.0\.9/)]);
  expect(await hasRelease(store, { part: 'mf-guides', version: '1.0.9' })).toBe(true);
});

it('says that it was written again, and only then', async () => {
  const rig4u = terminalOn(await halfDone(0));
  expect((await rig4u(...rollback)).text).toContain('What visitors read was behind the log');
  expect((await rig4u(...rollback)).text).not.toContain('behind');
});

it('a watcher writes it too, though no roll-out waits for it', async () => {
  const store = await halfDone(0);
  const source = { of: () => Promise.reject(new Error('Nothing is rolled out.')) };
  await watchOnce(store, source, { by: 'a watcher', dryRun: true });
  expect(await liveIn(store)).toBe('1.0.1');
  expect(await watchOnce(store, source, { by: 'a watcher' })).toEqual([]);
  expect(await liveIn(store)).toBe('1.0.0');
});

it('a live release that is gone holds up no rollback, and status shows the rest', async () => {
  const store = await usedStore();
  await rm(releaseDir(store, { part: 'mf-guides', version: '1.0.1' }), { recursive: true });
  await writeFile(join(store, 'registry.json'), '{}');
  const rig4u = terminalOn(store);
  expect(await rig4u('status')).toMatchObject({ code: 0, text: expect.stringContaining('mf-guides  1.0.1') });
  expect(await rig4u('unfreeze')).toMatchObject({
    code: 4,
    text: expect.stringContaining('mf-guides@1.0.1 is not published'),
  });
  expect(await rig4u('rollback', 'mf-guides', '--to', '1.0.0')).toMatchObject({ code: 0 });
  expect((await verify(folderStore(store))).faults).toEqual([]);
});
