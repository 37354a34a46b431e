/** @jest-environment node */
import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root, runChild } from '@rig4u/kernel';
import { times } from '@rig4u/kernel/prove';
import { temporaryFolder } from '@rig4u/kernel/temporary-folder';
import { allRevisions, newestRegistry, pointToNewest, tellLocalProduct, verify } from '@rig4u/releases';
import { emptyBuckets, emptyMinute, msBounds } from '@rig4u/releases/health';
import { clearLeftovers } from '@rig4u/releases/store';
import type { Instance } from '@rig4u/services/contract-instance';
import { loadStore } from '@rig4u/health';
import { rollingProduct, testDatabase } from './rolling-product';

const tool = join(root, 'platform/releases/bin/rig4u.mjs');
const stopAt = pathToFileURL(join(root, 'platform/releases/src/release/stop-at.mjs')).href;
const part = 'mf-killed';

/** Each run starts a program of its own: the short form tries every eighth step. */
const stride = times({ full: 1, short: 8 });
const mostSteps = 80;
const atOnce = 5;

let instance: Instance;
let from: string;
beforeAll(async () => {
  instance = await testDatabase();
  ({ store: from } = await rollingProduct(instance, part));
  const loads = loadStore(instance.postgres().gatewayUrl);
  const minute = new Date(Date.now() - (Date.now() % 60_000)).toISOString();
  const ms_buckets = emptyBuckets(msBounds).map((_, at) => (at === 3 ? 900 : 0));
  await loads.write(
    ['1.0.0', '1.0.1'].map((version) => ({
      ...emptyMinute({ minute, gateway: 'one', part, version }),
      visits: 900,
      ms_buckets,
    })),
  );
  await loads.close();
  await new Promise((done) => setTimeout(done, 1_000));
});

const watch = (store: string, env: Record<string, string> = {}, ...loader: string[]) =>
  runChild(process.execPath, [...loader, tool, 'watch', '--once', '--every', '1s', '--store', store], {
    env: { RIG4U_POSTGRES_URL: instance.postgres().gatewayUrl, ...env },
  });

async function copied(): Promise<string> {
  const store = join(await temporaryFolder(), 'store');
  await cp(from, store, { recursive: true });
  return store;
}
const live = async (store: string) => (await newestRegistry(store))?.remotes[part]?.live[0];
const steps = async (store: string) =>
  (await allRevisions(store)).filter(({ by, changes }) => by.startsWith('rig4u watch on ') && changes.length > 0)
    .length;

test('a watcher that is killed at any step leaves the step taken or not, and the next one goes on where it ended', async () => {
  const killedAt = async (step: number): Promise<boolean> => {
    const store = await copied();
    const { ok } = await watch(store, { RIG4U_STOP_AT: String(step), RIG4U_STOP_STORE: store }, '--import', stopAt);
    expect(['1.0.0', '1.0.1']).toContain(await live(store));
    await clearLeftovers(store, Date.now());
    await pointToNewest(store);
    expect((await verify(store)).faults).toEqual([]);
    // The dead one's lease has run out by then.
    await new Promise((done) => setTimeout(done, ok ? 0 : 3_000));
    await watch(store);
    expect(await live(store)).toBe('1.0.1');
    expect(await steps(store)).toBe(1);
    return !ok;
  };
  // Each on a store of its own, so that several wait for their leases at once.
  for (let first = 1; first <= mostSteps; first += stride * atOnce) {
    const killed = await Promise.all(Array.from({ length: atOnce }, (_, i) => killedAt(first + stride * i)));
    if (killed.includes(false)) return;
  }
  throw new Error(`More than ${mostSteps} steps: raise the limit.`);
}, 900_000);

test('of two watchers at once one decides, and the step is taken once', async () => {
  const store = await copied();
  const said = await Promise.all([watch(store), watch(store), watch(store)]);
  expect(said.map(({ ok, output }) => (ok ? '' : output)).join('')).toBe('');
  expect(await steps(store)).toBe(1);
  expect(await live(store)).toBe('1.0.1');
});

test('without a database it says what it needs; beside npm start it finds the one of this machine', async () => {
  const store = await copied();
  const { ok, output } = await watch(store, { RIG4U_POSTGRES_URL: '' });
  expect(ok).toBe(false);
  expect(output).toContain('RIG4U_POSTGRES_URL');
  await tellLocalProduct(store, { origin: 'http://localhost:1', loads: instance.postgres().gatewayUrl });
  expect((await watch(store, { RIG4U_POSTGRES_URL: '' })).output).toContain(`${part}@1.0.1 at 50 %: finish`);
});
