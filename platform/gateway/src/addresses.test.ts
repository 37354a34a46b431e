/** @jest-environment node */
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promote, publish, rollback, rollout } from '@rig4u/releases';
import { fakeHost, writeDist } from '@rig4u/releases/fake-builds';
import { gatewayWith, guides } from './test-addresses';

it('an address that leads nowhere is 404 with the same page, for no search engine, and nothing that a browser goes by', async () => {
  const { ask } = await gatewayWith();
  const [known, nowhere] = [await ask('/terms'), await ask('/nowhere')];
  expect([known.status, known.headers.get('x-robots-tag')]).toEqual([200, null]);
  expect([nowhere.status, nowhere.headers.get('x-robots-tag')]).toEqual([404, 'noindex']);
  expect(nowhere.headers.get('etag')).toBeNull();
  expect(nowhere.headers.get('content-security-policy')).toBe(known.headers.get('content-security-policy'));
  expect(nowhere.headers.get('cache-control')).toBe('no-cache, no-transform');
  const kept = await ask('/offline-page');
  expect(await nowhere.text()).toBe(await kept.text());
  expect((await ask('/nowhere', { accept: 'text/html', 'if-none-match': '*' })).status).toBe(404);
});

it('a new guide is found by its release alone, and goes with it', async () => {
  const { store, add, statuses } = await gatewayWith();
  const two = ['/guides/first-build', '/guides/second-build'];
  expect(await statuses(...two)).toEqual([200, 404]);
  await add(guides('1.1.0', ['first-build', 'second-build']));
  await promote(store, { part: 'mf-guides', version: '1.1.0' });
  expect(await statuses(...two)).toEqual([200, 200]);
  await rollback(store, 'mf-guides');
  expect(await statuses(...two)).toEqual([200, 404]);
});

it('what is rolled out to some leads somewhere for everybody: the page finds out for whom', async () => {
  const { store, add, statuses } = await gatewayWith();
  await add({ ...guides('1.1.0', ['second-build']), paths: ['/guides', '/guides/:guideId', '/courses'] });
  const how = { steps: [1, 100], everyMs: 60_000, stopIf: { overLivePp: 0.5, atLeast: 500 } };
  await rollout(store, { part: 'mf-guides', version: '1.1.0' }, how);
  expect(await statuses('/guides/first-build', '/guides/second-build', '/courses', '/guides/third-build')).toEqual([
    200, 200, 200, 404,
  ]);
});

it('a release that lists nothing has all that its paths match, as does one whose record cannot be read', async () => {
  const open = await gatewayWith(guides('1.0.0'));
  expect(await open.statuses('/guides', '/guides/anything', '/guides/a/b')).toEqual([200, 200, 404]);
  const { store, statuses } = await gatewayWith();
  const record = join(store, 'remotes/mf-guides/1.0.0/release.json');
  await writeFile(record, '{"screens":');
  expect(await statuses('/guides', '/guides/anything', '/nowhere')).toEqual([200, 200, 404]);
});

it('a release without a record has all that its paths match', async () => {
  const { store, statuses } = await gatewayWith();
  await rm(join(store, 'remotes/mf-guides/1.0.0/release.json'));
  expect(await statuses('/guides/anything', '/nowhere')).toEqual([200, 404]);
});

it('a host from before prerendered screens says nothing of its addresses: none is unknown', async () => {
  const { store, statuses, ask } = await gatewayWith();
  await publish(store, await writeDist(fakeHost('1.1.0').files));
  await promote(store, { part: 'host', version: '1.1.0' });
  expect(await statuses('/nowhere', '/guides/second-build', '/GUIDES')).toEqual([200, 200, 200]);
  expect((await ask('/nowhere')).headers.get('x-robots-tag')).toBeNull();
});

it('other letters lead to the address that is meant, with the query', async () => {
  const { ask } = await gatewayWith();
  const moved = await ask("/Guides/FIRST-build?utm_source=a&x='b'");
  expect([moved.status, moved.headers.get('location')]).toEqual([308, '/guides/first-build?utm_source=a&x=%27b%27']);
  expect(moved.headers.get('cache-control')).toBe('no-cache');
  expect(moved.headers.get('x-content-type-options')).toBe('nosniff');
  expect(await moved.text()).toBe('');
  expect((await ask('//other.test/GUIDES')).status).toBe(404);
  expect((await ask('//GUIDES')).headers.get('location')).toBe('/guides');
});

it('the page that browsers keep for use without a network is there', async () => {
  const { ask } = await gatewayWith();
  expect((await ask('/offline-page', {})).status).toBe(200);
});
