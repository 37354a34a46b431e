import {
  named,
  sampleIndex,
  sampleMinute,
  sampleNow,
  samplePart,
  sampleRemote,
  sampleRollout,
  sampleState,
  slow,
} from '../../../checks/release-samples';
import { dayMs, oldestStep, partViews, type Sources } from './part-view';
import { noticesOf } from './notices';
import { commandsOf } from './commands';

const senders = (count: number) => Array.from({ length: count }, (_, i) => `s${i}`);
const rollout = { release: named('1.1.0'), percent: 10 };
const rolled: Sources = {
  index: sampleIndex({ 'mf-guides': sampleRemote({ rollout }) }),
  registry: sampleState({ 'mf-guides': samplePart({ rollout: sampleRollout() }) }),
  minutes: [
    sampleMinute(),
    sampleMinute({ version: '1.1.0', failed: 2, failed_senders: senders(2), ms_buckets: slow }),
    // Before the step began.
    sampleMinute({ minute: new Date(sampleNow - 3_600_000).toISOString(), failed: 90, failed_senders: senders(50) }),
  ],
  now: sampleNow,
};
const guides = (sources: Partial<Sources> = {}) => {
  const found = partViews({ ...rolled, ...sources }).find(({ name }) => name === 'mf-guides');
  if (!found) throw new Error('mf-guides is not shown');
  return found;
};

test('a roll-out: shares, and figures of both releases since its step began; loads are of a day', () => {
  const view = guides();
  expect([view.live.version, view.live.percent, view.tried?.version, view.tried?.percent]).toEqual([
    '1.0.1',
    90,
    '1.1.0',
    10,
  ]);
  expect(view.live.health).toMatchObject({ visits: 100, failed: 0 });
  expect(view.tried?.health).toMatchObject({ visits: 100, failed: 2 });
  expect(view.tried?.health?.p75Ms).toBeGreaterThan(view.live.health?.p75Ms ?? 0);
  expect(view.limit).toBe(0.005);
  expect(view.loads).toBe(300);
  expect(noticesOf(view).map(({ text }) => text)).toEqual(['1.1.0 fails above the limit: 2 % > 0.5 %.']);
  // It fails above its limit: the way back first.
  expect(commandsOf(view).map(({ text }) => text)).toEqual([
    'rig4u rollback mf-guides',
    'rig4u rollout mf-guides --stop --why "…"',
    'rig4u rollout mf-guides --pause --why "…"',
    'rig4u rollout mf-guides --next',
    'rig4u promote mf-guides@1.1.0 --why "…"',
  ]);
  const sound = guides({ minutes: [sampleMinute(), sampleMinute({ version: '1.1.0' })] });
  expect(commandsOf(sound)[0]?.text).toBe('rig4u rollout mf-guides --next');
});

test('too few visits of the live release in the step: those of the day before count, as for the watcher', () => {
  const minutes = rolled.minutes?.filter((row) => row.version === '1.1.0' || row.failed > 0);
  expect(guides({ minutes }).live.health).toMatchObject({ visits: 100, failed: 90 });
});

test('too few visits to take it back are said', () => {
  const few = [sampleMinute({ version: '1.1.0', visits: 10, failed: 2, failed_senders: senders(2) })];
  expect(noticesOf(guides({ minutes: few }))[0]?.text).toBe(
    '1.1.0 fails above the limit: 20 % > 0.5 %, of 10 visits. 50 are needed to take it back.',
  );
});

test.each([
  ['watch', 'The watcher holds 1.1.0 at 10 %. It is slow.', 'fail'],
  ['person', 'Held: 1.1.0 at 10 %. It is slow.', 'warning'],
])('held by a %s: the reason comes first, and the way back', (reason, text, kind) => {
  const paused = { by: 'rig4u watch on a', at: '2026-11-23T11:55:00Z', why: 'It is slow', reason };
  const view = guides({ registry: sampleState({ 'mf-guides': samplePart({ rollout: sampleRollout({ paused }) }) }) });
  expect(noticesOf(view)[0]).toMatchObject({ text, kind, hold: { by: 'rig4u watch on a' } });
  expect(commandsOf(view)[0]?.text).toBe('rig4u rollback mf-guides');
  expect(commandsOf(view).at(-1)?.text).toBe('rig4u rollout mf-guides --resume --why "…"');
});

