import type { Registry, RegistryIndex } from '@rig4u/shared/contracts';
import { partsOf, type Revision, type State } from '../registry';
import { hasRelease, labelOf, type ReleaseRef, type StoreAt } from '../store';
import { NotThere } from '../refusals';
import { newestRegistry, pagesRead } from './revisions';

/** What pages read where all visitors get the same. */
export interface PagesForAll {
  registry: Revision;
  view: Registry;
  index: RegistryIndex;
  /** Releases that a visitor may have or may be given back: what is live, and what was live before. */
  releases: ReleaseRef[];
  /** Releases that a share of the visitors gets from gateways. They are left out. */
  rollouts: string[];
}

/** Of how many earlier releases of a part visitors may still have a page open, as for deltas. */
const releasesBack = 3;

/** What is live, for everybody, without any roll-out. Throws a Refusal where nothing is. */
export async function pagesForAll(at: StoreAt): Promise<PagesForAll> {
  const registry = await newestRegistry(at);
  if (!registry)
    throw new NotThere('Nothing is live in this store yet. Publish a host and run: rig4u promote host@<version>');
  const rollouts = partsOf(registry).flatMap(([part, { rollout }]) =>
    rollout ? [labelOf({ part, version: rollout.release[0] })] : [],
  );
  const read = await pagesRead(at, { ...registry, ...withoutRollouts(registry) });
  return { registry, ...read, releases: await releasesOf(at, registry), rollouts };
}

function withoutRollouts({ host, remotes }: State): Pick<State, 'host' | 'remotes'> {
  const { rollout: _ofHost, ...hostAlone } = host;
  const alone = Object.entries(remotes).map(([name, { rollout: _ofRemote, ...remote }]) => [name, remote] as const);
  return { host: hostAlone, remotes: Object.fromEntries(alone) };
}

/** An earlier one may have been pruned; what is live must be there. */
async function releasesOf(at: StoreAt, registry: Revision): Promise<ReleaseRef[]> {
  const named = partsOf(registry).flatMap(([part, { live, before }]) =>
    [live, ...before.slice(0, releasesBack)].map(([version], place) => ({
      ref: { part, version },
      isLive: place === 0,
    })),
  );
  const isThere = await Promise.all(named.map(async ({ ref, isLive }) => isLive || (await hasRelease(at, ref))));
  return named.flatMap(({ ref }, i) => (isThere[i] ? [ref] : []));
}
