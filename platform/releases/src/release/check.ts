import { formatPromises } from '../gate/format-promises';
import { gate } from '../gate/gate';
import type { Fault } from '../fault';
import { readManifest, refOf, sharedTypesFile, type Manifest } from '../manifest';
import { faultsOfBuild } from '../plans/plan-publish';
import { togetherWith } from '../plans/together';
import { NotThere } from '../refusals';
import { readFolder, type ReleaseRef, type StoreAt } from '../store';
import { publishedOf } from './change-store';
import { sizesOf } from './commands';
import { liveIn, type Live } from './live';
import { newestRegistry } from './revisions';
import { compareWithLive, type CompareTypes } from './shared-types';

export interface Checked {
  ref: ReleaseRef;
  faults: Fault[];
  /** What was left out and why, and what the build's format cannot promise. */
  says: string[];
}

/** What is live in a store. */
export async function liveInStore(store: StoreAt): Promise<Live> {
  const registry = await newestRegistry(store);
  const published = await publishedOf(store, registry);
  return liveIn(store, registry, published);
}

/** What the gate would say of a built folder, if it were published and promoted now. Changes nothing. */
export async function check(dist: string, live: Live, compareTypes?: CompareTypes): Promise<Checked> {
  const files = await readFolder(dist);
  if (!files) throw new NotThere(`There is no folder ${dist}. Run "rig4u build" in the part's folder first.`);
  const build = readManifest(files);
  const own = faultsOfBuild(build, files, await sizesOf(files, build));
  const beside = live.releases || build.kind === 'host' ? besideLive(build, live) : [];
  const types = files.get(sharedTypesFile);
  const { faults, says } = await compareWithLive(live, build, types, compareTypes);
  return {
    ref: refOf(build),
    faults: distinct([...own, ...beside, ...faults]),
    says: [...says, ...formatPromises(build)],
  };
}

/** What stands against a build beside what is live, from the manifests alone. */
export const besideLive = (build: Manifest, { releases, published }: Pick<Live, 'releases' | 'published'>): Fault[] =>
  gate(togetherWith(releases, [build], published));

const distinct = (faults: readonly Fault[]): Fault[] => [
  ...new Map(faults.map((fault) => [`${fault.code} ${fault.part} ${fault.sentence}`, fault])).values(),
];
