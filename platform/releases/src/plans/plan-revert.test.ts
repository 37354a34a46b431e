/** @jest-environment node */
import { partOf, type Revision } from '../registry';
import type { Manifest } from '../manifest';
import { planFreeze } from './plan-holds';
import { planPromote } from './plan-promote';
import { planRevert } from './plan-revert';
import { planRollback } from './plan-rollback';
import { after, hostBuild, known, now, refusal, remoteBuild } from './test-registry';

const builds = [hostBuild(), remoteBuild(), remoteBuild({ version: '1.0.1' }), remoteBuild({ version: '1.0.2' })];
const all = known(...builds);
const put = (registry: Revision | undefined, build: Manifest | undefined): Revision =>
  after(registry, planPromote(registry, build ? [build] : [], all, { now }));
const [host, one, two, three] = builds;
const first = put(undefined, host);
const withOne = put(first, one);
const withTwo = put(withOne, two);
const live = (registry: Revision) => partOf(registry, 'mf-guides')?.live[0];

describe('reverting a revision', () => {
  it('undoes a promotion, and the release stays a fallback', () => {
    const reverted = after(withTwo, planRevert(withTwo, withTwo, all, now));
    expect(partOf(reverted, 'mf-guides')).toMatchObject({
      live: ['1.0.0', expect.anything()],
      before: [['1.0.1', expect.anything()]],
    });
  });

  it('undoes a rollback, and reinstates what it took away', () => {
    const backed = after(withTwo, planRollback(withTwo, 'mf-guides', all, { now }));
    const reverted = after(backed, planRevert(backed, backed, all, now));
    expect(partOf(reverted, 'mf-guides')).toMatchObject({ live: ['1.0.1', expect.anything()], withdrawn: [] });
  });

  it('undoes a freeze', () => {
    const frozen = after(withOne, planFreeze(withOne, true, now));
    expect(after(frozen, planRevert(frozen, frozen, all, now)).frozen).toBeUndefined();
  });

  it('of a release that came back changes nothing the second time either', () => {
    const backed = after(withTwo, planRollback(withTwo, 'mf-guides', all, { now }));
    const again = after(backed, planPromote(backed, two ? [two] : [], all, { now, again: true }));
    const reverted = after(again, planRevert(again, again, all, now));
    expect(partOf(reverted, 'mf-guides')).toMatchObject({ live: ['1.0.0', expect.anything()], withdrawn: ['1.0.1'] });
    expect(planRevert(reverted, again, all, now)).toMatchObject({ do: 'nothing' });
  });

  it('is refused where somebody changed the part since, and says who', () => {
    const withThree = put(withTwo, three);
    expect(refusal(planRevert(withThree, withTwo, all, now))).toMatch(
      /^LostRace: mf-guides is 1\.0\.2 since revision 4, put by anna/,
    );
    expect(live(withThree)).toBe('1.0.2');
  });
});