test('taken back, or only ended: with its reason', () => {
  const stopped = {
    version: '1.1.0',
    by: 'rig4u watch on a',
    at: '2026-11-23T11:55:00Z',
    why: 'It fails too often: 9 of 100 (9.00 %)',
  };
  const alone = sampleIndex({ 'mf-guides': sampleRemote() });
  const of = (withdrawn: string[]) =>
    guides({ index: alone, registry: sampleState({ 'mf-guides': samplePart({ stopped, withdrawn }) }) });
  expect(noticesOf(of(['1.1.0']))[0]).toMatchObject({
    kind: 'fail',
    text: '1.1.0 was taken back. It fails too often: 9 of 100 (9.00\u00A0%).',
  });
  expect(noticesOf(of([]))[0]?.text).toBe(
    'The roll-out of 1.1.0 was ended. It fails too often: 9 of 100 (9.00\u00A0%).',
  );
  expect(commandsOf(of([])).map(({ text }) => text)).toEqual(['rig4u rollback mf-guides']);
});

test('a flood is said, and changes no rate; a second visit is none', () => {
  const flood = sampleMinute({
    version: '1.1.0',
    visits: 1,
    failed: 1,
    failed_senders: ['s0'],
    left_out: 12_000,
    largest_sender: 11_900,
  });
  const [before, after] = [guides(), guides({ minutes: [...(rolled.minutes ?? []), flood] })];
  expect(after.tried?.health?.failed).toBe(before.tried?.health?.failed);
  expect(noticesOf(after).at(-1)?.text).toBe(
    '12,000 reports of senders that had counted already were left out, 11,900 reports came from one sender in one minute. ' +
      'The figures are without them.',
  );
  const twice = sampleMinute({ left_out: 3, largest_sender: 2 });
  expect(guides({ minutes: [twice] }).flood).toBeUndefined();
});

test('without a history or loads there is what the registry says', () => {
  const view = guides({ registry: undefined, minutes: undefined });
  expect(view).toMatchObject({ live: { version: '1.0.1', percent: 90 }, tried: { version: '1.1.0' }, before: '1.0.0' });
  expect([view.loads, view.limit, view.state, view.live.health]).toEqual([undefined, undefined, undefined, undefined]);
  expect(view.since).toBe(sampleNow - dayMs);
});

test('a history that is behind the registry says nothing of a part that it is wrong about', () => {
  const index = sampleIndex({ 'mf-guides': sampleRemote({ live: named('1.2.0') }) });
  expect(guides({ index })).toMatchObject({
    state: undefined,
    live: { version: '1.2.0', percent: 100 },
    tried: undefined,
  });
});

test('the host is shown as the history knows it, also on a page of the host that is tried', () => {
  const index = sampleIndex({});
  index.host = { version: '1.3.0', shared: {}, rollout: { percent: 10, tried: true } };
  const registry = sampleState({});
  registry.state.host = samplePart({ live: '1.2.0', rollout: sampleRollout({ release: '1.3.0' }) });
  const [host] = partViews({ ...rolled, index, registry });
  expect(host).toMatchObject({
    name: 'host',
    live: { version: '1.2.0', percent: 90 },
    tried: { version: '1.3.0', percent: 10 },
  });
});

test('a part that the registry cannot read has no command', () => {
  const index = sampleIndex({ 'mf-guides': { paths: ['/guides'], broken: 'not usable' } });
  const view = guides({ index, registry: undefined });
  expect([view.broken, commandsOf(view)]).toEqual(['not usable', []]);
});

test('figures begin at the oldest step', () => {
  expect(oldestStep(rolled.registry)).toBe(sampleNow - 20 * 60_000);
  expect(oldestStep(undefined)).toBe(Infinity);
});
