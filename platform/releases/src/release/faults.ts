import { checkFiles } from '../gate/check-files';
import { checkEntry, checkId } from '../gate/check-identity';
import type { Fault } from '../fault';
import { readManifest, type Manifest } from '../manifest';
import { labelOf, type FileMap, type ReleaseRef, type StoreAt } from '../store';
import { GateRefusal } from '../refusals';
import { notPublished, ownFilesOf } from './load-manifest';

/** What is wrong with a release in the store, by itself: its files are read and hashed again. */
export async function faultsOfRelease(store: StoreAt, ref: ReleaseRef): Promise<Fault[]> {
  const files = await ownFilesOf(store, ref);
  if (!files) throw await notPublished(store, ref);
  return faultsOfOwn(ref, files).faults;
}

/** What is wrong with a release's own files, and what they say of themselves where that can be read. */
export function faultsOfOwn(ref: ReleaseRef, files: FileMap): { build?: Manifest; faults: Fault[] } {
  try {
    const build = readManifest(files);
    const faults = checkFiles(build, files);
    return build.kind === 'host'
      ? { build, faults }
      : { build, faults: [...faults, ...checkId(build.manifest), ...checkEntry(build.manifest, files)] };
  } catch (error) {
    if (error instanceof GateRefusal)
      return { faults: error.faults.map((fault) => ({ ...fault, part: labelOf(ref) })) };
    throw error;
  }
}
