/** @jest-environment node */
import { partOf, type Revision } from '../registry';
import type { Manifest } from '../manifest';
import { planPin, planFreeze, planUnpin } from './plan-holds';
import { planPromote, type PromoteOptions } from './plan-promote';
import { planRollback } from './plan-rollback';
import { after, hostBuild, known, now, refusal, remoteBuild } from './test-registry';

const host = hostBuild();
const one = remoteBuild({ version: '1.0.0' });
const two = remoteBuild({ version: '1.0.1' });
const three = remoteBuild({ version: '1.0.2' });
const all = known(host, one, two, three);
const plan = (registry: Revision | undefined, build: Manifest, options: Partial<PromoteOptions> = {}) =>
  planPromote(registry, [build], all, { now, ...options });
const first = after(undefined, plan(undefined, host));
const withOne = after(first, plan(first, one));
const withTwo = after(withOne, plan(withOne, two));

describe('promoting a remote', () => {
  it('does nothing when it is live already', () => {
    expect(plan(withOne, one)).toEqual({ do: 'nothing', says: ['mf-guides@1.0.0 is live already.'] });
    expect(plan(withOne, one, { from: '0.9.0' })).toMatchObject({ do: 'nothing' });
  });

  it('is told what a module cannot promise, and nothing of a script', () => {
    const host11 = hostBuild('1.1.0', undefined, undefined, undefined, undefined, ['script', 'module']);
    const module = remoteBuild({ format: 'module' });
    const start = after(undefined, plan(undefined, host11));
    expect(refusal(plan(first, module))).toContain('RIG-109 it is a module, and the host loads script (host 1.0.0)');
    expect(planPromote(start, [module], known(host11), { now })).toMatchObject({
      do: 'change',
      warnings: [expect.stringMatching(/^mf-guides@1\.0\.0 is a module: .* full page load\.$/)],
    });
    expect(plan(first, one)).toMatchObject({ warnings: [] });
  });

  it('tells the second of two who promote from the same release who was faster', () => {
    expect(refusal(plan(withTwo, three, { from: '1.0.0' }))).toBe(
      'LostRace: mf-guides is 1.0.1 and not 1.0.0: it was put live by anna 60 s ago (revision 3). ' +
        'Nothing was changed. Look at that release, then promote from it.',
    );
    expect(plan(withTwo, three, { from: '1.0.1' })).toMatchObject({ do: 'change' });
  });

  it('is refused while the part is pinned or everything is frozen, and says by whom and until when', () => {
    const pinned = after(withTwo, planPin(withTwo, { part: 'mf-guides', version: '1.0.1' }, now + 1000, now), 'ben');
    expect(refusal(plan(pinned, three))).toMatch(
      /^Held: mf-guides was pinned by ben 60 s ago until 2026-11-22T12:00:01/,
    );
    expect(plan(pinned, three, { now: now + 2000 })).toMatchObject({ do: 'change' });
    expect(plan(after(pinned, planUnpin(pinned, 'mf-guides')), three)).toMatchObject({ do: 'change' });
    const frozen = after(withTwo, planFreeze(withTwo, true, now));
    expect(refusal(plan(frozen, three))).toMatch(/frozen by anna 60 s ago: a test/);
    expect(planRollback(frozen, 'mf-guides', all, { now })).toMatchObject({ do: 'change' });
  });
});

describe('promoting a host', () => {
  it('strands a remote only if that is accepted by name, and says so', () => {
    const using = remoteBuild({ needs: { '@rig4u/shared/ui': ['Button'] } });
    const live = after(first, planPromote(first, [using], known(host, using), { now }));
    const bare = hostBuild('1.1.0', []);
    const builds = known(host, using, bare);
    expect(refusal(planPromote(live, [bare], builds, { now }))).toContain('RIG-102');
    expect(refusal(planPromote(live, [bare], builds, { now, accept: ['RIG-102:mf-other'] }))).toContain('RIG-102');
    expect(planPromote(live, [bare], builds, { now, accept: ['RIG-102:mf-guides'] })).toMatchObject({
      do: 'change',
      warnings: ['Accepted: RIG-102 mf-guides@1.0.0: @rig4u/shared/ui does not export Button (host 1.1.0)'],
    });
  });

  it('goes live with its remotes in one revision', () => {
    const [next, remote] = [
      hostBuild('2.0.0', ['Dial']),
      remoteBuild({ version: '2.0.0', needs: { '@rig4u/shared/ui': ['Dial'] } }),
    ];
    const registry = after(withOne, planPromote(withOne, [next, remote], known(host, one, next, remote), { now }));
    expect(registry.revision).toBe(withOne.revision + 1);
    expect([registry.host.live[0], registry.remotes['mf-guides']?.live[0]]).toEqual(['2.0.0', '2.0.0']);
  });
});

