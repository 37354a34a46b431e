/** @jest-environment node */
import type { LoadMinute, LoadStore, RevisionRow } from '@rig4u/releases/health';
import { promote } from '@rig4u/releases';
import { testGateway } from '../test-gateway';
import { keepLoads } from './keep-loads';
import { loadCounts } from './load-counts';

const report = {
  schema: 1,
  epoch: 1,
  revision: 2,
  host: { version: '1.0.0', ms: 300 },
  loads: [],
} as const;

/** What a gateway keeps, in a database that can be away. */
async function keeping() {
  const { store } = await testGateway();
  const written: (readonly LoadMinute[])[] = [];
  const revisions: RevisionRow[] = [];
  const log: string[] = [];
  const state = { away: false, removed: 0, closed: 0 };
  const there = () => {
    if (state.away) throw new Error('nobody home');
  };
  const keeper: LoadStore = {
    write: async (rows) => {
      there();
      written.push(rows);
    },
    newestRevision: async () => revisions.at(-1),
    addRevisions: async (rows) => {
      there();
      revisions.push(...rows);
    },
    removeOld: async () => void (state.removed += 1),
    close: async () => void (state.closed += 1),
  };
  const counts = loadCounts('g');
  const kept = keepLoads({ history: store, counts, keeper, log: (line) => log.push(line), everyMs: 3_600_000 });
  const visit = (sender: string, minutesAgo = 0) =>
    counts.add({ ...report, loads: [] }, { sender, isNamed: () => true, now: Date.now() - minutesAgo * 60_000 });
  const visits = () => written.map((rows) => rows.reduce((sum, row) => sum + row.visits, 0));
  return { ...kept, store, visit, visits, written, revisions, log, state };
}

test('all rows go in one statement; without visits there is none', async () => {
  const { flush, visit, visits, stop } = await keeping();
  await flush();
  for (const sender of ['a', 'b']) visit(sender);
  visit('c', 1);
  await flush();
  await flush();
  expect(visits()).toEqual([3]);
  await stop();
});

test('what could not be written is tried once more, then given up with a line in the log', async () => {
  const { flush, visit, visits, log, state, stop } = await keeping();
  state.away = true;
  visit('a', 3);
  await flush();
  visit('b', 2);
  await flush();
  state.away = false;
  await flush();
  // The first visit is lost, the second came with the next rows.
  expect(visits()).toEqual([1]);
  expect(log.map((line) => JSON.parse(line))).toEqual([
    { kind: 'loads-unwritten', what: 'loads', rows: 0, message: 'nobody home' },
    { kind: 'loads-unwritten', what: 'loads', rows: 1, message: 'nobody home' },
  ]);
  await stop();
});

test('what was counted last is written when the gateway ends', async () => {
  const { visit, visits, stop, state } = await keeping();
  visit('a');
  await stop();
  expect([visits(), state.closed, state.removed]).toEqual([[1], 1, 1]);
});

test('revisions are copied once, each with what it changed and what came of it', async () => {
  const { flush, revisions, store, stop } = await keeping();
  await flush();
  await flush();
  expect(revisions).toMatchObject([
    { epoch: 1, revision: 1, changes: [{ do: 'live', part: 'host' }], state: { remotes: {} } },
    { epoch: 1, revision: 2, command: 'promote mf-guides@1.0.0', why: null },
  ]);
  await promote(store, { part: 'mf-guides', version: '1.0.0' });
  await flush();
  expect(revisions).toHaveLength(2);
  await stop();
});
