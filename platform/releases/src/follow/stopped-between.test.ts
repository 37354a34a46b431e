/** @jest-environment node */
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { terminalOn } from '../command/test-terminal';
import { mirrorOnce } from '../mirror/mirror-once';
import { emptyFolder, usedStore } from '../move/test-stores';
import { freeze, restored } from '../release/commands';
import { headIn, pointTo } from '../release/pointers';
import { newestRegistry, readRevision } from '../release/revisions';
import { folderStore, indexFile, readRevisionText } from '../store';
import { markExchanged } from '../store/folder/copied';
import { placeText } from '../store/folder/log';

/** A store of five revisions and a mirror of it in a folder. */
async function mirrored() {
  const [source, folder] = [await usedStore(), await emptyFolder()];
  const mirror = (from = source) => mirrorOnce(folderStore(from), folderStore(folder));
  await mirror();
  /** The source has one more. */
  const goesOn = async (frozen = true) => freeze(source, frozen);
  return { source, folder, mirror, goesOn };
}
type Mirrored = Awaited<ReturnType<typeof mirrored>>;

/** As a mirror that dies on its way to the newest revision of a store, which has the same releases: before or after its pages are told. */
async function diesBetween(folder: string, source: string, how: 'before' | 'after'): Promise<void> {
  const newest = (await newestRegistry(source))?.revision ?? 0;
  await markExchanged(folder, newest);
  await placeText(folder, newest, (await readRevisionText(source, newest)) ?? '');
  if (how === 'after') await pointTo(folder, newest);
}

const logged = async (folder: string): Promise<string[]> =>
  (await readdir(join(folder, 'registry/r'))).map((name) => name.replace('.json', '')).toSorted();
const moment = async (folder: string): Promise<unknown> => {
  const { epoch, revision } = JSON.parse(await readFile(indexFile(folder), 'utf8'));
  return { epoch, revision };
};

/** The ways of a mirror that died, with the store that it was following; what its log has then, and which revision its folder is at. */
const ways: [what: string, die: (at: Mirrored) => Promise<string>, files: string[], at: number][] = [];
for (const how of ['before', 'after'] as const) {
  const [to6, to7, back] = how === 'before' ? [5, 5, 7] : [6, 7, 6];
  ways.push([
    `to the next revision, ${how} pages are told`,
    async ({ source, folder, goesOn }) => {
      await goesOn();
      await diesBetween(folder, source, how);
      return source;
    },
    ['5', '6'],
    to6,
  ]);
  ways.push([
    `to a later one, ${how} pages are told`,
    async ({ source, folder, goesOn }) => {
      await goesOn();
      await goesOn(false);
      await diesBetween(folder, source, how);
      return source;
    },
    ['5', '7'],
    to7,
  ]);
  ways.push([
    `twice, ${how} pages are told`,
    async ({ source, folder, goesOn }) => {
      await goesOn();
      await diesBetween(folder, source, how);
      await goesOn(false);
      await diesBetween(folder, source, how);
      return source;
    },
    ['5', '6', '7'],
    to7,
  ]);
  ways.push([
    `to a source that was put back, ${how} pages are told`,
    async ({ folder, mirror, goesOn }) => {
      const older = await usedStore();
      await restored(older, { why: 'a test' });
      await goesOn();
      await goesOn(false);
      await mirror();
      await diesBetween(folder, older, how);
      return older;
    },
    ['6', '7'],
    back,
  ]);
}

describe.each(ways)('a mirror that died on its way %s', (_what, die, files, at) => {
  async function died() {
    const at = await mirrored();
    const source = await die(at);
    expect(await logged(at.folder)).toEqual(files);
    return { ...at, source };
  }

  it('is at the revision that its head names, and says of its history whom to ask', async () => {
    const { folder } = await died();
    const rig4u = terminalOn(folder);
    expect((await newestRegistry(folder))?.revision).toBe(at);
    expect((await rig4u('status')).code).toBe(0);
    expect(await rig4u('history')).toMatchObject({ code: 4, text: expect.stringContaining('Ask that store.') });
  });

  it.each([
    ['restored', 2],
    ['offline', 1],
  ])(
    'goes on from it by itself with %s where the source is lost: of what was coming nothing counts',
    async (command, more) => {
      const { folder } = await died();
      const { epoch } = await readRevision(folder, at);
      const args = command === 'offline' ? ['offline', 'off'] : [command];
      const done = await terminalOn(folder)(...args, '--why', 'a test');
      expect([done.code, done.text]).toEqual([0, done.text]);
      const now = { epoch: epoch + more - 1, revision: at + 1 };
      expect([await moment(folder), await headIn(folder)]).toEqual([now, expect.objectContaining(now)]);
      expect((await newestRegistry(folder))?.revision).toBe(at + 1);
      expect(await logged(folder)).toEqual(
        [...files.map((name) => (name === String(at) ? name : `${name}.stray`)), String(at + 1)].toSorted(),
      );
      expect(await readdir(join(folder, 'registry'))).not.toContain('exchanged.json');
    },
  );

  it('follows again, and has the newest alone', async () => {
    const { source, folder, mirror } = await died();
    await restored(source, { why: 'a test' });
    await mirror(source);
    expect(await headIn(folder)).toEqual(await headIn(source));
    expect(await logged(folder)).toEqual([String((await headIn(source))?.revision)]);
    expect(await readdir(join(folder, 'registry'))).not.toContain('exchanged.json');
  });
});
