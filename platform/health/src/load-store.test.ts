/** @jest-environment node */
import { beforeFoldersGo } from '@rig4u/kernel/temporary-folder';
import { emptyBuckets, emptyMinute, msBounds, type LoadMinute } from '@rig4u/releases/health';
import { startInstance, type Instance } from '@rig4u/services/contract-instance';
import { loadStore } from './load-store';

let instance: Instance;
let store: ReturnType<typeof loadStore>;
beforeAll(async () => {
  instance = await startInstance({ projectId: 'rig', anonKey: 'anon', ownerEmail: 'owner@rig4u.example' });
  store = loadStore(instance.postgres().gatewayUrl);
});
beforeFoldersGo(async () => {
  await store.close();
  await instance.stop();
});

const buckets = (...counts: [place: number, count: number][]): number[] =>
  emptyBuckets(msBounds).map((_, at) => counts.find(([place]) => place === at)?.[1] ?? 0);
const row = (more: Partial<LoadMinute>): LoadMinute => ({
  ...emptyMinute({ minute: '2026-11-23T12:00:00.000Z', gateway: 'one', part: 'mf-a', version: '1.0.0' }),
  visits: 10,
  ms_buckets: buckets([3, 10]),
  largest_sender: 1,
  ...more,
});
const [noon, later] = [new Date('2026-11-23T12:00:30Z'), new Date('2026-11-23T12:10:00Z')];

test('a row that is written again replaces itself, so that a second try changes nothing', async () => {
  for (const visits of [10, 12, 12]) await store.write([row({ visits }), row({ visits, gateway: 'two' })]);
  expect(await store.of('mf-a', '1.0.0', noon, later)).toMatchObject({ visits: 24, failed: 0 });
});

test('a sender that fails counts once, in whatever minutes and at whatever gateways; who is not named counts one by one', async () => {
  const part = 'mf-b';
  const many = Array.from({ length: 50 }, (_, i) => `sender ${i}`);
  await store.write([
    row({ part, failed: 2, failed_senders: ['x', 'y'] }),
    row({ part, failed: 2, failed_senders: ['x', 'z'], minute: '2026-11-23T12:01:00.000Z', left_out: 7 }),
    row({ part, failed: 1, failed_senders: ['y'], gateway: 'two', largest_sender: 9 }),
    row({ part, failed: 61, failed_senders: many, minute: '2026-11-23T12:02:00.000Z', visits: 100 }),
  ]);
  expect(await store.of(part, '1.0.0', noon, later)).toEqual({
    visits: 130,
    failed: 3 + 50 + 11,
    p75Ms: expect.any(Number),
    leftOut: 7,
    largestSender: 9,
  });
  const kept = await instance.target.stored("select failed_senders from load_minutes where part = 'mf-b'");
  expect(JSON.stringify(kept)).not.toMatch(/sender \d|"x"/);
});

test('of other releases and other times nothing counts', async () => {
  const part = 'mf-c';
  await store.write([
    row({ part, ms_buckets: buckets([3, 3], [11, 1]) }),
    row({ part, version: '1.0.1', visits: 500 }),
    row({ part, minute: '2026-11-23T11:59:00.000Z', visits: 500 }),
    row({ part, minute: '2026-11-23T12:10:00.000Z', visits: 500 }),
  ]);
  expect(await store.of(part, '1.0.0', noon, later)).toMatchObject({ visits: 10, p75Ms: 100 });
  expect(await store.of('mf-nobody', '1.0.0', noon, later)).toEqual({
    visits: 0,
    failed: 0,
    p75Ms: undefined,
    leftOut: 0,
    largestSender: 0,
  });
});

test('rows are gone after thirty days', async () => {
  const day = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();
  await store.write([row({ part: 'mf-d', minute: day(31) }), row({ part: 'mf-d', minute: day(29) })]);
  await store.removeOld();
  expect(await instance.target.stored("select visits from load_minutes where part = 'mf-d'")).toHaveLength(1);
});

test('a revision is added once', async () => {
  expect(await store.newestRevision()).toBeUndefined();
  const one = (epoch: number, revision: number) => ({
    epoch,
    revision,
    at: '2026-11-23T12:00:00.000Z',
    by: 'anna',
    command: 'promote',
    why: null,
    changes: [],
    state: {},
  });
  await store.addRevisions([one(1, 1), one(1, 9)]);
  await store.addRevisions([one(1, 9), one(2, 3)]);
  expect(await store.newestRevision()).toEqual({ epoch: 2, revision: 3 });
  expect(await instance.target.stored('select * from release_revisions')).toHaveLength(3);
});

test('the login of a gateway is replaced by another one, and no row is lost', async () => {
  const { connection } = instance.postgres();
  const { stored } = instance.target;
  const login = async (name: string) => {
    await stored(`create role ${name} login password 'secret' in role rig4u_gateway`);
    return loadStore(`postgresql://${name}:secret@${connection.host}:${connection.port}/postgres`);
  };
  const part = 'mf-z';
  const old = await login('gateway_1');
  await old.write([row({ part })]);
  // Two gateways meanwhile: one has started again with the new login, the other has the old one still.
  const fresh = await login('gateway_2');
  await fresh.write([row({ part, gateway: 'two' })]);
  await old.write([row({ part, minute: '2026-11-23T12:01:00.000Z' })]);
  await old.close();
  await stored('alter role gateway_1 nologin');
  await stored("select pg_terminate_backend(pid) from pg_stat_activity where usename = 'gateway_1'");
  await stored('drop role gateway_1');
  await fresh.write([row({ part, gateway: 'two', minute: '2026-11-23T12:02:00.000Z' })]);
  expect(await fresh.of(part, '1.0.0', noon, later)).toMatchObject({ visits: 40 });
  const late = loadStore(`postgresql://gateway_1:secret@${connection.host}:${connection.port}/postgres`);
  await expect(late.write([row({ part })])).rejects.toThrow(/password authentication failed/);
  await Promise.all([fresh.close(), late.close()]);
});
