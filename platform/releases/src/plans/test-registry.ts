import { fakeHost, fakeRemote, type FakeRemote } from '../fake-builds';
import type { Manifest } from '../manifest';
import { refOf } from '../manifest';
import type { Revision } from '../registry';
import { nextOf } from '../release/change-registry';
import { labelOf } from '../store';
import type { Plan } from './plan';

/** The moment at which every test plans, and a minute before it. */
export const now = Date.parse('2026-11-22T12:00:00Z');
const aMinuteAgo = new Date(now - 60_000).toISOString();

export const remoteBuild = (remote: FakeRemote = {}): Manifest => ({
  kind: 'remote',
  manifest: fakeRemote(remote).manifest,
});
export const hostBuild = (...spec: Parameters<typeof fakeHost>): Manifest => ({
  kind: 'host',
  manifest: fakeHost(...spec).manifest,
});

export const known = (...builds: Manifest[]): Map<string, Manifest> =>
  new Map(builds.map((build) => [labelOf(refOf(build)), build]));

/** What a plan makes of a registry, a minute before the tests' moment. Throws where the plan is no change. */
export function after(registry: Revision | undefined, plan: Plan, by = 'anna', command = 'promote'): Revision {
  if (plan.do !== 'change') throw new Error(`not a change: ${JSON.stringify(plan)}`);
  return nextOf(registry, plan.changes, { by, command, why: 'a test', at: aMinuteAgo, parent: null });
}

/** What a plan refuses with: the name of the error and its message. */
export function refusal(plan: Plan): string {
  if (plan.do !== 'refuse') throw new Error(`not refused: ${JSON.stringify(plan)}`);
  return `${plan.error.name}: ${plan.error.message}`;
}
