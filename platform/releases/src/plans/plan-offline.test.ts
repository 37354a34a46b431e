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

it('off is in the index that pages read, with who did it in the history; on takes it out again', () => {
  expect(indexOf(first)).not.toHaveProperty('offline');
  expect(off.offlineOff).toMatchObject({ by: 'anna' });
  expect(indexOf(off)).toMatchObject({ offline: 'off', revision: first.revision + 1 });
  const on = after(off, planOffline(off, 'on', now));
  expect(on.offlineOff).toBeUndefined();
  expect(indexOf(on)).not.toHaveProperty('offline');
});

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
