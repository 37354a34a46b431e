/** @jest-environment node */
import { times } from '@rig4u/kernel/prove';
import { until } from '@rig4u/kernel/until';
import { allRevisions, newestRegistry, watchOnce } from '@rig4u/releases';
import type { Instance } from '@rig4u/services/contract-instance';
import { loadStore } from '@rig4u/health';
import { address, each, rollingProduct, testDatabase, type Visit } from './rolling-product';

const visitors = times({ full: 4_000, short: 700 });
const forged = times({ full: 20_000, short: 2_000 });
const by = 'rig4u watch on a-machine';

let instance: Instance;
let source: ReturnType<typeof loadStore>;
beforeAll(async () => {
  instance = await testDatabase();
  source = loadStore(instance.postgres().gatewayUrl);
});
afterAll(() => source.close());

type Product = Awaited<ReturnType<typeof rollingProduct>>;
const rolloutOf = async ({ store, part }: Product) => (await newestRegistry(store))?.remotes[part]?.rollout;

/** Visits of both releases, in equal parts, each from another address; of the tried one each n-th fails. */
const visits = (count: number, fails: (number: number) => boolean, ms = 200): Visit[] =>
  Array.from({ length: count }, (_, number) => {
    const tried = number % 2 === 1;
    const outcome = tried && fails((number - 1) / 2) ? 'last-good' : 'ok';
    return { sender: address(number), version: tried ? '1.0.1' : '1.0.0', outcome, ms: tried ? ms : 200 };
  });

/** Waits until the database knows of so many visits, as a watcher would see them. */
const known = (part: string, version: string, count: number) =>
  until(
    `${count} visits of ${part}@${version}`,
    async () => (await source.of(part, version, new Date(Date.now() - 600_000), new Date())).visits >= count,
  );

const healthOf = (part: string) => source.of(part, '1.0.1', new Date(Date.now() - 600_000), new Date());

test('a release that fails for 2 % of its visits is taken back within two intervals, and the history says why', async () => {
  const product = await rollingProduct(instance, 'mf-fails');
  await each(
    visits(visitors, (number) => number % 50 === 0),
    product.visit,
  );
  // An interval of the watcher is as long as the gateway's rows take.
  for (const version of ['1.0.0', '1.0.1']) await known('mf-fails', version, visitors / 2);
  for (let interval = 0; interval < 2; interval += 1) await watchOnce(product.store, source, { by });
  expect(await rolloutOf(product)).toBeUndefined();
  expect((await newestRegistry(product.store))?.remotes['mf-fails']).toMatchObject({
    live: ['1.0.0', expect.anything()],
    withdrawn: ['1.0.1'],
  });
  const last = (await allRevisions(product.store)).at(-1);
  expect(last).toMatchObject({ by, changes: [{ do: 'stop' }, { do: 'withdraw' }] });
  expect(last?.why).toMatch(
    /^It fails too often: \d+ of \d+ visits failed \(2\.\d\d %\), live 0 of \d+ .*; 0\.5 pp more than live were allowed$/,
  );
  // What /admin reads of it.
  await until('the reason in the database', async () => {
    const rows = await instance.target.stored(
      "select why from release_revisions where state -> 'remotes' ? 'mf-fails'",
    );
    return rows.some(({ why }) => why === last?.why);
  });
});

test('a slow one is held', async () => {
  const product = await rollingProduct(instance, 'mf-slow');
  await each(
    visits(visitors, () => false, 1_400),
    product.visit,
  );
  await known('mf-slow', '1.0.1', visitors / 2);
  await until('a hold', async () => (await watchOnce(product.store, source, { by })).some((one) => one.do === 'hold'));
  expect(await rolloutOf(product)).toMatchObject({ step: 0, paused: { reason: 'watch' } });
});

/** Senders of a flood; the short form has the one who has most addresses. */
const floods: [string, string, (number: number) => string][] = [
  ['one household with all its addresses', '1', (number) => `2001:db8:1:2::${number.toString(16)}`],
  ['one address behind a proxy, with made-up ones before it', '1', (number) => `${address(number)}, 203.0.113.9`],
  ['one address, no proxy, with a made-up one each time', '0', address],
];

test.each(floods.slice(0, times({ full: 3, short: 1 })))(
  'a flood of forged failures from %s takes nothing back, and is shown',
  async (_, proxies, sender) => {
    const part = `mf-flood-${proxies}${sender(1).length}`;
    const product = await rollingProduct(instance, part, { RIG4U_TRUSTED_PROXIES: proxies });
    // Where no proxy is believed all of this machine's visits are one sender: honest ones come by a gateway of their own.
    const honest = proxies === '1' ? product : await rollingProduct(instance, part);
    await each(
      visits(visitors, () => false),
      honest.visit,
    );
    const flood = Array.from({ length: forged }, (__, number): Visit => ({
      sender: sender(number),
      version: '1.0.1',
      outcome: 'panel',
    }));
    await each(flood, product.visit);
    await until('the flood', async () => (await healthOf(part)).leftOut >= forged - 5);
    const health = await healthOf(part);
    expect(health.failed).toBe(1);
    expect(health.visits).toBeLessThanOrEqual(visitors / 2 + 5);
    expect(health.largestSender).toBeGreaterThan(forged / 5);
    const [watched] = await watchOnce(honest.store, source, { by });
    expect(watched).toMatchObject({ health: { tried: { failed: 1 } } });
    expect(['advance', 'finish', 'wait']).toContain(watched?.do);
    expect(watched?.why).toMatch(/left out: \d+ reports, the largest sender made \d{3,}/);
  },
);

test('while the database is away nothing is decided and nothing is lost for longer than a minute; the gateway goes on', async () => {
  const product = await rollingProduct(instance, 'mf-away');
  await instance.killDatabase();
  await expect(watchOnce(product.store, source, { by })).rejects.toThrow();
  expect(await product.visit({ sender: address(1), version: '1.0.1', outcome: 'ok' })).toBe(204);
  await until('the gateway to say so', () => product.log.some((line) => line.includes('loads-unwritten')));
  await instance.startDatabase();
  for (let number = 2; number < 5; number += 1)
    await product.visit({ sender: address(number), version: '1.0.1', outcome: 'ok' });
  // Rows are whole, so the next ones bring what was counted meanwhile.
  await known('mf-away', '1.0.1', 4);
  expect(await rolloutOf(product)).toMatchObject({ step: 0 });
});
