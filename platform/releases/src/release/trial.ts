import type { Registry } from '@rig4u/shared/contracts';
import { putLive } from '../plans/put-live';
import { apply, type PartState } from '../registry';
import { labelOf, type ReleaseRef } from '../store';
import { stateOf } from './change-registry';
import { loadManifest } from './load-manifest';
import { newestRegistry, viewOf } from './revisions';

/** What pages would read if `refs` were live, without any fallback. Nothing is written, and no gate is asked. */
export async function trialRegistry(store: string, refs: readonly ReleaseRef[]): Promise<Registry> {
  const registry = await newestRegistry(store);
  const builds = await Promise.all(refs.map((ref) => loadManifest(store, ref)));
  const revision = (registry?.revision ?? 0) + 1;
  const command = `trial of ${refs.map(labelOf).join(' ')}`;
  const who = { revision, at: new Date(0).toISOString(), by: 'the smoke load', command };
  const changes = builds.map((build) => putLive(registry, build, 'promote'));
  const { host, remotes } = apply(registry && stateOf(registry), changes, who);
  const alone = <P extends PartState>(part: P): P => ({ ...part, before: [] });
  const bare = Object.fromEntries(Object.entries(remotes).map(([name, remote]) => [name, alone(remote)]));
  return viewOf(store, revision, { host: alone(host), remotes: bare });
}
