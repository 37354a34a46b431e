import { checkFiles } from '../gate/check-files';
import { readManifest } from '../manifest';
import { Damaged, GateRefusal } from '../refusals';
import { labelOf, storeAt, type FileMap, type ReleaseRef, type StoreAt } from '../store';
import { faultsOfMade } from './faults-of-made';
import { notPublished } from './load-manifest';
import { ownOf, readWhole } from './whole-release';

/**
 * Copies a release from one store into another, with its compressed twins and deltas. Each file is compared with its hash on the way.
 * False where the other store has the release already. Throws NotThere where the release is not there, and Damaged.
 */
export async function copyRelease(from: StoreAt, to: StoreAt, ref: ReleaseRef): Promise<boolean> {
  const [source, target] = [storeAt(from), storeAt(to)];
  if (await target.releases.has(ref)) return false;
  const files = await readWhole(source, ref);
  if (!files) throw await notPublished(source, ref);
  const faults = await faultsIn(files);
  if (faults.length === 0) return target.releases.put(ref, files);
  throw new Damaged(
    `${labelOf(ref)} in ${source.name} is damaged, so it was not copied:\n${faults.map((fault) => `  ${fault}`).join('\n')}\n` +
      'Publish it again under a new version, or put it back from a backup.',
  );
}

async function faultsIn(files: FileMap): Promise<string[]> {
  const own = ownOf(files);
  try {
    const build = readManifest(own);
    const faults = checkFiles(build, own).map(({ code, sentence }) => `${code} ${sentence}`);
    return [...faults, ...(await faultsOfMade(files, build))];
  } catch (error) {
    if (error instanceof GateRefusal) return error.faults.map(({ code, sentence }) => `${code} ${sentence}`);
    throw error;
  }
}
