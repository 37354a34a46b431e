/** @jest-environment node */
import { partOf, type Revision } from '../registry';
import type { Manifest } from '../manifest';
import { planFreeze, planPin } from './plan-holds';
import { planPromote } from './plan-promote';
import { planRevert } from './plan-revert';
import { planRollback } from './plan-rollback';
import { planRollout, type RolloutOptions } from './plan-rollout';
import { planNext, planPause, planResume, planStop, planTakeBack } from './plan-rollout-steps';
import { after, hostBuild, known, now, refusal, remoteBuild } from './test-registry';

const guides = 'mf-guides';
const needs = { '@rig4u/shared/ui': ['Button'] };
const [host, nextHost, bareHost] = [hostBuild(), hostBuild('1.1.0'), hostBuild('1.2.0', [])];
const one = remoteBuild({ version: '1.0.0', needs });
const two = remoteBuild({ version: '1.0.1', needs, paths: ['/guides', '/guides/new'] });
const three = remoteBuild({ version: '1.0.2', needs });
const all = known(host, nextHost, bareHost, one, two, three);

const promote = (registry: Revision | undefined, build: Manifest) => planPromote(registry, [build], all, { now });
const first = after(undefined, promote(undefined, host));
const live = after(first, promote(first, one));
const how = { steps: [1, 10, 50, 100], everyMs: 600_000, stopIf: { overLivePp: 0.5, atLeast: 500 } };
const rollout = (registry: Revision | undefined, build: Manifest = two, more: Partial<RolloutOptions> = {}) =>
  planRollout(registry, build, all, { ...how, now, ...more });
const next = (registry: Revision, part = guides) => planNext(registry, part, all, { now });
const begun = after(live, rollout(live), 'bea', 'rollout');
const stateOf = (registry: Revision, part = guides) => partOf(registry, part);

describe('a roll-out', () => {
  it('begins at its first step, beside what is live', () => {
    expect(stateOf(begun)).toMatchObject({
      live: ['1.0.0', expect.anything()],
      paths: ['/guides'],
      rollout: {
        release: ['1.0.1', expect.anything()],
        step: 0,
        by: 'bea',
        owns: { paths: ['/guides', '/guides/new'] },
      },
    });
  });

  it('goes step by step, and is live after the last one', () => {
    const ten = after(begun, next(begun));
    const fifty = after(ten, next(ten));
    expect([ten, fifty].map((registry) => stateOf(registry)?.rollout?.step)).toEqual([1, 2]);
    const done = after(fifty, next(fifty));
    expect(stateOf(done)).toMatchObject({ live: ['1.0.1', expect.anything()], put: { how: 'rollout' } });
    expect(stateOf(done)?.rollout).toBeUndefined();
    expect(stateOf(done)?.paths).toEqual(['/guides', '/guides/new']);
  });

  it('is not begun twice, and another release waits', () => {
    expect(rollout(begun)).toEqual({
      do: 'nothing',
      says: ['mf-guides@1.0.1 is being rolled out already (1 %), begun by bea 60 s ago.'],
    });
    expect(refusal(rollout(begun, three))).toBe(
      'Held: mf-guides@1.0.1 is being rolled out (1 % of the visitors), begun by bea 60 s ago: a test. ' +
        '"rig4u rollout mf-guides --stop" ends that.',
    );
  });

  it('of a part that nobody gets yet is refused: the others need something', () => {
    expect(refusal(rollout(first))).toMatch(/^NotThere: mf-guides is not live: .* Promote it, or preview it\.$/);
  });

  it('of what is live changes nothing', () => expect(rollout(begun, one).do).toBe('nothing'));

  it('asks the gate when it begins, and again at each step', () => {
    const strange = remoteBuild({ version: '1.0.3', needs: { '@rig4u/shared/ui': ['Sparkle'] } });
    expect(refusal(rollout(live, strange))).toContain('RIG-102 @rig4u/shared/ui does not export Sparkle');
    const accepted = planPromote(begun, [bareHost], all, { now, accept: ['RIG-102:mf-guides'] });
    expect(refusal(next(after(begun, accepted)))).toContain('does not fit what is live any more');
  });

  it('is asked by a new host as what is live is', () => {
    const only = remoteBuild({ version: '1.0.4', needs });
    const bare = remoteBuild({ version: '1.0.5' });
    const store = known(host, bareHost, only, bare);
    const started = after(first, planPromote(first, [bare], store, { now }));
    const tried = after(started, planRollout(started, only, store, { ...how, now }));
    expect(refusal(planPromote(tried, [bareHost], store, { now }))).toContain('RIG-102');
  });
});

