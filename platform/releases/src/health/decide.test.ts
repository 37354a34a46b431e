/** @jest-environment node */
import fc from 'fast-check';
import type { Health } from '@rig4u/shared/server';
import { decide, fewestToTakeBack, type WatchedRollout } from './decide';

const began = Date.parse('2026-11-23T12:00:00Z');
const minutes = (count: number) => began + count * 60_000;
const rollout = (step = 0, more: Partial<WatchedRollout> = {}): WatchedRollout => ({
  steps: [1, 10, 50, 100],
  step,
  since: new Date(began).toISOString(),
  everyMs: 600_000,
  stopIf: { overLivePp: 0.5, atLeast: 500 },
  ...more,
});
const health = (visits: number, failed: number, p75Ms: number | undefined = 200, leftOut = 0): Health => ({
  visits,
  failed,
  p75Ms,
  leftOut,
  largestSender: 1,
});
const nobody: Health = { ...health(0, 0), p75Ms: undefined };
const live = health(20_000, 40, 200); // 0.2 %
const paused = { paused: { why: 'somebody looks' } };

// What somebody would decide by hand, reading the figures.
test.each<[string, WatchedRollout, Health, Health, number, string]>([
  ['nobody came yet', rollout(), nobody, live, 1, 'wait'],
  ['all is well, the step is young', rollout(), health(800, 1), live, 9.9, 'wait'],
  ['all is well, the step is over', rollout(), health(800, 1), live, 10, 'advance'],
  ['all is well, too few visits', rollout(), health(499, 0), live, 60, 'wait'],
  ['all is well at 50 %, and the next step is everybody', rollout(2), health(800, 1), live, 10, 'finish'],
  ['0.7 % fail: 0.5 pp more than live, no more', rollout(), health(10_000, 70), live, 10, 'advance'],
  ['0.71 % fail', rollout(), health(10_000, 71), live, 10, 'take-back'],
  ['2 % fail, in the first minute', rollout(), health(600, 12), live, 1, 'take-back'],
  ['2 % fail, below the agreed number of visits', rollout(), health(300, 6), live, 1, 'wait'],
  ['every second one fails, below it', rollout(), health(40, 20), live, 1, 'take-back'],
  ['all of nine fail: a person may look, a machine waits', rollout(), health(9, 9), live, 1, 'wait'],
  ['two senders fail where three of 100 visits are too many', rollout(0, few()), health(100, 2), live, 20, 'advance'],
  ['three senders do', rollout(0, few()), health(100, 3), live, 20, 'take-back'],
  ['live is as bad', rollout(), health(1_000, 100), health(20_000, 2_000), 10, 'advance'],
  ['it is slow: 1.5 times live and 300 ms', rollout(), health(800, 1, 601), live, 10, 'hold'],
  ['half as slow again, but only 100 ms', rollout(), health(800, 1, 301), live, 10, 'advance'],
  [
    '300 ms slower, but not half as slow again',
    rollout(),
    health(800, 1, 1_300),
    health(20_000, 40, 1_000),
    10,
    'advance',
  ],
  ['it is slow and fails', rollout(), health(800, 30, 900), live, 10, 'take-back'],
  ['it is slow, the step is young', rollout(), health(800, 1, 900), live, 2, 'hold'],
  ['nobody measured live', rollout(), health(800, 1, 900), nobody, 10, 'advance'],
  ['it is paused and well', rollout(0, paused), health(800, 1), live, 60, 'wait'],
  ['it is paused and fails', rollout(0, paused), health(800, 30), live, 60, 'take-back'],
  ['a flood was left out', rollout(), health(800, 1, 200, 90_000), live, 10, 'advance'],
])('%s', (_, of, tried, beside, after, expected) => {
  const decision = decide(of, { tried, live: beside }, minutes(after));
  expect(decision.do).toBe(expected);
  expect(decision.why).toContain(`${tried.failed} of ${tried.visits} visits failed`);
});

