import { putLive } from '../plans/put-live';
import { apply, type PartState } from '../registry';
import { labelOf, type ReleaseRef, type StoreAt } from '../store';
import { stateOf } from './change-registry';
import { loadManifest } from './load-manifest';
import { newestRegistry, pagesRead } from './revisions';

/** What pages would read if `refs` were live, without any fallback or roll-out. Nothing is written, and no gate is asked. */
export async function trialRegistry(store: StoreAt, refs: readonly ReleaseRef[]): ReturnType<typeof pagesRead> {
  const registry = await newestRegistry(store);
  const builds = await Promise.all(refs.map((ref) => loadManifest(store, ref)));
  const revision = (registry?.revision ?? 0) + 1;
  const command = `trial of ${refs.map(labelOf).join(' ')}`;
  const who = { revision, at: new Date(0).toISOString(), by: 'the smoke load', command };
  const changes = builds.map((build) => putLive(registry, build, 'promote'));
  const { host, remotes } = apply(registry && stateOf(registry), changes, who);
  const alone = <P extends PartState>(part: P): P => ({ ...part, before: [], rollout: undefined });
  const bare = Object.fromEntries(Object.entries(remotes).map(([name, remote]) => [name, alone(remote)]));
  return pagesRead(store, { epoch: registry?.epoch ?? 1, revision, host: alone(host), remotes: bare });
}
