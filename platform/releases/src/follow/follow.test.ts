/** @jest-environment node */
import { generateKeyPairSync } from 'node:crypto';
import { cp, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import fc from 'fast-check';
import { times } from '@rig4u/kernel/prove';
import { temporaryFolder } from '@rig4u/kernel/temporary-folder';
import { readIndex } from '@rig4u/shared/contracts';
import { fakeHost, fakeRemote, writeDist } from '../fake-builds';
import { freeze, promote, publish, rollback } from '../release/commands';
import { prune } from '../release/prune';
import { newestRegistry } from '../release/revisions';
import { logKey, signText } from '../signed';
import {
  folderStore,
  hasRelease,
  headFile,
  indexFile,
  readRelease,
  releaseDir,
  revisionFile,
  versionsOf,
  type Store,
} from '../store';
import { follow } from './follower';
import { headIn } from '../release/pointers';
import { followOnce } from './follow-once';
import { withdrawnForgetter } from './forget-withdrawn';

const guides = (version: string) => ({ part: 'mf-guides', version });
async function product(): Promise<string> {
  const store = await temporaryFolder();
  await publish(store, await writeDist(fakeHost().files));
  await promote(store, { part: 'host', version: '1.0.0' });
  await release(store, '1.0.0');
  return store;
}
async function release(store: string, version: string): Promise<void> {
  await publish(store, await writeDist(fakeRemote({ version }).files));
  await promote(store, guides(version));
}
/** A store in a folder as one of another place: its folder is not known. */
const elsewhere = (folder: string, change: Partial<Store> = {}): Store => {
  const { folder: _own, ...rest } = folderStore(folder);
  return { ...rest, name: 'the bucket', ...change };
};
const as = (store: Store): Store => store;
const texts = (store: Store, change: (revision: number, text: string | undefined) => string | undefined): Store => ({
  ...store,
  log: { ...store.log, text: async (revision) => change(revision, await store.log.text(revision)) },
});

describe('a folder that follows a store', () => {
  it('serves its newest revision: every release that visitors may get, whole, and nothing of history', async () => {
    const store = await product();
    await release(store, '1.1.0');
    const folder = await temporaryFolder();
    expect(await followOnce(elsewhere(store), folder)).toEqual(await headIn(store));
    expect(await readFile(indexFile(folder), 'utf8')).toBe(await readFile(indexFile(store), 'utf8'));
    for (const ref of [{ part: 'host', version: '1.0.0' }, guides('1.0.0'), guides('1.1.0')])
      expect(await readRelease(folder, ref)).toEqual(await readRelease(store, ref));
    expect(await newestRegistry(folder)).toEqual(await newestRegistry(store));
  });

  it('goes on where it was killed with the old revision of a store that was put back', async () => {
    const store = await product();
    const folder = await temporaryFolder();
    await followOnce(elsewhere(store), folder);
    await cp(revisionFile(folder, 2), revisionFile(folder, 9));
    await expect(newestRegistry(folder)).rejects.toThrow('follows no other');
    await followOnce(elsewhere(store), folder);
    expect(await newestRegistry(folder)).toEqual(await newestRegistry(store));
  });

  it('places its revision again where another that follows into it removed it, and removes nothing of that one', async () => {
    const store = await product();
    const folder = await temporaryFolder();
    await followOnce(elsewhere(store), folder);
    await rm(revisionFile(folder, 2));
    await followOnce(elsewhere(store), folder);
    expect(await newestRegistry(folder)).toEqual(await newestRegistry(store));
    const { log } = elsewhere(store);
    let isFirst = true;
    const text: typeof log.text = async (revision) => {
      const own = await log.text(revision);
      // The other one is faster by a whole revision.
      if (isFirst) {
        isFirst = false;
        await release(store, '1.1.0');
        await followOnce(elsewhere(store), folder);
      }
      return own;
    };
    await followOnce(elsewhere(store, { log: { ...log, text } }), folder);
    expect(await newestRegistry(folder)).toEqual(await newestRegistry(store));
  });

  it('serves nothing before the first promotion', async () => {
    const folder = await temporaryFolder();
    expect(await followOnce(elsewhere(await temporaryFolder()), folder)).toBeUndefined();
  });

  it('does without a fallback that the store has no more', async () => {
    const store = await product();
    await release(store, '1.1.0');
    await rm(releaseDir(store, guides('1.0.0')), { recursive: true });
    const folder = await temporaryFolder();
    expect(await followOnce(elsewhere(store), folder)).toMatchObject({ revision: 3 });
  });
});

describe('a release that was taken away and removed at once', () => {
  /** A folder that has 1.2.0 and 1.1.0, which were taken away; `look` follows the store once. */
  async function withTwoTakenAway() {
    const [store, folder] = [await product(), await temporaryFolder()];
    for (const version of ['1.1.0', '1.2.0']) await release(store, version);
    const from = elsewhere(store);
    const has = jest.fn(from.releases.has);
    const [said, clock] = [jest.fn(), jest.fn(() => 0)];
    const forget = withdrawnForgetter({ ...from, releases: { ...from.releases, has } }, folder, { say: said, clock });
    const look = async () => {
      has.mockClear();
      await forget(await followOnce(from, folder));
      return versionsOf(folder, 'mf-guides');
    };
    await look();
    for (const bad of ['1.2.0', '1.1.0']) {
      await rollback(store, 'mf-guides', { from: bad });
      expect(await look()).toEqual(['1.0.0', '1.1.0', '1.2.0']);
    }
    const remove = () => prune(store, { now: Date.now(), withdrawn: true, of: (version) => version === '1.2.0' });
    return { store, look, has, said, clock, remove };
  }

  it('is had here no more after a new revision, and what else was taken away is kept', async () => {
    const { store, look, remove } = await withTwoTakenAway();
    await remove();
    await freeze(store, true);
    expect(await look()).toEqual(['1.0.0', '1.1.0']);
  });

  it('nor after an hour: meanwhile nobody is asked', async () => {
    const { look, has, clock, remove } = await withTwoTakenAway();
    await remove();
    clock.mockReturnValue(3_599_999);
    expect(await look()).toContain('1.2.0');
    expect(has).not.toHaveBeenCalled();
    clock.mockReturnValue(3_600_000);
    expect(await look()).toEqual(['1.0.0', '1.1.0']);
  });

  it('that cannot be asked for is said once and asked for at the next look, and holds up no other', async () => {
    const { store, look, has, said, remove } = await withTwoTakenAway();
    await remove();
    await freeze(store, true);
    const own = has.getMockImplementation();
    has.mockImplementation(async (ref) => {
      if (ref.version === '1.1.0') throw new Error('cut');
      return own?.(ref) ?? true;
    });
    for (let turn = 0; turn < 2; turn += 1) expect(await look()).toEqual(['1.0.0', '1.1.0']);
    expect(has).toHaveBeenCalled();
    expect(said.mock.calls).toEqual([[expect.stringMatching(/^mf-guides@1\.1\.0 was taken away.*cut$/)]]);
  });
});

describe('what may not be served is refused by name, and the folder serves what it had', () => {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  const stranger = generateKeyPairSync('ed25519');
  const without = (number: number, text?: string) => (revision: number, own: string | undefined) =>
    revision === number ? text : own;
  const lost = (store: string) => releaseDir(store, guides('1.2.0'));
  const threeMore = async (store: string) => {
    for (const frozen of [true, false, true]) await freeze(store, frozen);
  };

  /** As a copy of the store that was made before revision 3. */
  const loseThird = async (at: string) => {
    for (const file of [revisionFile(at, 3), headFile(at)]) await rm(file);
  };

  /** The folder serves revision 3 when the store comes to be so. */
  it.each<[string, (store: string) => Promise<unknown>, (store: Store) => Store, string]>([
    [
      'a missing release',
      (at) => release(at, '1.2.0').then(() => rm(lost(at), { recursive: true })),
      as,
      '1.2.0 is not',
    ],
    [
      'a damaged one',
      (at) => release(at, '1.2.0').then(() => writeFile(join(lost(at), '1.abc.js'), '')),
      as,
      'is damaged',
    ],
    [
      'a head without its revision',
      (at) => release(at, '1.2.0'),
      (at) => texts(at, without(4)),
      'Revision 4 in the bucket',
    ],
    ['a log with a gap', threeMore, (at) => texts(at, without(4)), 'Revision 4 in the bucket is missing'],
    ['what is no revision', (at) => release(at, '1.2.0'), (at) => texts(at, without(4, '{}')), 'is not a revision'],
    ['an older revision', loseThird, as, 'is older than 3'],
    [
      'another revision 3',
      async (at) => {
        await loseThird(at);
        await threeMore(at);
      },
      as,
      'is not the one that revision 4 follows',
    ],
  ])('%s', async (_what, spoil, changed, why) => {
    const store = await product();
    const folder = await temporaryFolder();
    await release(store, '1.1.0');
    const before = await followOnce(elsewhere(store), folder);
    const served = await readFile(indexFile(folder), 'utf8');
    await spoil(store);
    await expect(followOnce(changed(elsewhere(store)), folder)).rejects.toThrow(why);
    expect(await headIn(folder)).toEqual(before);
    expect(await readFile(indexFile(folder), 'utf8')).toBe(served);
  });

  it('a forged index: with keys only what one of them signed is served', async () => {
    const store = await product();
    const folder = await temporaryFolder();
    const keys = [logKey(publicKey)];
    const signedBy = (key: typeof privateKey) =>
      texts(elsewhere(store), (revision, text) => (text === undefined || revision < 2 ? text : signText(text, key)));
    await expect(followOnce(elsewhere(store), folder, keys)).rejects.toThrow('is not signed');
    await expect(followOnce(signedBy(stranger.privateKey), folder, keys)).rejects.toThrow('none of those taken here');
    expect(await headIn(folder)).toBeUndefined();
  });
});

test('at every moment a page names only files that its folder has, whatever fails on the way', async () => {
  const store = await product();
  for (const version of ['1.1.0', '1.2.0']) await release(store, version);
  await fc.assert(
    fc.asyncProperty(fc.array(fc.nat(60), { maxLength: 8 }), async (failing) => {
      const folder = await temporaryFolder();
      let asked = 0;
      const fails = new Set(failing);
      const own = folderStore(store);
      const from = elsewhere(store, {
        releases: {
          ...own.releases,
          readFile: (ref, path) =>
            fails.has(asked++) ? Promise.reject(new Error('cut')) : own.releases.readFile(ref, path),
        },
      });
      for (let round = 0; round < 3; round += 1) {
        await followOnce(from, folder).catch((error: Error) => expect(error.message).toBe('cut'));
        if (!(await headIn(folder))) continue;
        const { host, remotes } = readIndex(JSON.parse(await readFile(indexFile(folder), 'utf8')));
        expect(await hasRelease(folder, { part: 'host', version: host.version })).toBe(true);
        for (const [part, remote] of Object.entries(remotes))
          if ('live' in remote) expect(await hasRelease(folder, { part, version: remote.live[0] })).toBe(true);
      }
    }),
    { numRuns: times({ full: 300, short: 20 }), seed: 16 },
  );
});

test('those who ask a follower for a release at the same time share one copy', async () => {
  const store = await product();
  for (const version of ['1.1.0', '1.2.0', '1.3.0']) await release(store, version);
  const from = elsewhere(store);
  const paths = jest.fn(from.releases.paths);
  const follower = follow({ ...from, releases: { ...from.releases, paths } }, await temporaryFolder(), { log: String });
  await follower.begun;
  paths.mockClear();
  expect(await Promise.all([1, 2, 3].map(() => follower.bring(guides('1.0.0'))))).toEqual([true, true, true]);
  expect(paths).toHaveBeenCalledTimes(1);
  await follower.stop();
});
