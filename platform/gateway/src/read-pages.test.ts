/** @jest-environment node */
import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { temporaryFolder } from '@rig4u/kernel/temporary-folder';
import { freeze, move, promote, publish, rollback } from '@rig4u/releases';
import { fakeRemote, writeDist } from '@rig4u/releases/fake-builds';
import { folderStore, headFile, indexFile, registryFile, releaseDir, revisionFile } from '@rig4u/releases/store';
import { namedReleases } from './load-reports/named-releases';
import { testGateway } from './test-gateway';

const guides = (version: string) => ({ part: 'mf-guides', version });
const pointers = [registryFile, indexFile, headFile];
type Ask = Awaited<ReturnType<typeof testGateway>>['ask'];

/** A gateway on a store in which mf-guides@1.0.1 is live, and what ends a rollback there before the pointer of a number is written. */
async function withBadRelease() {
  const { store, ...gateway } = await testGateway();
  await publish(store, await writeDist(fakeRemote({ version: '1.0.1' }).files));
  await promote(store, guides('1.0.1'));
  const rollBackTo = async (written: number) => {
    const before = await temporaryFolder();
    await cp(store, before, { recursive: true });
    await rollback(store, 'mf-guides');
    for (const file of pointers.slice(written)) await cp(file(before), file(store));
  };
  return { store, rollBackTo, ...gateway };
}

/** The release that a page, the index and the registry give of mf-guides. */
async function given(ask: Ask): Promise<unknown[]> {
  const page = await (await ask('/guides')).text();
  const index = await (await ask('/registry/index.json')).json();
  const registry = await (await ask('/registry.json')).json();
  const { revision } = await (await ask('/readyz')).json();
  const carried = /"live":\["([^"]*)"/.exec(page)?.[1];
  const { live } = registry.remotes['mf-guides'];
  return [carried, index.remotes['mf-guides'].live[0], live.version, index.revision, registry.revision, revision];
}

const [bad, good] = [
  ['1.0.1', '1.0.1', '1.0.1', 3, 3, 3],
  ['1.0.0', '1.0.0', '1.0.0', 4, 4, 4],
];

describe.each([0, 1, 2, 3])('a rollback that died when %i of what pages read was written', (written) => {
  it.each([
    ['runs', true],
    ['begins', false],
  ])('is what visitors get of a gateway that %s', async (_when, runs) => {
    const { ask, rollBackTo, log } = await withBadRelease();
    if (runs) expect(await given(ask)).toEqual(bad);
    await rollBackTo(written);
    expect(await given(ask)).toEqual(good);
    expect(log).toEqual([]);
  });
});

it('the same text comes from the log as from what is written, so nothing is sent twice', async () => {
  const { ask, rollBackTo, store } = await withBadRelease();
  await rollBackTo(0);
  const tag = (await ask('/registry/index.json')).headers.get('etag') ?? '';
  await rollback(store, 'mf-guides');
  expect((await ask('/registry/index.json', { headers: { 'if-none-match': tag } })).status).toBe(304);
});

it('a first promotion that wrote nothing for pages is served', async () => {
  const { ask, store } = await testGateway();
  for (const file of pointers) await rm(file(store));
  expect((await ask('/guides')).status).toBe(200);
});

it('where the log cannot be served what is written is, and that is said once', async () => {
  const { ask, rollBackTo, store, log } = await withBadRelease();
  await rollBackTo(0);
  await rm(releaseDir(store, guides('1.0.0')), { recursive: true });
  for (let turn = 0; turn < 3; turn += 1) expect(await given(ask)).toEqual(bad);
  expect(log).toEqual([expect.stringMatching(/log-unusable.*"revision":4.*mf-guides@1\.0\.0 is not published/)]);
});

