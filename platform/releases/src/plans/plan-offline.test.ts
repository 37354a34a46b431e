/** @jest-environment node */
import { registryIndex, type Revision } from '../registry';
import { planOffline } from './plan-offline';
import { planPromote } from './plan-promote';
import { planRevert } from './plan-revert';
import { after, hostBuild, known, now, refusal, remoteBuild } from './test-registry';

const [host, remote] = [hostBuild(), remoteBuild()];
const all = known(host, remote);
const first = after(undefined, planPromote(undefined, [host], all, { now }));
const off = after(first, planOffline(first, 'off', now));
const indexOf = (registry: Revision) => registryIndex(registry, { host: { shared: {} }, releases: new Map() });

it('said twice it changes nothing, and says who did it', () => {
  expect(planOffline(off, 'off', now)).toEqual({
    do: 'nothing',
    says: [expect.stringMatching(/^Offline use was switched off by anna .* already\.$/)],
  });
  expect(planOffline(first, 'on', now)).toEqual({ do: 'nothing', says: ['Offline use is on.'] });
});

it('a promotion leaves it off', () => {
  const promoted = after(off, planPromote(off, [remote], all, { now }));
  expect(indexOf({ ...promoted, remotes: {} })).toMatchObject({ offline: 'off' });
});

it('can be reverted, both ways', () => {
  const reverted = after(off, planRevert(off, off, all, now));
  expect(reverted.offlineOff).toBeUndefined();
  expect(after(reverted, planRevert(reverted, reverted, all, now)).offlineOff).toMatchObject({ by: 'anna' });
});

it('is refused where nothing is live', () => {
  expect(refusal(planOffline(undefined, 'off', now))).toMatch(/^NotThere: Nothing is live yet/);
});