describe('what holds', () => {
  it('a pause, until somebody resumes it: its step begins anew', () => {
    const held = after(begun, planPause(begun, guides, { now }), 'cem');
    expect(refusal(next(held))).toBe(
      'Held: The roll-out of mf-guides@1.0.1 was paused by cem 60 s ago: a test. ' +
        '"rig4u rollout mf-guides --resume" lets it go on.',
    );
    expect(planPause(held, guides, { now }).do).toBe('nothing');
    const going = after(held, planResume(held, guides));
    expect(stateOf(going)?.rollout?.paused).toBeUndefined();
    expect(next(going).do).toBe('change');
    expect(planResume(begun, guides).do).toBe('nothing');
  });

  it('a pin and a freeze hold the steps and the beginning, never the end', () => {
    const pinned = after(begun, planPin(begun, { part: guides, version: '1.0.0' }, now + 60_000, now));
    const frozen = after(begun, planFreeze(begun, true, now));
    for (const registry of [pinned, frozen]) {
      expect(refusal(next(registry))).toMatch(/^Held: /);
      expect(planStop(registry, guides).do).toBe('change');
      expect(planRollback(registry, guides, all, { now }).do).toBe('change');
    }
    expect(refusal(rollout(after(live, planFreeze(live, true, now))))).toMatch(/^Held: Promotions were frozen/);
  });

  it('a roll-out holds promotions of its part, but for its own release: that ends it', () => {
    expect(refusal(promote(begun, three))).toContain('is being rolled out');
    const done = after(begun, promote(begun, two));
    expect(stateOf(done)).toMatchObject({ live: ['1.0.1', expect.anything()], put: { how: 'rollout' } });
    expect(stateOf(done)?.rollout).toBeUndefined();
  });

  it('and the undoing of what was put live before it', () => {
    expect(refusal(planRevert(begun, live, all, now))).toContain('for the first time');
    const again = after(live, promote(live, three));
    const tried = after(again, rollout(again));
    expect(refusal(planRevert(tried, again, all, now))).toContain('is being rolled out');
  });
});

describe('the end', () => {
  it('of a stop: everybody gets what is live, and the release may be tried again', () => {
    const stopped = after(begun, planStop(begun, guides));
    expect(stateOf(stopped)).toMatchObject({ live: ['1.0.0', expect.anything()], withdrawn: [] });
    expect(stateOf(stopped)?.rollout).toBeUndefined();
    expect(rollout(stopped).do).toBe('change');
    expect(refusal(planStop(stopped, guides))).toMatch(/^NotThere: Nothing of mf-guides is being rolled out/);
  });

  it.each([
    ['a rollback', (registry: Revision) => planRollback(registry, guides, all, { now })],
    ['a rollback from it', (registry: Revision) => planRollback(registry, guides, all, { now, from: '1.0.1' })],
    ['a watcher', (registry: Revision) => planTakeBack(registry, guides)],
  ])('by %s takes the release away and leaves live alone; said twice it changes nothing', (_who, plan) => {
    const back = after(begun, plan(begun), 'dan', 'rollback');
    expect(plan(begun)).toMatchObject({ says: ['mf-guides@1.0.1 is withdrawn: everybody gets 1.0.0 again.'] });
    expect(stateOf(back)).toMatchObject({ live: ['1.0.0', expect.anything()], withdrawn: ['1.0.1'] });
    expect(stateOf(back)?.rollout).toBeUndefined();
    expect(planRollback(back, guides, all, { now })).toEqual({
      do: 'nothing',
      says: [
        'The roll-out of mf-guides@1.0.1 was taken back already, by dan 60 s ago; 1.0.0 is live. ' +
          'To take 1.0.0 away as well: rig4u rollback mf-guides --from 1.0.0.',
      ],
    });
    expect(refusal(rollout(back))).toContain('was taken away by a rollback');
    expect(rollout(back, two, { again: true }).do).toBe('change');
  });

  it('must come before what is live is taken away', () => {
    expect(refusal(planRollback(begun, guides, all, { now, from: '1.0.0' }))).toContain('is being rolled out');
  });

  it('is undone and done by a revert where it still stands', () => {
    const ten = after(begun, next(begun));
    expect(stateOf(after(ten, planRevert(ten, ten, all, now)))?.rollout?.step).toBe(0);
    expect(stateOf(after(ten, planRevert(ten, begun, all, now)))?.rollout).toBeUndefined();
    const held = after(begun, planPause(begun, guides, { now }));
    expect(stateOf(after(held, planRevert(held, held, all, now)))?.rollout?.paused).toBeUndefined();
  });
});

describe('a roll-out of the host', () => {
  const tried = after(live, rollout(live, nextHost));

  it('stands beside the live one, and holds it', () => {
    expect(tried.host).toMatchObject({
      live: ['1.0.0', expect.anything()],
      rollout: { release: ['1.1.0', expect.anything()] },
    });
    expect(refusal(promote(tried, bareHost))).toContain('host@1.1.0 is being rolled out');
  });

  it('asks a new remote to fit both hosts', () => {
    const accepted = after(live, rollout(live, bareHost, { accept: ['RIG-102:mf-guides'] }));
    expect(refusal(promote(accepted, two))).toContain('does not export Button (host 1.2.0)');
    expect(promote(tried, two).do).toBe('change');
  });

  it('remembers at each step what it was accepted with', () => {
    const accepted = after(live, rollout(live, bareHost, { accept: ['RIG-102:mf-guides'] }));
    expect(next(accepted, 'host').do).toBe('change');
  });
});
