import { gate } from '../gate/gate';
import { togetherWith } from '../plans/together';
import { partsOf } from '../registry';
import { labelOf, type StoreAt } from '../store';
import { loadManifest } from './load-manifest';
import { newestRegistry } from './revisions';

/** What live remotes need and the live host lacks, a sentence each: nothing, unless a host was put live with `--accept`. */
export async function misfits(store: StoreAt): Promise<string[]> {
  const registry = await newestRegistry(store);
  if (!registry) return [];
  const refs = partsOf(registry).map(([part, { live }]) => ({
    part,
    version: live[0],
  }));
  const builds = await Promise.all(refs.map((ref) => loadManifest(store, ref)));
  const known = new Map(builds.map((build, i) => [refs[i] ? labelOf(refs[i]) : '', build]));
  const host = builds.filter(({ kind }) => kind === 'host');
  return gate(togetherWith(registry, host, known)).map(({ part, sentence }) => `${part}: ${sentence}`);
}
