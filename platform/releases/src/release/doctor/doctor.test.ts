/** @jest-environment node */
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { Refusal } from '@rig4u/kernel';
import { temporaryFolder } from '@rig4u/kernel/temporary-folder';
import {
  folderStore,
  labelOf,
  type FileMap,
  type RegistryLog,
  type ReleaseRef,
  type ReleaseStore,
  type Scratch,
  type Store,
} from '../../store';
import { doctor } from './doctor';

const soundLog = (): RegistryLog => {
  const texts: string[] = [];
  let holder: string | undefined;
  return {
    newest: async () => texts.length,
    text: async (revision) => texts[revision - 1],
    append: async (revision, text) => revision === texts.length + 1 && texts.push(text) > 0,
    watch: () => () => Promise.resolve(),
    lease: async (wanted) => (holder ??= wanted.holder) === wanted.holder,
  };
};
const soundReleases = (): ReleaseStore => {
  const all = new Map<string, FileMap>();
  const filesOf = (ref: ReleaseRef) => all.get(labelOf(ref));
  return {
    has: async (ref) => filesOf(ref) !== undefined,
    put: async (ref, files) => !filesOf(ref) && all.set(labelOf(ref), files) === all,
    paths: async (ref) => filesOf(ref) && [...(filesOf(ref)?.keys() ?? [])],
    readFile: async (ref, path) => filesOf(ref)?.get(path),
  };
};

interface Lies {
  log?: (log: RegistryLog) => Partial<RegistryLog>;
  releases?: (releases: ReleaseStore) => Partial<ReleaseStore>;
  scratch?: Partial<Omit<Scratch<unknown>, 'open'>>;
}

/** A store in memory that is sound but for its lies. */
function store({ log = () => ({}), releases = () => ({}), scratch = {} }: Lies = {}): Store {
  const lying = <Half extends object>(make: () => Half, lie: (half: Half) => Partial<Half>) => ({
    ...make(),
    scratch: async (): Promise<Scratch<Half>> => {
      const sound = make();
      const half = { ...sound, ...lie(sound) };
      return {
        open: async () => ({ half, close: () => Promise.resolve() }),
        clock: async () => Date.now(),
        faults: async () => [],
        remove: () => Promise.resolve(),
        ...scratch,
      };
    },
  });
  return {
    name: 'a place',
    releases: lying(soundReleases, releases),
    log: lying(soundLog, log),
    close: () => Promise.resolve(),
  };
}
const faultsOf = async (lies: Lies): Promise<string> => (await doctor(store(lies), Date.now)).join('\n');

const noRights = () => Promise.reject(new Refusal('the key has no rights there (403).'));

it('finds nothing in a sound place', async () => {
  expect(await doctor(store(), Date.now)).toEqual([]);
});

it('finds nothing in a folder of this machine, and leaves nothing there', async () => {
  const folder = await temporaryFolder();
  expect(await doctor(folderStore(folder), Date.now)).toEqual([]);
  expect(await readdir(folder)).toEqual(['.tmp']);
  expect(await readdir(join(folder, '.tmp'))).toEqual([]);
});

describe('names what it saw in a place that', () => {
  it.each<[string, Lies, RegExp]>([
    [
      'lets two have one revision',
      { log: ({ append }) => ({ append: async (...what) => (await append(...what)) || what[1].includes('7') }) },
      /^3 of 20 writers of one revision won: two promotions could overwrite each other/,
    ],
    ['lets nobody', { log: () => ({ append: () => Promise.resolve(false) }) }, /^0 of 20 writers of one revision won/],
    [
      'shows what was there a moment ago',
      { log: (log) => ({ newest: remembered(log.newest) }) },
      /A revision that was added a moment ago is not read yet/,
    ],
    [
      'shows another text',
      { log: (log) => ({ text: (n) => (n === 2 ? log.text(1) : log.text(n)) }) },
      /A revision that was added a moment ago is not read yet/,
    ],
    [
      'takes a revision twice',
      { log: ({ append }) => ({ append: async (n, text) => (await append(n, text)) || text === 'other' }) },
      /A revision that stood there was overwritten/,
    ],
    [
      'leaves revisions out',
      { log: ({ append }) => ({ append: async (n, text) => (await append(n, text)) || text === 'gap' }) },
      /A revision was left out/,
    ],
    ['gives a lease to all', { log: () => ({ lease: () => Promise.resolve(true) }) }, /20 of 20 got a lease at once/],
    [
      'is not empty when it is new',
      { log: () => ({ newest: () => Promise.resolve(3) }) },
      /A new log in it is not empty/,
    ],
    [
      'lets all have one release',
      { releases: ({ put }) => ({ put: async (...what) => (await put(...what)) || true }) },
      /20 of 20 writers of one release won: two builds could be mixed/,
    ],
    [
      'shows half a release',
      { releases: () => ({ paths: () => Promise.resolve(['a.js']) }) },
      /is not read as it was put/,
    ],
    [
      'shows other bytes',
      { releases: () => ({ readFile: () => Promise.resolve(new Uint8Array([1])) }) },
      /is not read as it was put/,
    ],
    ['keeps no list', { releases: () => ({ paths: () => Promise.resolve(undefined) }) }, /is not read as it was put/],
    [
      'has its clock an hour ahead',
      { scratch: { clock: () => Promise.resolve(Date.now() + 3_600_000) } },
      /^Its clock is 60 minutes ahead of this machine's/,
    ],
    [
      'has its clock two minutes behind',
      { scratch: { clock: () => Promise.resolve(Date.now() - 120_000) } },
      /^Its clock is 2 minutes behind this machine's/,
    ],
    [
      'has a fault of its kind',
      { scratch: { faults: () => Promise.resolve(['It ignores conditions.']) } },
      /^It ignores conditions\.$/m,
    ],
    [
      'lets nobody write',
      { log: () => ({ append: noRights }) },
      /^Its log failed while it was tried: the key has no rights there \(403\)\.$/,
    ],
    [
      'lets nobody remove',
      { scratch: { remove: noRights } },
      /^What was written to try its releases cannot be removed: the key has no rights there/,
    ],
  ])('%s', async (_what, lies, says) => {
    expect(await faultsOf(lies)).toMatch(says);
  });

  it('cannot be read, or tried', async () => {
    const { log, releases, ...rest } = store();
    const { scratch: _none, ...untried } = releases;
    const faults = await doctor(
      { ...rest, releases: untried, log: { ...log, newest: noRights, scratch: noRights } },
      Date.now,
    );
    expect(faults).toEqual([
      'What is there cannot be read: the key has no rights there (403).',
      'Its releases cannot be tried: this kind of place offers nothing to try it on.',
      'Its log cannot be tried: the key has no rights there (403).',
    ]);
  });

  it('names a revision that is missing', async () => {
    const { log, ...rest } = store();
    expect(await doctor({ ...rest, log: { ...log, newest: () => Promise.resolve(4) } }, Date.now)).toEqual([
      'Its log names revision 4 and has none of that number.',
    ]);
  });
});

it('does not take a fault of ours for one of the place, and leaves nothing behind then either', async () => {
  let removed = 0;
  const remove = async () => void (removed += 1);
  const broken = store({ scratch: { remove }, log: () => ({ append: () => Promise.reject(new TypeError('ours')) }) });
  await expect(doctor(broken, Date.now)).rejects.toThrow('ours');
  expect(removed).toBe(2);
});

/** An answer that is as old as the first one. */
function remembered(newest: () => Promise<number>): () => Promise<number> {
  let first: Promise<number> | undefined;
  return () => (first ??= newest());
}
