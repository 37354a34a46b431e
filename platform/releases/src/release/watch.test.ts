/** @jest-environment node */
import { temporaryFolder } from '@rig4u/kernel/temporary-folder';
import { fakeHost, fakeRemote, writeDist } from '../fake-builds';
import type { Health, HealthSource } from '../health';
import { freeze, promote, publish } from './commands';
import { allRevisions, newestRegistry } from './revisions';
import { nextStep, pauseRollout, rollout } from './rollouts';
import { watchOnce } from './watch';

const noon = Date.parse('2026-11-23T12:00:00Z');
const by = 'rig4u watch on a-machine';
const at = (minutes: number) => () => noon + minutes * 60_000;

/** A store with 1.0.0 of the guides live and 1.0.1 rolled out since noon: 10 and 50 % before everybody, ten minutes each. */
async function rolling(): Promise<string> {
  const store = await temporaryFolder();
  for (const { files } of [fakeHost(), fakeRemote(), fakeRemote({ version: '1.0.1' })])
    await publish(store, await writeDist(files));
  await promote(store, { part: 'host', version: '1.0.0' }, { clock: at(-60) });
  await promote(store, { part: 'mf-guides', version: '1.0.0' }, { clock: at(-60) });
  const stopIf = { overLivePp: 0.5, atLeast: 500 };
  const plan = { steps: [10, 50, 100], everyMs: 600_000, stopIf };
  await rollout(store, { part: 'mf-guides', version: '1.0.1' }, { ...plan, clock: at(0) });
  return store;
}

const health = (visits: number, failed: number, p75Ms = 200): Health => ({
  visits,
  failed,
  p75Ms,
  leftOut: 0,
  largestSender: 1,
});
const source = (tried: Health, live = health(9_000, 20)): HealthSource => ({
  of: async (_part, version) => (version === '1.0.1' ? tried : live),
});
const well = source(health(900, 2));
const guides = async (store: string) => (await newestRegistry(store))?.remotes['mf-guides'];
const last = async (store: string) => (await allRevisions(store)).at(-1);

test('a release that does well goes from step to step, and is live after the last one', async () => {
  const store = await rolling();
  expect(await watchOnce(store, well, { by, clock: at(9) })).toMatchObject([
    { do: 'wait', changed: false, percent: 10 },
  ]);
  expect(await watchOnce(store, well, { by, clock: at(10) })).toMatchObject([{ do: 'advance', changed: true }]);
  expect((await guides(store))?.rollout).toMatchObject({ step: 1, since: '2026-11-23T12:10:00.000Z' });
  expect(await watchOnce(store, well, { by, clock: at(19) })).toMatchObject([{ do: 'wait' }]);
  expect(await watchOnce(store, well, { by, clock: at(20) })).toMatchObject([{ do: 'finish', changed: true }]);
  expect(await guides(store)).toMatchObject({ live: ['1.0.1', expect.anything()] });
  expect((await guides(store))?.rollout).toBeUndefined();
  expect(await last(store)).toMatchObject({ by, why: expect.stringContaining('2 of 900 visits failed (0.22 %)') });
  expect(await watchOnce(store, well, { by, clock: at(30) })).toEqual([]);
});

test('one that a person paused is left alone, unless it fails', async () => {
  const store = await rolling();
  await pauseRollout(store, 'mf-guides', { by: 'anna', why: 'a look' });
  expect(await watchOnce(store, well, { by, clock: at(60) })).toMatchObject([{ do: 'wait' }]);
  expect(await watchOnce(store, source(health(600, 60)), { by, clock: at(61) })).toMatchObject([{ do: 'take-back' }]);
});

test('a freeze stands in the way of a step, and not of taking back', async () => {
  const store = await rolling();
  await freeze(store, true, { by: 'anna', why: 'a fair' });
  expect(await watchOnce(store, well, { by, clock: at(10) })).toMatchObject([
    { do: 'advance', changed: false, refused: expect.stringContaining('frozen') },
  ]);
  expect(await watchOnce(store, source(health(600, 60)), { by, clock: at(11) })).toMatchObject([{ changed: true }]);
});

test('where live had too few visits beside it, the day before is asked', async () => {
  const store = await rolling();
  const asked: string[] = [];
  const few: HealthSource = {
    of: async (_part, version, from) => {
      asked.push(`${version} ${from.toISOString()}`);
      return health(version === '1.0.1' ? 900 : 20, 0);
    },
  };
  await watchOnce(store, few, { by, clock: at(1) });
  expect(asked).toEqual([
    '1.0.1 2026-11-23T12:00:00.000Z',
    '1.0.0 2026-11-23T12:00:00.000Z',
    '1.0.0 2026-11-22T12:00:00.000Z',
  ]);
});

test('of watchers at once each step is taken once, whoever else changes the store meanwhile', async () => {
  const store = await rolling();
  const all = await Promise.all(Array.from({ length: 6 }, () => watchOnce(store, well, { by, clock: at(10) })));
  expect(all.flat().filter(({ changed }) => changed)).toHaveLength(1);
  expect((await guides(store))?.rollout).toMatchObject({ step: 1 });
});

test('a watcher that looked before somebody took the step does not take the next one', async () => {
  const store = await rolling();
  const late: HealthSource = {
    of: async (part, version, from, to) => {
      if (version === '1.0.1') await nextStep(store, 'mf-guides', { by: 'anna', clock: at(10) });
      return well.of(part, version, from, to);
    },
  };
  expect(await watchOnce(store, late, { by, clock: at(10) })).toMatchObject([{ do: 'advance', changed: false }]);
  expect((await guides(store))?.rollout).toMatchObject({ step: 1 });
});

test('a dry run says what it would do', async () => {
  const store = await rolling();
  expect(await watchOnce(store, well, { by, clock: at(10), dryRun: true })).toMatchObject([{ do: 'advance' }]);
  expect((await guides(store))?.rollout).toMatchObject({ step: 0 });
});