it.each(['not json', '{"schema":1}'])('what is written and cannot be read (%s) is made from the log', async (text) => {
  const { ask, store, log } = await withBadRelease();
  await writeFile(registryFile(store), text);
  expect(await given(ask)).toEqual(bad);
  expect(log).toEqual([expect.stringContaining('registry.json names no revision')]);
});

it.each([
  ['registry.json', registryFile, (file: string) => writeFile(file, 'not json')],
  ['index.json', indexFile, (file: string) => writeFile(file, '{}')],
  ['registry.json', registryFile, (file: string) => rm(file)],
  ['index.json', indexFile, (file: string) => rm(file).then(() => mkdir(file))],
])('a folder that follows a store is served though its %s cannot be read', async (name, fileIn, spoil) => {
  const { ask, store, log } = await withBadRelease();
  for (const number of [1, 2]) await rm(revisionFile(store, number));
  await spoil(fileIn(store));
  expect(await given(ask)).toEqual(bad);
  expect(log).toEqual([expect.stringContaining(name)]);
});

it('what was served is served on where nothing can be read any more, and that is said once', async () => {
  const { ask, store, log } = await withBadRelease();
  expect(await given(ask)).toEqual(bad);
  await rm(join(store, 'registry/r'), { recursive: true });
  await writeFile(registryFile(store), 'not json');
  for (let turn = 0; turn < 3; turn += 1) expect(await given(ask)).toEqual(bad);
  expect(log).toEqual([expect.stringContaining('registry.json names no revision')]);
});

it('what is written stands where the log has less, or numbers of a time before it was put back', async () => {
  const { ask, store } = await withBadRelease();
  const index = JSON.parse(await readFile(indexFile(store), 'utf8'));
  await writeFile(indexFile(store), JSON.stringify({ ...index, epoch: 2 }));
  await writeFile(revisionFile(store, 4), await readFile(revisionFile(store, 3)));
  expect(await given(ask)).toEqual(bad);
  await rm(join(store, 'registry/r'), { recursive: true });
  await writeFile(indexFile(store), JSON.stringify({ ...index, epoch: 3 }));
  expect(await given(ask)).toEqual(bad);
});

it.each([
  ['an empty folder', false],
  ['a folder that is served', true],
])('of a store that is copied into %s pages are told at the end, also where the copy died', async (_what, isServed) => {
  const { store } = await withBadRelease();
  const { ask, store: to } = await testGateway({ empty: true });
  if (isServed) {
    await cp(store, to, { recursive: true });
    for (const number of [4, 5]) await freeze(store, number === 4);
  }
  const before = isServed ? bad : undefined;
  const seen = async () => ((await ask('/readyz')).ok ? given(ask) : undefined);
  const { log, ...target } = folderStore(to);
  let left = 2;
  const append: typeof log.append = async (...revision) => {
    expect(await seen()).toEqual(before);
    left -= 1;
    if (left === 0) throw new Error('killed');
    return log.append(...revision);
  };
  const copy = move(folderStore(store), { ...target, log: { ...log, append } }, { by: 'anna', why: 'a test' });
  await expect(copy).rejects.toThrow('killed');
  expect(await seen()).toEqual(before);
  const { changed } = await move(folderStore(store), folderStore(to), { by: 'anna', why: 'a test' });
  expect(changed).toBe(true);
  expect((await given(ask)).slice(0, 3)).toEqual(bad.slice(0, 3));
  await rollback(to, 'mf-guides');
  expect((await given(ask)).slice(0, 3)).toEqual(good.slice(0, 3));
});

it('reports of a release count that only the log names', async () => {
  const { store } = await testGateway();
  const named = namedReleases(store, String);
  await named.look();
  await publish(store, await writeDist(fakeRemote({ version: '1.0.1' }).files));
  const before = await temporaryFolder();
  await cp(store, before, { recursive: true });
  await promote(store, guides('1.0.1'));
  for (const file of pointers) await cp(file(before), file(store), { preserveTimestamps: true });
  expect((await named.look())('mf-guides', '1.0.1')).toBe(true);
});