test('counts what it needs in words that fit one, too', () => {
  const whyOf = (atLeast: number, leftOut: number) =>
    decide(
      rollout(0, { stopIf: { overLivePp: 0.5, atLeast } }),
      { tried: health(0, 0, 200, leftOut), live },
      minutes(1),
    ).why;
  expect([whyOf(1, 1), whyOf(500, 7)]).toEqual([
    expect.stringMatching(/^It needs 1 visit: .*; left out: 1 report, the/),
    expect.stringMatching(/^It needs 500 visits: .*; left out: 7 reports, the/),
  ]);
});

function few(): Partial<WatchedRollout> {
  return { stopIf: { overLivePp: 0.5, atLeast: 100 } };
}

const anyHealth: fc.Arbitrary<Health> = fc
  .tuple(fc.nat(100_000), fc.double({ min: 0, max: 1, noNaN: true }), fc.option(fc.nat(20_000), { nil: undefined }))
  .map(([visits, share, p75Ms]) => health(visits, Math.floor(visits * share ** 4), p75Ms));
const anyRollout: fc.Arbitrary<WatchedRollout> = fc
  .record({
    step: fc.nat(2),
    stopIf: fc.record({
      overLivePp: fc.double({ min: 0, max: 20, noNaN: true }),
      atLeast: fc.integer({ min: 1, max: 5_000 }),
    }),
    isPaused: fc.boolean(),
  })
  .map(({ step, stopIf, isPaused }) => rollout(step, { stopIf, ...(isPaused && paused) }));
const after = fc.integer({ min: 0, max: 120 }).map(minutes);
const goesOn = (done: string): boolean => done === 'advance' || done === 'finish';

test('more failures never turn a taking back into anything else, and never make a roll-out go on', () => {
  fc.assert(
    fc.property(
      anyRollout,
      anyHealth,
      anyHealth,
      fc.nat(500),
      fc.boolean(),
      after,
      (of, tried, beside, more, visits, now) => {
        const worse = { ...tried, failed: tried.failed + more, visits: tried.visits + (visits ? more : 0) };
        fc.pre(worse.failed <= worse.visits);
        const [one, two] = [tried, worse].map((it) => decide(of, { tried: it, live: beside }, now).do);
        if (one === 'take-back') expect(two).toBe('take-back');
        if (!visits && !goesOn(one ?? '')) expect(goesOn(two ?? '')).toBe(false);
      },
    ),
    { numRuns: 2_000 },
  );
});

test('what one sender floods changes nothing: it is left out, and a sender or two take nothing back', () => {
  fc.assert(
    fc.property(anyRollout, anyHealth, anyHealth, fc.nat(1_000_000), after, (of, tried, beside, flood, now) => {
      const flooded = { ...tried, leftOut: flood, largestSender: flood };
      expect(decide(of, { tried: flooded, live: beside }, now).do).toBe(decide(of, { tried, live: beside }, now).do);
      const forged = { ...flooded, failed: Math.min(fewestToTakeBack - 1, tried.visits) };
      expect(decide(of, { tried: forged, live: beside }, now).do).not.toBe('take-back');
    }),
    { numRuns: 2_000 },
  );
});

test('time and visits alone never take back or hold what does as well as live', () => {
  fc.assert(
    fc.property(anyRollout, anyHealth, after, (of, same, now) => {
      expect(['wait', 'advance', 'finish']).toContain(decide(of, { tried: same, live: same }, now).do);
    }),
  );
});

test('nothing goes on before its time, and below the agreed visits nothing goes on at all', () => {
  fc.assert(
    fc.property(anyRollout, anyHealth, anyHealth, after, (of, tried, beside, now) => {
      const decided = decide(of, { tried, live: beside }, now).do;
      if (now - began < of.everyMs || tried.visits < of.stopIf.atLeast) expect(goesOn(decided)).toBe(false);
    }),
  );
});
