/** @jest-environment node */
import { generateKeyPairSync } from 'node:crypto';
import { readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Refusal } from '@rig4u/kernel';
import { temporaryFolder } from '@rig4u/kernel/temporary-folder';
import { eventually } from '@rig4u/kernel/until';
import { preview, promote, publish } from '@rig4u/releases';
import { fakeHost, fakeRemote, writeDist } from '@rig4u/releases/fake-builds';
import { folderStore, type Store } from '@rig4u/releases/store';
import { broughtFiles } from './brought-file';
import type { SentFile } from './release-file';
import { startIn } from './test-server';

const guides = (version: string) => ({ part: 'mf-guides', version });

/** A store that is no folder of the gateway's machine, and that can go away. */
async function elsewhere() {
  const folder = await temporaryFolder();
  await publish(folder, await writeDist(fakeHost().files));
  await promote(folder, { part: 'host', version: '1.0.0' });
  const state = { away: false, asked: 0, closed: 0 };
  const { releases, log } = folderStore(folder);
  const there = <T>(answer: () => Promise<T>): Promise<T> =>
    state.away ? Promise.reject(new Refusal('the bucket does not answer')) : answer();
  const store: Store = {
    name: 's3://releases',
    releases: {
      ...releases,
      has: (ref) => there(() => releases.has(ref)),
      paths: (ref) => there(() => ((state.asked += 1), releases.paths(ref))),
      readFile: (ref, path) => there(() => releases.readFile(ref, path)),
    },
    log: { ...log, newest: () => there(log.newest), text: (revision) => there(() => log.text(revision)) },
    close: async () => void (state.closed += 1),
  };
  const release = async (version: string) => {
    await publish(folder, await writeDist(fakeRemote({ version }).files));
    await promote(folder, guides(version));
  };
  return { store, state, release, folder };
}

const readyAt = async (port: number) => (await fetch(`http://127.0.0.1:${port}/readyz`)).json();
/** Once it says so: a store that is elsewhere is followed in its own time. */
const says = (port: number, ready: object) => eventually(async () => expect(await readyAt(port)).toMatchObject(ready));
const entryAt = (port: number, version: string) =>
  fetch(`http://127.0.0.1:${port}/remotes/mf-guides/${version}/remoteEntry.js`);

test('a promotion reaches a gateway whose store is elsewhere; while that is away it serves what it has and says so', async () => {
  const { store, state, release } = await elsewhere();
  const { port, log } = await startIn(store);
  await says(port, { status: 'ready', revision: 1 });
  await release('1.0.0');
  await says(port, { revision: 2 });
  expect((await entryAt(port, '1.0.0')).status).toBe(200);

  state.away = true;
  await release('1.1.0');
  await says(port, {
    status: 'ready',
    revision: 2,
    missing: [{ what: 'store', why: 'the bucket does not answer', since: expect.stringMatching(/^20\d\d-/) }],
  });
  const page = await fetch(`http://127.0.0.1:${port}/guides`);
  expect([page.status, (await page.text()).includes('1.0.0')]).toEqual([200, true]);
  const asked = await entryAt(port, '1.1.0');
  expect([asked.status, asked.headers.get('cache-control')]).toEqual([503, 'no-store']);

  state.away = false;
  await says(port, { revision: 3, missing: [] });
  expect(log.join('\n')).toMatch(/"kind":"store-trouble"[^]*"kind":"store-back"/);
});

test('an open tab gets files of a release that no page names any more; a made-up one is asked for once', async () => {
  const { store, state, release } = await elsewhere();
  for (const version of ['1.0.0', '1.1.0', '1.2.0']) await release(version);
  const { port } = await startIn(store);
  await says(port, { revision: 4 });
  expect(await (await entryAt(port, '1.0.0')).text()).toContain('entry of 1.0.0');
  const { asked } = state;
  for (let turn = 0; turn < 3; turn += 1) expect((await entryAt(port, '9.9.9')).status).toBe(404);
  expect(state.asked).toBe(asked + 1);
});

