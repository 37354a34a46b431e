/** @jest-environment node */
import { cp, readFile } from 'node:fs/promises';
import fc from 'fast-check';
import { times } from '@rig4u/kernel/prove';
import { eventually } from '@rig4u/kernel/until';
import { readIndex } from '@rig4u/shared/contracts';
import { backup } from '../backup/backup';
import { restore } from '../backup/restore';
import { followOnce, headIn } from '../follow';
import { neededBy } from '../move/named-releases';
import { contentsOf, emptyFolder, usedStore } from '../move/test-stores';
import { promote } from '../release/commands';
import { newestRegistry } from '../release/revisions';
import { folderStore, hasRelease, indexFile, parseRef, type Store } from '../store';
import { mirror } from './mirror';
import { mirrorOnce } from './mirror-once';

const guides = (version: string) => ({ part: 'mf-guides', version });

/** A store in a folder as one of another place: its folder is not known. */
const elsewhere = (folder: string): Store => {
  const { folder: _own, ...rest } = folderStore(folder);
  return rest;
};

/** A backup of a store, put back where the store was. */
async function restoredFrom(folder: string, copy: string): Promise<string> {
  const place = await emptyFolder();
  await backup(folderStore(folder), copy);
  await restore(copy, folderStore(place), { why: 'a test' });
  return place;
}

describe('a mirror', () => {
  it('in a folder has what pages may ask for, and follows a source that was restored', async () => {
    const [from, to, copy] = [await usedStore(), await emptyFolder(), await emptyFolder()];
    const older = await restoredFrom(from, copy);
    for (const version of ['1.0.3', '1.0.0']) await promote(from, guides(version), { again: true });
    expect(await mirrorOnce(folderStore(from), folderStore(to))).toEqual(await headIn(from));
    expect(await hasRelease(to, guides('1.0.0'))).toBe(true);
    expect(await mirrorOnce(folderStore(older), folderStore(to))).toMatchObject({ epoch: 2, revision: 6 });
    expect((await headIn(to))?.epoch).toBe(2);
  });

  it('in any other place has the whole history, and refuses a source that was restored', async () => {
    const [from, to, copy] = [await usedStore(), await emptyFolder(), await emptyFolder()];
    const older = await restoredFrom(from, copy);
    await mirrorOnce(elsewhere(from), elsewhere(to));
    for (const version of ['1.0.3', '1.0.0']) await promote(from, guides(version), { again: true });
    expect(await mirrorOnce(elsewhere(from), elsewhere(to))).toMatchObject({ epoch: 1, revision: 7 });
    expect(await contentsOf(folderStore(to))).toEqual(await contentsOf(folderStore(from)));
    await expect(mirrorOnce(elsewhere(older), elsewhere(to))).rejects.toThrow('Was a backup put back there?');
    expect(await elsewhere(to).log.newest()).toBe(7);
  });

  it('is never made of a store with a history', async () => {
    const [from, to] = [await usedStore(), await usedStore()];
    await expect(mirrorOnce(folderStore(from), folderStore(to))).rejects.toThrow('a history of its own');
    expect(await folderStore(to).log.text(1)).toBeDefined();
  });

  it('follows by itself, goes on while its source is away, and ends when it is told', async () => {
    const [from, to] = [await usedStore(), await emptyFolder()];
    let away = false;
    const own = elsewhere(from);
    const newest = () => (away ? Promise.reject(new Error('The source is away.')) : own.log.newest());
    const said: string[] = [];
    const ended = new AbortController();
    const source = { ...own, log: { ...own.log, newest } };
    const options = { everyMs: 20, say: (line: string) => said.push(line), signal: ended.signal };
    const running = mirror(source, folderStore(to), options);
    await eventually(() => expect(said).toHaveLength(1));
    away = true;
    await eventually(() => expect(said).toHaveLength(2));
    await promote(from, guides('1.0.3'));
    expect((await headIn(to))?.revision).toBe(5);
    away = false;
    await eventually(() => expect(said).toHaveLength(3));
    ended.abort();
    await running;
    expect(said).toEqual([
      'The mirror is at revision 5, epoch 1.',
      'Not mirrored, what was stays: The source is away.',
      'The mirror is at revision 6, epoch 1.',
    ]);
  });

  it('ends where its source went another way', async () => {
    const [from, to, copy] = [await usedStore(), await emptyFolder(), await emptyFolder()];
    const older = await restoredFrom(from, copy);
    await promote(from, guides('1.0.3'));
    await mirrorOnce(elsewhere(from), elsewhere(to));
    const options = { everyMs: 20, say: () => undefined, signal: new AbortController().signal };
    await expect(mirror(elsewhere(older), elsewhere(to), options)).rejects.toThrow('went another way');
  });
});