describe('rolling back', () => {
  const back = (registry: Revision, options = {}) => planRollback(registry, 'mf-guides', all, { now, ...options });
  const backed = after(withTwo, back(withTwo), 'ben', 'rollback');

  it('twice changes nothing the second time, with and without the version', () => {
    expect(back(backed)).toEqual({
      do: 'nothing',
      says: [expect.stringMatching(/rolled back to 1\.0\.0 already, by ben 60 s ago .*--from 1\.0\.0/)],
    });
    expect(back(backed, { from: '1.0.1' })).toMatchObject({ do: 'nothing' });
    expect(back(backed, { to: '1.0.0' })).toMatchObject({ do: 'nothing' });
  });

  it('goes past a release that a rollback took away', () => {
    const again = after(backed, plan(backed, three));
    expect(partOf(again, 'mf-guides')?.before.map(([version]) => version)).toEqual(['1.0.0']);
    expect(partOf(after(again, back(again)), 'mf-guides')?.live[0]).toBe('1.0.0');
  });

  it('from a second bad release ends at the newest good one', () => {
    const registry = after(after(withOne, plan(withOne, two)), plan(after(withOne, plan(withOne, two)), three));
    const once = after(registry, back(registry, { from: '1.0.2' }));
    expect(partOf(once, 'mf-guides')?.live[0]).toBe('1.0.1');
    const twice = after(once, back(once, { from: '1.0.1' }));
    expect(partOf(twice, 'mf-guides')).toMatchObject({
      live: ['1.0.0', expect.anything()],
      withdrawn: ['1.0.2', '1.0.1'],
    });
  });

  it('keeps a job that runs again from putting the bad release live again', () => {
    expect(refusal(plan(backed, two))).toMatch(/^Held: mf-guides@1\.0\.1 was taken away by a rollback/);
    const reinstated = after(backed, plan(backed, two, { again: true }));
    expect(partOf(reinstated, 'mf-guides')).toMatchObject({ live: ['1.0.1', expect.anything()], withdrawn: [] });
  });

  it('is refused without a release before', () => {
    expect(refusal(back(withOne))).toContain('no release before 1.0.0');
    expect(refusal(back(first))).toContain('is not live');
  });

  it('is refused when the live host lacks what the older release needs', () => {
    const needy = remoteBuild({ needs: { '@rig4u/shared/ui': ['Sparkle'] } });
    const rich = hostBuild('0.9.0', ['Button', 'Sparkle']);
    const builds = known(host, rich, needy, two);
    const put = (registry: Revision | undefined, build: Manifest) =>
      after(registry, planPromote(registry, [build], builds, { now, accept: ['RIG-102:mf-guides'] }));
    const live = put(put(put(put(undefined, rich), needy), two), host);
    expect(refusal(planRollback(live, 'mf-guides', builds, { now }))).toMatch(/--to:\n {2}RIG-102 .*Sparkle/);
  });

  it('takes the host back, unless a live remote needs the newer one', () => {
    const newer = hostBuild('1.1.0', ['Button', 'Sparkle']);
    const using = remoteBuild({ version: '1.0.3', needs: { '@rig4u/shared/ui': ['Sparkle'] } });
    const builds = known(host, newer, one, using);
    const live = after(withOne, planPromote(withOne, [newer], builds, { now }));
    expect(planRollback(live, 'host', builds, { now })).toMatchObject({ do: 'change' });
    const needing = after(live, planPromote(live, [using], builds, { now }));
    expect(refusal(planRollback(needing, 'host', builds, { now }))).toContain('does not export Sparkle (host 1.0.0)');
  });
});
