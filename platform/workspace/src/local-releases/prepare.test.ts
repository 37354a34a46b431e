/** @jest-environment node */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { temporaryFolder } from '@rig4u/kernel/temporary-folder';
import { newestRegistry, promote, publish, rollout } from '@rig4u/releases';
import { fakeHost, fakeRemote, type FakeRemote, writeDist } from '@rig4u/releases/fake-builds';
import { readLocalRecord } from './local-record';
import { planLocal } from './plan-local';
import { promoteAll } from './prepare';

const work = (part: string, version = '1.0.0') => ({ part, version, build: false, promote: true, waits: false });
const versions = [
  { part: 'host', version: '1.0.0' },
  { part: 'mf-guides', version: '1.0.0' },
];

const nextHost = '1.1.0-local.ab12cd34';

async function storeWith(...remotes: FakeRemote[]) {
  const store = await temporaryFolder();
  for (const { files } of [fakeHost(), fakeHost(nextHost, []), ...remotes.map(fakeRemote)])
    await publish(store, await writeDist(files));
  return store;
}
const live = async (store: string, name: string) => (await newestRegistry(store))?.remotes[name]?.live[0];

describe('the plan', () => {
  it('builds what is not in the store and puts live what is not live', () => {
    const works = planLocal({ versions, published: (part) => part === 'host', record: {}, registry: undefined });
    expect(works).toEqual([work('host'), { ...work('mf-guides'), build: true }]);
  });

  it('leaves alone what was put live by hand, until the sources change', async () => {
    const store = await storeWith({}, { version: '1.0.1' }, { version: '1.0.2' });
    await promoteAll(store, [work('host'), work('mf-guides')]);
    await promote(store, { part: 'mf-guides', version: '1.0.1' });
    const state = {
      published: () => true,
      record: await readLocalRecord(store),
      registry: await newestRegistry(store),
    };
    expect(planLocal({ ...state, versions }).map(({ promote: again }) => again)).toEqual([false, false]);
    expect(planLocal({ ...state, versions: [{ part: 'mf-guides', version: '1.0.2' }] })).toEqual([
      work('mf-guides', '1.0.2'),
    ]);
  });

  it('lets a part wait of which a release is being rolled out, and puts the others live', async () => {
    const store = await storeWith({}, { version: '1.0.1' });
    await promoteAll(store, [work('host'), work('mf-guides')]);
    await rollout(
      store,
      { part: 'mf-guides', version: '1.0.1' },
      { steps: [50, 100], everyMs: 60_000, stopIf: { overLivePp: 0.5, atLeast: 500 }, by: 'anna', why: 'a test' },
    );
    const state = { published: () => true, record: {}, registry: await newestRegistry(store) };
    expect(planLocal({ ...state, versions })).toEqual([
      work('host'),
      { ...work('mf-guides'), promote: false, waits: true },
    ]);
    await promoteAll(store, [work('host')]);
  });

  it('does not trip over a damaged record', async () => {
    const store = await temporaryFolder();
    await writeFile(join(store, 'local.json'), '{"host":');
    expect(await readLocalRecord(store)).toEqual({});
  });
});

describe('putting live', () => {
  it('remembers what it put live', async () => {
    const store = await storeWith({});
    await promoteAll(store, [work('host'), work('mf-guides')]);
    expect(await live(store, 'mf-guides')).toBe('1.0.0');
    expect(await readLocalRecord(store)).toEqual({ host: '1.0.0', 'mf-guides': '1.0.0' });
  });

  it('lets an address move from one remote to another', async () => {
    const store = await storeWith(
      { name: 'mf-a', paths: ['/one', '/two'] },
      { name: 'mf-b', paths: ['/three'] },
      { name: 'mf-a', version: '1.1.0', paths: ['/one'] },
      { name: 'mf-b', version: '1.1.0', paths: ['/two'] },
    );
    await promoteAll(store, [work('host'), work('mf-a'), work('mf-b')]);
    await promoteAll(store, [work('mf-b', '1.1.0'), work('mf-a', '1.1.0')]);
    expect((await newestRegistry(store))?.remotes['mf-b']?.paths).toEqual(['/two']);
  });

  it('lets a host drop what only the remotes of a moment ago used, and refuses a remote that still uses it', async () => {
    const needs = { '@rig4u/shared/ui': ['Button'] };
    const store = await storeWith({ needs }, { version: '1.1.0' }, { version: '1.2.0', needs });
    await promoteAll(store, [work('host'), work('mf-guides')]);
    await promoteAll(store, [work('host', nextHost), work('mf-guides', '1.1.0')]);
    expect(await live(store, 'mf-guides')).toBe('1.1.0');
    await expect(promoteAll(store, [work('mf-guides', '1.2.0')])).rejects.toThrow(
      /does not export Button \(host 1\.1\.0-local\.ab12cd34\)/,
    );
  });
});