/** A place whose reads fail, or answer as they would have a moment ago, by the dice. */
function lagging(store: Store, dice: () => number): Store {
  let seen = 0;
  const late = async <T>(ask: () => Promise<T>, old: T): Promise<T> => {
    const number = dice();
    if (number === 0) throw new Error('cut');
    return number === 1 ? old : ask();
  };
  const { releases, log } = store;
  return {
    ...store,
    releases: {
      has: (ref) => late(() => releases.has(ref), false),
      put: (ref, files) => late(() => releases.put(ref, files), false),
      paths: (ref) => late(() => releases.paths(ref), undefined),
      readFile: (ref, path) => late(() => releases.readFile(ref, path), undefined),
    },
    log: {
      ...log,
      newest: async () => {
        const old = seen;
        seen = await late(log.newest, old);
        return seen;
      },
      text: (revision) => late(() => log.text(revision), undefined),
    },
  };
}

/** A region: a mirror in a place of its own, and a gateway that serves from a folder which follows that. */
test('no page names a file that its region lacks, whatever lags or fails on the way', async () => {
  const prepared = await usedStore();
  const step = fc.constantFrom('promote', 'mirror', 'mirror', 'follow', 'both', 'both');
  const seeds = fc.array(fc.nat(40), { minLength: 1, maxLength: 200 });
  let served = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 12 }), seeds, async (steps, numbers) => {
      const [from, region, folder] = [await emptyFolder(), await emptyFolder(), await emptyFolder()];
      await cp(prepared, from, { recursive: true });
      let thrown = 0;
      const dice = (): number => numbers[thrown++ % numbers.length] ?? 2;
      const source = lagging(elsewhere(from), dice);
      const mirrored = lagging(elsewhere(region), dice);
      const copy = () => mirrorOnce(source, mirrored).catch(expected);
      const follow = () => followOnce(mirrored, folder).catch(expected);
      let promoted = 0;
      for (const one of steps) {
        if (one === 'promote') await promote(from, guides(`1.0.${promoted++ % 4}`), { again: true });
        if (one === 'mirror') await copy();
        if (one === 'follow') await follow();
        if (one === 'both') await Promise.all([copy(), follow()]);
        await hasWhatItNames(region);
        if (await isServed(folder, from)) served += 1;
      }
    }),
    { numRuns: times({ full: 400, short: 8 }), seed: 40 },
  );
  expect(served).toBeGreaterThan(10);
}, 600_000);

/** Whether the folder serves pages yet; every release that they name is there, whole. */
async function isServed(folder: string, from: string): Promise<boolean> {
  if (!(await headIn(folder))) return false;
  const { host, remotes } = readIndex(JSON.parse(await readFile(indexFile(folder), 'utf8')));
  const named = [
    { part: 'host', version: host.version },
    ...Object.entries(remotes).flatMap(([part, remote]) =>
      'live' in remote
        ? [remote.live, ...(remote.before ? [remote.before] : [])].map(([version]) => ({ part, version }))
        : [],
    ),
  ];
  for (const ref of named) {
    const [here, there] = await Promise.all([folder, from].map((at) => folderStore(at).releases.paths(ref)));
    expect(here?.toSorted()).toEqual(there?.toSorted());
  }
  return true;
}

/** The newest revision in a mirror names only releases that the mirror has. */
async function hasWhatItNames(region: string): Promise<void> {
  const newest = await newestRegistry(region);
  for (const label of newest ? neededBy(newest) : []) expect(await hasRelease(region, parseRef(label))).toBe(true);
}

const expected = (error: Error): void =>
  expect(error.message).toMatch(
    /cut|RIG-101|is not published|is not in|missing|older than|no such file|could not be added|is not/,
  );