test('all that an open tab asks of one release at once is brought; of too many releases at once it is said to ask again', async () => {
  const folder = await temporaryFolder();
  const file: SentFile = { headers: {}, body: Buffer.from('') };
  const [there, waiting] = [new Set<string>(), new Map<string, () => void>()];
  const bring = async ({ version }: { version: string }): Promise<boolean> => {
    await new Promise<void>((resolve) => waiting.set(version, resolve));
    there.add(version);
    return true;
  };
  const find = broughtFiles(
    (address) => (there.has(address.split('/')[3] ?? '') ? file : undefined),
    { folder, bring },
    String,
  );
  const ask = (version: string, name: string) => find(`/remotes/mf-guides/${version}/${name}`, null);
  const tab = Array.from({ length: 20 }, (_, i) => ask('1.0.0', `${i}.js`));
  const others = Array.from({ length: 8 }, (_, i) => ask(`1.${i + 1}.0`, 'a.js'));
  const [refused] = await Promise.all([Promise.any(others), eventually(async () => expect(waiting.size).toBe(8))]);
  expect(refused).toMatchObject({ status: 503 });
  for (const go of waiting.values()) go();
  expect(await Promise.all(tab)).toEqual(tab.map(() => file));
  expect((await Promise.all(others)).filter((one) => one === file)).toHaveLength(7);
});

test('a name that no release may have is asked of nobody', async () => {
  const bring = jest.fn(async () => false);
  const find = broughtFiles(() => undefined, { folder: await temporaryFolder(), bring }, String);
  for (const [name, version] of [
    [`mf-${'a'.repeat(300)}`, '1.0.0'],
    ['mf-guides', `1.0.0-${'a'.repeat(300)}`],
  ])
    expect(await find(`/remotes/${name}/${version}/a.js`, null)).toBeUndefined();
  expect(bring).not.toHaveBeenCalled();
});

test('a preview is brought when its link is opened, and once its store is there again', async () => {
  const { store, state, folder } = await elsewhere();
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  const file = join(await temporaryFolder(), 'preview.public.pem');
  await writeFile(file, publicKey.export({ type: 'spki', format: 'pem' }));
  const { port } = await startIn(store, { RIG4U_PREVIEW_PUBLIC_KEY_FILE: file });
  await publish(folder, await writeDist(fakeRemote({ version: '1.1.0' }).files));
  const origin = `http://127.0.0.1:${port}`;
  const { link } = await preview(folder, guides('1.1.0'), { privateKey, origin, until: Date.now() + 1e6, by: 'anna' });
  state.away = true;
  expect((await fetch(link, { redirect: 'manual' })).status).toBe(410);
  state.away = false;
  const opened = await fetch(link, { redirect: 'manual' });
  expect([opened.status, opened.headers.get('location')]).toEqual([303, '/guides']);
  expect((await entryAt(port, '1.1.0')).status).toBe(200);
});

test('a start whose store is away answers, is not ready, says why, and heals', async () => {
  const { store, state } = await elsewhere();
  state.away = true;
  const { port } = await startIn(store);
  expect((await fetch(`http://127.0.0.1:${port}/healthz`)).status).toBe(200);
  const answer = await fetch(`http://127.0.0.1:${port}/readyz`);
  expect([answer.status, (await answer.json()).status]).toEqual([
    503,
    'no host release is here, and the store cannot be used',
  ]);
  state.away = false;
  await says(port, { status: 'ready' });
});

test('a folder that is named for the cache is served at once by the next start, though the store is away', async () => {
  const { store, state } = await elsewhere();
  const cache = await temporaryFolder();
  const first = await startIn(store, { RIG4U_CACHE_FOLDER: cache });
  await says(first.port, { revision: 1 });
  await first.gateway.close();
  expect(state.closed).toBe(1);
  state.away = true;
  const { port } = await startIn(store, { RIG4U_CACHE_FOLDER: cache });
  const page = await fetch(`http://127.0.0.1:${port}/`);
  expect(page.status).toBe(200);
  await says(port, { status: 'ready', revision: 1, missing: [{ what: 'store' }] });
  expect((await readdir(cache)).toSorted()).toEqual(['.tmp', 'host', 'registry', 'registry.json']);
});

test('with a public key only signed revisions are served, from a folder too', async () => {
  const { folder } = await elsewhere();
  const file = join(await temporaryFolder(), 'log.public.pem');
  const { publicKey } = generateKeyPairSync('ed25519');
  await writeFile(file, publicKey.export({ type: 'spki', format: 'pem' }));
  const { port } = await startIn(folder, { RIG4U_LOG_PUBLIC_KEY_FILE: file });
  await says(port, { missing: [{ what: 'store', why: expect.stringContaining('is not signed') }] });
});

test('a cache for a store that is a folder is refused by name', async () => {
  const { folder } = await elsewhere();
  await expect(startIn(folder, { RIG4U_CACHE_FOLDER: await temporaryFolder() })).rejects.toThrow('RIG4U_CACHE_FOLDER');
  await rm(folder, { recursive: true });
});
