/** @jest-environment node */
import { readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { usedStore } from '../../move/test-stores';
import { terminalOn } from '../../command/test-terminal';
import { allRevisions } from '../../release/revisions';
import { verify } from '../../release/verify';
import { folderStore } from './folder-store';
import { hasRelease } from './releases';
import { setStraysAside } from './newest';
import { headFile, indexFile, revisionFile } from './paths';

const why = ['--why', 'a test'];
const numbersIn = async (store: string): Promise<string[]> => (await readdir(join(store, 'registry/r'))).toSorted();

/** Stores of five revisions in which something is not as the tool left it, the sentence that names it, and what is left. */
const broken: [what: string, spoil: (store: string) => Promise<unknown>, sentence: string, left: number][] = [
  [
    'the newest revision is missing',
    (store) => rm(revisionFile(store, 5)),
    'names revision 5, and there is no registry/r/5.json.',
    4,
  ],
  [
    'the two newest are missing',
    async (store) => {
      for (const number of [4, 5]) await rm(revisionFile(store, number));
    },
    'names revision 5, and there is no registry/r/5.json.',
    3,
  ],
  [
    'the newest has another number',
    (store) => rename(revisionFile(store, 5), revisionFile(store, 7)),
    'names revision 5, and there is no registry/r/5.json.',
    4,
  ],
  ['one in the middle is missing', (store) => rm(revisionFile(store, 3)), 'there is no registry/r/3.json.', 2],
  [
    'a later one is there that follows none',
    async (store) => writeFile(revisionFile(store, 9), await readFile(revisionFile(store, 5))),
    'registry/r/9.json in',
    5,
  ],
];

describe.each(broken)('where %s', (_what, spoil, sentence, left) => {
  it.each([
    ['rollback', 'mf-guides', '--from', '1.0.1'],
    ['promote', 'mf-guides@1.0.3', ...why, '--without-smoke'],
    ['freeze', '--all', ...why],
    ['status'],
    ['history'],
    ['prune'],
  ])('rig4u %s refuses to go on, names what is left to do, and writes no revision', async (...args) => {
    const store = await usedStore();
    await spoil(store);
    const before = await numbersIn(store);
    const { code, text } = await terminalOn(store)(...args);
    expect(code).toBe(2);
    expect(text).toContain(sentence);
    expect(text).toMatch(/Put it back from a backup\. .*"rig4u verify" .*"rig4u restored --why …"/);
    expect(text).toContain(`goes on from revision ${left} in a new epoch`);
    expect(await numbersIn(store)).toEqual(before);
  });

  it('verify says so beside what else it finds', async () => {
    const store = await usedStore();
    await spoil(store);
    expect(await terminalOn(store)('verify')).toMatchObject({ code: 2, text: expect.stringContaining(sentence) });
    expect((await verify(store)).checked).toContain('host@1.0.0');
  });

  it('restored goes on with the number after it in a new epoch, which was never used, and keeps what follows none', async () => {
    const store = await usedStore();
    await spoil(store);
    const rig4u = terminalOn(store);
    expect((await rig4u('restored', '--dry-run', ...why)).code).toBe(0);
    const strays = (await numbersIn(store)).filter((name) => Number.parseInt(name, 10) > left);
    expect(await rig4u('restored', ...why)).toMatchObject({ code: 0 });
    const history = await allRevisions(store);
    expect(history.map(({ epoch, revision }) => [epoch, revision])).toEqual(
      Array.from({ length: left + 1 }, (_, i) => [i < left ? 1 : 2, i + 1]),
    );
    expect(await numbersIn(store)).toEqual(expect.arrayContaining(strays.map((name) => `${name}.stray`)));
    expect(JSON.parse(await readFile(indexFile(store), 'utf8'))).toMatchObject({ epoch: 2, revision: left + 1 });
    expect((await verify(store)).faults).toEqual([]);
    expect((await rig4u('freeze', '--all', ...why)).code).toBe(0);
    expect((await verify(store)).faults).toEqual([]);
  });
});

it('elsewhere, where nothing is listed, verify names one that is missing in the middle', async () => {
  const { releases, log, close } = folderStore(await usedStore());
  const holed = { ...log, text: async (number: number) => (number === 3 ? undefined : log.text(number)) };
  await expect(verify({ name: 's3://releases/live', releases, log: holed, close })).rejects.toThrow(
    'There is no revision 3 in s3://releases/live, and its log goes to 5. Put it back from a backup.',
  );
});

it('sets nothing aside that a second look finds in its place', async () => {
  const store = await usedStore();
  for (const number of [7, 9]) await writeFile(revisionFile(store, number), await readFile(revisionFile(store, 5)));
  const looks = [[7, 9], [9]];
  await setStraysAside(store, async () => looks.shift() ?? []);
  expect(await numbersIn(store)).toEqual(['1.json', '2.json', '3.json', '4.json', '5.json', '7.json', '9.json.stray']);
  await setStraysAside(store);
  expect(await numbersIn(store)).toContain('7.json.stray');
});

it('put back from a backup, the store goes on as if nothing had been', async () => {
  const store = await usedStore();
  const kept = await readFile(revisionFile(store, 5), 'utf8');
  await rm(revisionFile(store, 5));
  await writeFile(revisionFile(store, 5), kept);
  expect((await terminalOn(store)('rollback', 'mf-guides', '--from', '1.0.1')).code).toBe(0);
  expect((await verify(store)).faults).toEqual([]);
  expect(await hasRelease(store, { part: 'mf-guides', version: '1.0.1' })).toBe(true);
});

it('an epoch that began with the revision that is lost does not begin again', async () => {
  const store = await usedStore();
  const rig4u = terminalOn(store);
  await rig4u('restored', ...why);
  await rm(revisionFile(store, 6));
  expect((await rig4u('restored', ...why)).text).toContain('from 6 on (epoch 3)');
  expect((await verify(store)).faults).toEqual([]);
});

it.each(['{}', ''])('a head that names nothing (%j) holds nobody up: the log says what is the newest', async (text) => {
  const store = await usedStore();
  await writeFile(headFile(store), text);
  await terminalOn(store)('freeze', '--all', ...why);
  expect(JSON.parse(await readFile(headFile(store), 'utf8'))).toMatchObject({ revision: 6 });
  expect((await verify(store)).faults).toEqual([]);
});
