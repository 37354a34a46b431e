import { gate } from '../gate/gate';
import { togetherWith } from '../plans/together';
import { partsOf } from '../registry';
import { labelOf, type StoreAt } from '../store';
import { loadManifest } from './load-manifest';
import { newestRegistry } from './revisions';

/**
 * What remotes that are live or rolled out need and the live host lacks, a sentence each: nothing, unless a host was put live with
 * `--accept`.
 */
export async function misfits(store: StoreAt): Promise<string[]> {
  const registry = await newestRegistry(store);
  if (!registry) return [];
  const refs = partsOf(registry).flatMap(([part, { live, rollout }]) =>
    [live, ...(rollout ? [rollout.release] : [])].map(([version]) => ({ part, version })),
  );
  const known = new Map(
    await Promise.all(refs.map(async (ref) => [labelOf(ref), await loadManifest(store, ref)] as const)),
  );
  const host = known.get(labelOf({ part: 'host', version: registry.host.live[0] }));
  return gate(togetherWith(registry, host ? [host] : [], known)).map(({ part, sentence }) => `${part}: ${sentence}`);
}
