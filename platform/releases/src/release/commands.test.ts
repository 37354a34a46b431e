/** @jest-environment node */
import { appendFile, readFile, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import fc from 'fast-check';
import { temporaryFolder } from '@rig4u/kernel/temporary-folder';
import type { Registry } from '@rig4u/shared/contracts';
import { appendRegistry, newestRegistry, registryFile, shrink, writeRelease } from '../store';
import { changeRegistry } from './change-registry';
import { promote, publish, rollback } from './commands';
import { fakeHost, fakeRemote, writeDist, type FakeRemote } from '../fake-builds';
import { planPromote } from '../plans/plan-promote';
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

  it('says that there is no such folder', async () => {
    await expect(publish(await temporaryFolder(), '/nowhere')).rejects.toThrow(/There is no folder \/nowhere/);
  });
});

describe('promote and rollback', () => {
  it('change what is live, there and back', async () => {
    const store = await storeWithHost();
    await publishRemote(store);
    await publishRemote(store, { version: '1.0.1' });
    await promote(store, guides('1.0.0'));
    await promote(store, guides('1.0.1'));
    expect((await newestRegistry(store))?.remotes['mf-guides']?.live.version).toBe('1.0.1');
    await rollback(store, 'mf-guides');
    expect((await newestRegistry(store))?.remotes['mf-guides']?.live.version).toBe('1.0.0');
    expect(await readdir(join(store, 'registry'))).toHaveLength(4);
  });

  it('change nothing in a dry run', async () => {
    const store = await storeWithHost();
    await publishRemote(store);
    expect(await promote(store, guides('1.0.0'), { dryRun: true })).toMatchObject({
      changed: true,
      says: ['mf-guides: not live → 1.0.0 (revision 2)'],
    });
    expect((await newestRegistry(store))?.revision).toBe(1);
  });

  it('say what is missing', async () => {
    const store = await temporaryFolder();
    await expect(promote(store, guides('1.0.0'))).rejects.toThrow(/not published\. The store has no release of it/);
    await publishRemote(store);
    await expect(promote(store, guides('1.0.1'))).rejects.toThrow(/The store has 1\.0\.0/);
    await expect(promote(store, guides('1.0.0'))).rejects.toThrow(/No host is live yet/);
    await expect(rollback(store, 'host')).rejects.toThrow(/Nothing is live yet/);
  });

  it('take the host back', async () => {
    const store = await storeWithHost();
    await publish(store, await writeDist(fakeHost('1.1.0').files));
    await promote(store, { part: 'host', version: '1.1.0' });
    await rollback(store, 'host');
    expect((await newestRegistry(store))?.host).toMatchObject({ version: '1.0.0', lastGood: '1.1.0' });
  });
});

describe('promoters that meet', () => {
  it('lose no revision and no promotion, however their steps interleave', async () => {
    const { manifest: host } = fakeHost();
    await fc.assert(
      fc.asyncProperty(fc.scheduler(), fc.integer({ min: 2, max: 4 }), async (scheduler, promoters) => {
        const store = await storeWithHost();
        const log = {
          newest: scheduler.scheduleFunction(() => newestRegistry(store)),
          append: scheduler.scheduleFunction((next: Registry) => appendRegistry(store, next)),
        };
        const names = Array.from({ length: promoters }, (_, i) => `mf-remote${'abcd'[i]}`);
        const plans = names.map((name) =>
          changeRegistry(
            log,
            async (registry) =>
              planPromote(
                registry ?? (await startedBy(store)),
                fakeRemote({ name, paths: [`/${name}`] }).manifest,
                host,
              ),
            false,
          ),
        );
        await scheduler.waitFor(Promise.all(plans));
        const end = await newestRegistry(store);
        expect(Object.keys(end?.remotes ?? {}).toSorted()).toEqual(names);
        expect(end?.revision).toBe(1 + promoters);
        expect((await readdir(join(store, 'registry'))).length).toBe(1 + promoters);
        expect(JSON.parse(await readFile(registryFile(store), 'utf8'))).toEqual(end);
      }),
      { numRuns: 25 },
    );
  });

  it('are told when the registry never rests', async () => {
    const store = await storeWithHost();
    const registry = await startedBy(store);
    const restless = { newest: async () => registry, append: async () => false };
    const plan = async () => planPromote(registry, fakeRemote().manifest, fakeHost().manifest);
    await expect(changeRegistry(restless, plan, false)).rejects.toThrow(/run it again/);
  });
});

async function startedBy(store: string): Promise<Registry> {
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

  it('finds a sound store sound', async () => {
    expect(await verify(await live())).toEqual({ checked: ['host@1.0.0', 'mf-guides@1.0.0'], faults: [] });
  });

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

  it('finds a pointer that is behind', async () => {
    const store = await live();
    await writeFile(registryFile(store), await readFile(join(store, 'registry/1.json')));
    expect((await verify(store)).faults).toEqual([expect.stringContaining('registry.json is not revision 2')]);
  });

  it('finds a release that is not what the registry pinned', async () => {
    const store = await storeWithHost();
    const registry = await startedBy(store);
    await writeRelease(store, guides('1.0.0'), fakeRemote({ code: 'other' }).files);
    const plan = planPromote(registry, fakeRemote().manifest, fakeHost().manifest);
    if (plan.do !== 'change') throw new Error('expected a change');
    await appendRegistry(store, plan.next);
    expect((await verify(store)).faults[0]).toContain('do not match');
  });
});
