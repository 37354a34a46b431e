/** @jest-environment node */
import fc from 'fast-check';
import { times } from '@rig4u/kernel/prove';
import { planFreeze, planPin, planUnpin } from '../plans/plan-holds';
import { planOffline } from '../plans/plan-offline';
import type { Plan } from '../plans/plan';
import { planNeedSignatures, planNeedSmoke, planRule } from '../plans/plan-policy';
import { planPromote } from '../plans/plan-promote';
import { planRevert } from '../plans/plan-revert';
import { planRollback } from '../plans/plan-rollback';
import { planNext, planPause, planResume, planStop, planTakeBack } from '../plans/plan-rollout-steps';
import { planRollout } from '../plans/plan-rollout';
import { hostBuild, known, now, remoteBuild } from '../plans/test-registry';
import { nextOf, stateOf } from '../release/change-registry';
import { apply, partOf } from './apply';
import type { State } from './change';
import type { Revision } from './revision';

const remotes = ['mf-a', 'mf-b'];
const versions = ['1.0.0', '1.0.1', '1.0.2', '1.0.3'];
const hosts = ['1.0.0', '1.1.0'].map((version) => hostBuild(version));
const builds = remotes.flatMap((name) =>
  versions.map((version) => remoteBuild({ name, version, paths: [`/${name}`] })),
);
const all = known(...hosts, ...builds);

const steps = [1, 10, 50, 100];
const how = { steps, everyMs: 600_000, stopIf: { overLivePp: 0.5, atLeast: 500 } };

type Step = (registry: Revision, history: readonly Revision[]) => Plan;

const part = fc.constantFrom(...remotes, 'host');
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.tuple(fc.constantFrom(...hosts, ...builds), fc.boolean()).map(
    ([build, again]): Step =>
      (registry) =>
        planPromote(registry, [build], all, { now, again }),
  ),
  fc.tuple(part, fc.option(fc.constantFrom(...versions), { nil: undefined })).map(
    ([name, from]): Step =>
      (registry) =>
        planRollback(registry, name, all, { now, from }),
  ),
  fc.tuple(fc.constantFrom(...remotes), fc.constantFrom(...versions)).map(
    ([name, version]): Step =>
      (registry) =>
        planPin(registry, { part: name, version }, now + 1000, now),
  ),
  part.map(
    (name): Step =>
      (registry) =>
        planUnpin(registry, name),
  ),
  fc.boolean().map(
    (freeze): Step =>
      (registry) =>
        planFreeze(registry, freeze, now),
  ),
  fc.constantFrom('on' as const, 'off' as const).map(
    (to): Step =>
      (registry) =>
        planOffline(registry, to, now),
  ),
  fc.tuple(fc.constantFrom('allow' as const, 'deny' as const), fc.constantFrom('anna', 'ben'), part).map(
    ([what, who, name]): Step =>
      (registry) =>
        planRule(registry, { do: what, who, may: ['promote'], parts: [name] }, { by: 'anna', now }),
  ),
  fc.tuple(fc.constantFrom('*', ...remotes), fc.boolean()).map(
    ([name, need]): Step =>
      (registry) =>
        planNeedSmoke(registry, name, need, now),
  ),
  fc.boolean().map(
    (need): Step =>
      (registry) =>
        planNeedSignatures(registry, need, { hasKey: true, now }),
  ),
  fc.constantFrom(...hosts, ...builds).map(
    (build): Step =>
      (registry) =>
        planRollout(registry, build, all, { ...how, now }),
  ),
  fc.tuple(part, fc.constantFrom('next', 'next', 'pause', 'resume', 'stop', 'take-back')).map(
    ([name, word]): Step =>
      (registry) =>
        steer(registry, name, word),
  ),
  fc.nat().map(
    (index): Step =>
      (registry, history) =>
        planRevert(registry, history[index % history.length] ?? registry, all, now),
  ),
);

function steer(registry: Revision, name: string, word: string): Plan {
  switch (word) {
    case 'next':
      return planNext(registry, name, all, { now });
    case 'pause':
      return planPause(registry, name, { now });
    case 'resume':
      return planResume(registry, name);
    case 'stop':
      return planStop(registry, name);
    default:
      return planTakeBack(registry, name);
  }
}

const at = new Date(now).toISOString();
const record = (registry: Revision | undefined, plan: Plan): Revision | undefined =>
  plan.do === 'change'
    ? nextOf(registry, plan.changes, { by: 'anna', command: 'a test', at, parent: null })
    : undefined;

const first = begin();

function begin(): Revision {
  const started = record(undefined, planPromote(undefined, hosts.slice(0, 1), all, { now }));
  if (!started) throw new Error('The first host was refused.');
  return started;
}

function run(steps: readonly Step[]): Revision[] {
  const history = [first];
  for (const one of steps) {
    const registry = history.at(-1) ?? first;
    const next = record(registry, one(registry, history));
    if (next) history.push(next);
  }
  return history;
}

const runs = { numRuns: times({ full: 5000, short: 300 }), seed: 11 };
const names = [...remotes, 'host'];

describe('any order of promotions, roll-outs, rollbacks, pins, freezes, reverts and rules', () => {
  it('leaves a log that, replayed from nothing, gives the very same state', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
        const history = run(steps);
        const replayed = history.reduce<State | undefined>(
          (state, { changes, ...who }) =>
            apply(state, changes, { revision: who.revision, at: who.at, by: who.by, command: who.command }),
          undefined,
        );
        const newest = history.at(-1);
        expect(replayed).toEqual(newest && stateOf(newest));
        expect(history.map(({ revision }) => revision)).toEqual(history.map((_, i) => i + 1));
      }),
      runs,
    );
  });

  it('never has live or as a fallback what was taken away', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
        for (const registry of run(steps))
          for (const name of names) {
            const state = partOf(registry, name);
            if (!state) continue;
            const before = state.before.map(([version]) => version);
            expect([...before, ...state.withdrawn]).not.toContain(state.live[0]);
            expect(before.filter((version) => state.withdrawn.includes(version))).toEqual([]);
            expect(new Set(before).size).toBe(before.length);
          }
      }),
      runs,
    );
  });

  it('rolls out only what is neither live nor taken away, at one of its steps before the last', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 40 }), (said) => {
        for (const registry of run(said))
          for (const name of names) {
            const state = partOf(registry, name);
            if (!state?.rollout) continue;
            const { release, step: at } = state.rollout;
            expect([state.live[0], ...state.withdrawn]).not.toContain(release[0]);
            expect(at).toBeLessThan(steps.length - 1);
            // Only its own last step moves what is live.
            expect(
              planPromote(
                registry,
                builds
                  .filter(
                    ({ manifest }) =>
                      'name' in manifest &&
                      manifest.name === name &&
                      ![release[0], state.live[0]].includes(manifest.version),
                  )
                  .slice(0, 1),
                all,
                { now },
              ).do,
            ).not.toBe('change');
          }
      }),
      runs,
    );
  });

  it('lets a rollback be said twice', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 25 }), part, (steps, name) => {
        const registry = run(steps).at(-1);
        const once = registry && record(registry, planRollback(registry, name, all, { now }));
        if (once) expect(planRollback(once, name, all, { now }).do).toBe('nothing');
      }),
      runs,
    );
  });
});
