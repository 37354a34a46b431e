/** @jest-environment node */
import { appendFile, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import fc from 'fast-check';
import { times } from '@rig4u/kernel/prove';
import { temporaryFolder } from '@rig4u/kernel/temporary-folder';
import type { NamedRelease } from '@rig4u/shared/contracts';
import { fakeHost, fakeRemote, writeDist, type FakeRemote } from '../fake-builds';
import { planPromote } from '../plans/plan-promote';
import { known, now, remoteBuild, hostBuild } from '../plans/test-registry';
import { namedBy, recordText, type Revision } from '../registry';
import { folderStore, headFile, indexFile, integrityOf, registryFile, shrink, writeRelease } from '../store';
import { changeRegistry, nextOf } from './change-registry';
import { promote, publish, restored, revert, rollback } from './commands';
import { appendRevision } from './pointers';
import { allRevisions, hashOfRevision, newestRegistry } from './revisions';
import { verify } from './verify';

async function storeWithHost(): Promise<string> {
  const store = await temporaryFolder();
  await publish(store, await writeDist(fakeHost().files));
  await promote(store, { part: 'host', version: '1.0.0' });
  return store;
}
const publishRemote = async (store: string, remote: FakeRemote = {}) =>
  publish(store, await writeDist(fakeRemote(remote).files));
const guides = (version: string) => ({ part: 'mf-guides', version });

describe('publish', () => {
  it('puts a build into the store once', async () => {
    const store = await temporaryFolder();
    expect(await publishRemote(store)).toMatchObject({ changed: true, ref: guides('1.0.0') });
    expect(await publishRemote(store)).toMatchObject({ changed: false });
    await expect(publishRemote(store, { code: 'other' })).rejects.toThrow(
      /never changes[\s\S]*remoteEntry\.js: differs/,
    );
  });

  it('that somebody else overtakes goes on by the same options', async () => {
    const own = folderStore(await temporaryFolder());
    let isFirst = true;
    const put: typeof own.releases.put = async (ref, files) => {
      if (!isFirst) return own.releases.put(ref, files);
      isFirst = false;
      return false;
    };
    const clock = jest.fn(() => 1);
    const store = { ...own, releases: { ...own.releases, put } };
    expect(await publish(store, await writeDist(fakeRemote().files), { clock, quick: true })).toMatchObject({
      changed: true,
    });
    expect(clock).toHaveBeenCalledTimes(2);
  });

  it('writes nothing in a dry run', async () => {
    const store = await temporaryFolder();
    const dist = await writeDist(fakeRemote().files);
    expect(await publish(store, dist, { dryRun: true })).toMatchObject({ changed: true });
    expect(await readdir(store)).toEqual([]);
  });

  it.each([
    ['no build', new Map<string, Uint8Array>(), /neither remote\.json nor host\.json/],
    ['two builds in one folder', new Map([...fakeRemote().files, ...fakeHost().files]), /must be one release/],
    [
      'a manifest that is no JSON',
      new Map([['remote.json', Buffer.from('{')]]),
      /remote\.json cannot be used: value: is not JSON/,
    ],
    [
      'a version that climbs out',
      new Map([['remote.json', Buffer.from(JSON.stringify({ ...fakeRemote().manifest, version: '../../x' }))]]),
      /version: a version is 1\.2\.3/,
    ],
    [
      'a name that climbs out',
      new Map([['remote.json', Buffer.from(JSON.stringify({ ...fakeRemote().manifest, name: '../host' }))]]),
      /name: a remote is named mf-<name>/,
    ],
  ])('refuses %s', async (_, files, message) => {
    const store = await temporaryFolder();
    await expect(publish(store, await writeDist(files))).rejects.toThrow(message);
    expect(await readdir(store)).toEqual([]);
  });
});

describe('promote and rollback', () => {
  it('say what is missing', async () => {
    const store = await temporaryFolder();
    await expect(promote(store, guides('1.0.0'))).rejects.toThrow(/not published\. The store has no release of it/);
    await publishRemote(store);
    await expect(promote(store, guides('1.0.1'))).rejects.toThrow(/The store has 1\.0\.0/);
    await expect(promote(store, guides('1.0.0'))).rejects.toThrow(/No host is live yet/);
    await expect(rollback(store, 'host')).rejects.toThrow(/Nothing is live yet, so there is nothing to roll back/);
  });
});

describe('who did what, when and why', () => {
  it('stands in every revision, also of a set and of its revert', async () => {
    const store = await storeWithHost();
    await publishRemote(store);
    await publish(store, await writeDist(fakeHost('1.1.0').files));
    const set = [{ part: 'host', version: '1.1.0' }, guides('1.0.0')];
    await promote(store, set, { by: 'anna', why: 'the autumn edition', clock: () => now });
    await rollback(store, 'host', { by: 'ben', clock: () => now + 1000 });
    expect((await allRevisions(store)).slice(1)).toMatchObject([
      {
        revision: 2,
        at: '2026-11-22T12:00:00.000Z',
        by: 'anna',
        command: 'promote host@1.1.0 mf-guides@1.0.0',
        why: 'the autumn edition',
        changes: [
          { do: 'live', part: 'host', from: '1.0.0' },
          { do: 'live', part: 'mf-guides', from: null },
        ],
      },
      { revision: 3, by: 'ben', command: 'rollback host', changes: [{ from: '1.1.0' }, { do: 'withdraw' }] },
    ]);
    await revert(store, 3, { by: 'anna' });
    expect((await newestRegistry(store))?.host.live[0]).toBe('1.1.0');
    expect((await verify(store)).faults).toEqual([]);
  });
});

describe('a release that was damaged in the store', () => {
  it('is not put live', async () => {
    const store = await storeWithHost();
    await publishRemote(store);
    await appendFile(join(store, 'remotes/mf-guides/1.0.0/1.abc.js'), ' evil');
    await expect(promote(store, guides('1.0.0'))).rejects.toThrow(/RIG-105 1\.abc\.js: the bytes do not match/);
    expect((await newestRegistry(store))?.revision).toBe(1);
  });
});

describe('a fallback that somebody deleted', () => {
  it('stands in the way of no command, and is no fallback any more', async () => {
    const store = await storeWithHost();
    for (const version of ['1.0.0', '1.0.1', '1.0.2']) await publishRemote(store, { version });
    await promote(store, guides('1.0.0'));
    await promote(store, guides('1.0.1'));
    await rm(join(store, 'remotes/mf-guides/1.0.0'), { recursive: true });
    await promote(store, guides('1.0.2'));
    await rm(join(store, 'remotes/mf-guides/1.0.1'), { recursive: true });
    await publish(store, await writeDist(fakeHost('1.1.0').files));
    await promote(store, { part: 'host', version: '1.1.0' });
    const { remotes } = JSON.parse(await readFile(registryFile(store), 'utf8'));
    expect(remotes['mf-guides']).not.toHaveProperty('lastGood');
    const index = JSON.parse(await readFile(indexFile(store), 'utf8'));
    expect(index.remotes['mf-guides']).toEqual({ paths: ['/guides'], live: ['1.0.2', expect.anything()] });
    await expect(rollback(store, 'mf-guides')).rejects.toThrow(/mf-guides@1\.0\.1 is not in the store any more/);
  });
});

describe('the index', () => {
  const widgets = { '@rig4u/shared/widgets': ['Gauge'] };
  it.each([
    ['a shared entry that a screen takes before it runs', { needs: widgets }, ['@rig4u/shared/widgets']],
    ['none that is taken on demand', { needs: widgets, onDemand: Object.keys(widgets) }, []],
    ['none that nobody takes', {}, []],
  ])('names %s', async (_what, remote, shared) => {
    const store = await storeWithHost();
    await publishRemote(store, remote);
    await promote(store, { part: 'host', version: '1.0.0' });
    await promote(store, guides('1.0.0'));
    const index = JSON.parse(await readFile(indexFile(store), 'utf8'));
    expect(Object.keys(index.host.shared)).toEqual(shared);
  });
});

describe('a restored backup', () => {
  it('begins a new epoch, which pages take though its revisions have lower numbers', async () => {
    const store = await storeWithHost();
    await promote(store, { part: 'host', version: '1.0.0' });
    await restored(store, { by: 'anna', why: 'the disk broke' });
    expect(await newestRegistry(store)).toMatchObject({ epoch: 2, revision: 2, why: 'the disk broke' });
    expect(JSON.parse(await readFile(indexFile(store), 'utf8'))).toMatchObject({ epoch: 2, revision: 2 });
    expect((await verify(store)).faults).toEqual([]);
  });

  it('is nothing that could be said of an empty store', async () => {
    await expect(restored(await temporaryFolder())).rejects.toThrow(/Nothing is live here/);
  });
});

describe('promoters that meet', () => {
  const promoter = (names: readonly string[]) => {
    const builds = names.map((name) => remoteBuild({ name, paths: [`/${name}`] }));
    return { builds, all: known(hostBuild(), ...builds) };
  };
  const settings = { author: { by: 'anna', command: 'promote' }, clock: () => now };

  it('lose no revision and no promotion, however their steps interleave', async () => {
    await fc.assert(
      fc.asyncProperty(fc.scheduler(), fc.integer({ min: 2, max: 4 }), async (scheduler, promoters) => {
        const store = await storeWithHost();
        const names = Array.from({ length: promoters }, (_, i) => `mf-remote${'abcd'[i]}`);
        for (const name of names) await publishRemote(store, { name, paths: [`/${name}`] });
        const log = {
          newest: scheduler.scheduleFunction(() => newestRegistry(store)),
          hashOf: (revision: number) => hashOfRevision(store, revision),
          append: scheduler.scheduleFunction((next: Revision) => appendRevision(store, next)),
          settle: async () => false,
        };
        const { builds, all } = promoter(names);
        const plans = builds.map((build) =>
          changeRegistry(log, async (registry) => planPromote(registry, [build], all, { now }), settings),
        );
        await scheduler.waitFor(Promise.all(plans));
        const end = await newestRegistry(store);
        expect(Object.keys(end?.remotes ?? {}).toSorted()).toEqual(names);
        expect(end?.revision).toBe(1 + promoters);
        expect((await readdir(join(store, 'registry/r'))).length).toBe(1 + promoters);
        expect(JSON.parse(await readFile(headFile(store), 'utf8'))).toMatchObject({ revision: 1 + promoters });
        expect(JSON.parse(await readFile(registryFile(store), 'utf8'))).toMatchObject({ revision: 1 + promoters });
        expect((await verify(store)).faults).toEqual([]);
      }),
      { numRuns: times({ full: 25, short: 8 }) },
    );
  });

  it('are told when the registry never rests', async () => {
    const registry = await startedBy(await storeWithHost());
    const restless = {
      newest: async () => registry,
      hashOf: async () => null,
      append: async () => false,
      settle: async () => false,
    };
    const { builds, all } = promoter(['mf-guides']);
    const plan = async () => planPromote(registry, builds, all, { now });
    await expect(changeRegistry(restless, plan, settings)).rejects.toThrow(/run it again/);
  });
});

async function startedBy(store: string): Promise<Revision> {
  const registry = await newestRegistry(store);
  if (!registry) throw new Error('the store has no registry');
  return registry;
}

describe('verify', () => {
  const live = async () => {
    const store = await storeWithHost();
    await publishRemote(store);
    await promote(store, guides('1.0.0'));
    return store;
  };

  it.each([
    ['remoteEntry.js', /mf-guides@1\.0\.0: .*remoteEntry\.js: the bytes do not match/],
    ['1.abc.js', /1\.abc\.js: the bytes do not match/],
    ['remote.json', /remote\.json cannot be used/],
  ])('finds %s tampered with', async (file, fault) => {
    const store = await live();
    await appendFile(join(store, 'remotes/mf-guides/1.0.0', file), ' evil');
    expect((await verify(store)).faults.join('\n')).toMatch(fault);
  });

  it('finds a compressed twin that says something else', async () => {
    const store = await live();
    await writeFile(join(store, 'remotes/mf-guides/1.0.0/1.abc.js.br'), await shrink(Buffer.from('evil')));
    expect((await verify(store)).faults).toEqual(['mf-guides@1.0.0: 1.abc.js.br: does not unfold to 1.abc.js']);
  });

  it('finds pointers that are behind', async () => {
    const store = await live();
    await writeFile(registryFile(store), '{}');
    await writeFile(headFile(store), '{}');
    await writeFile(indexFile(store), '{}');
    expect((await verify(store)).faults).toEqual([
      expect.stringContaining('registry.json is not of revision 2'),
      expect.stringContaining('registry/index.json is not of revision 2'),
      expect.stringContaining('registry/head.json is not of revision 2'),
    ]);
  });

  it('knows a release that an earlier revision named by the longer hash', async () => {
    const store = await storeWithHost();
    const registry = await startedBy(store);
    await publish(store, await writeDist(fakeRemote().files));
    const hash = integrityOf(new TextEncoder().encode(recordText(remoteBuild())));
    const at = new Date(now).toISOString();
    const who = { by: 'anna', command: 'promote', at, parent: await hashOfRevision(store, 1) };
    const change = { do: 'live', part: 'mf-guides', from: null, how: 'promote' } as const;
    const to: NamedRelease = ['1.0.0', hash];
    await appendRevision(store, nextOf(registry, [{ ...change, to, owns: { paths: ['/guides'] } }], who));
    expect((await verify(store)).faults).toEqual([]);
  });

  it('finds an epoch that nobody began', async () => {
    const store = await live();
    const file = join(store, 'registry/r/2.json');
    await writeFile(file, (await readFile(file, 'utf8')).replace('"epoch": 1', '"epoch": 2'));
    expect((await verify(store)).faults).toContain('revision 2 is not what its changes make of the one before it');
  });

  it('finds a revision that somebody rewrote', async () => {
    const store = await live();
    const file = join(store, 'registry/r/1.json');
    await writeFile(file, (await readFile(file, 'utf8')).replace('a program', 'nobody'));
    expect((await verify(store)).faults).toContain('revision 2 does not name the bytes of the one before it');
  });

  it('finds a state that no change explains', async () => {
    const store = await live();
    const file = join(store, 'registry/r/2.json');
    await writeFile(
      file,
      (await readFile(file, 'utf8')).replace('"paths": [\n        "/guides"', '"paths": [\n        "/shop"'),
    );
    expect((await verify(store)).faults).toContain('revision 2 is not what its changes make of the one before it');
  });

  it('finds a release that is not what the registry pinned', async () => {
    const store = await storeWithHost();
    const registry = await startedBy(store);
    await writeRelease(store, guides('1.0.0'), fakeRemote({ code: 'other' }).files);
    const change = { do: 'live', part: 'mf-guides', from: null, how: 'promote' } as const;
    const at = new Date(now).toISOString();
    const who = { by: 'anna', command: 'promote', at, parent: await hashOfRevision(store, 1) };
    const changes = [{ ...change, to: namedBy(remoteBuild()), owns: { paths: ['/guides'] } }];
    await appendRevision(store, nextOf(registry, changes, who));
    expect((await verify(store)).faults[0]).toContain('is not the release that the registry names');
  });
});
