import { gate } from '../gate/gate';
import type { Fault } from '../fault';
import { readManifest, refOf } from '../manifest';
import { faultsOfBuild } from '../plans/plan-publish';
import { togetherWith } from '../plans/together';
import { NotThere } from '../refusals';
import { readFolder, type ReleaseRef } from '../store';
import { publishedOf, sizesOf } from './commands';
import { newestRegistry } from './revisions';

/** What the gate would say of a built folder, if it were published and promoted now. Changes nothing. */
export async function check(store: string, dist: string): Promise<{ ref: ReleaseRef; faults: Fault[] }> {
  const files = await readFolder(dist);
  if (!files) throw new NotThere(`There is no folder ${dist}. Run "rig4u build" in the part's folder first.`);
  const build = readManifest(files);
  const registry = await newestRegistry(store);
  const own = faultsOfBuild(build, files, await sizesOf(files, build));
  const beside =
    registry || build.kind === 'host' ? gate(togetherWith(registry, [build], await publishedOf(store, registry))) : [];
  return { ref: refOf(build), faults: distinct([...own, ...beside]) };
}

const distinct = (faults: readonly Fault[]): Fault[] => [
  ...new Map(faults.map((fault) => [`${fault.code} ${fault.sentence}`, fault])).values(),
];
