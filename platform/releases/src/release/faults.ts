import { checkFiles } from '../gate/check-files';
import { checkEntry, checkId } from '../gate/check-identity';
import type { Fault } from '../fault';
import { labelOf, type ReleaseRef, type StoreAt } from '../store';
import { GateRefusal } from '../refusals';
import { loadRelease } from './load-manifest';

/** What is wrong with a release in the store, by itself: its files are read and hashed again. */
export async function faultsOfRelease(store: StoreAt, ref: ReleaseRef): Promise<Fault[]> {
  try {
    const { files, build } = await loadRelease(store, ref);
    const faults = checkFiles(build, files);
    return build.kind === 'host'
      ? faults
      : [...faults, ...checkId(build.manifest), ...checkEntry(build.manifest, files)];
  } catch (error) {
    if (error instanceof GateRefusal) return error.faults.map((fault) => ({ ...fault, part: labelOf(ref) }));
    throw error;
  }
}
