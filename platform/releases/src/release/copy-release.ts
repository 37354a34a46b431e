import { Refusal } from '@rig4u/kernel';
import { checkFiles } from '../gate/check-files';
import { readManifest } from '../manifest';
import { recordFile } from '../registry';
import { labelOf, ownPaths, storeAt, type ReleaseRef, type StoreAt } from '../store';
import { notPublished } from './load-manifest';

/**
 * Copies a release from one store into another, with its compressed twins and deltas. Each file is compared with its hash on the way.
 * False where the other store has the release already. Throws a Refusal where the release is not there, or is damaged.
 */
export async function copyRelease(from: StoreAt, to: StoreAt, ref: ReleaseRef): Promise<boolean> {
  const [source, target] = [storeAt(from), storeAt(to)];
  if (await target.releases.has(ref)) return false;
  const paths = await source.releases.paths(ref);
  if (!paths) throw await notPublished(source, ref);
  const read = paths.map(async (path) => [path, await source.releases.readFile(ref, path)] as const);
  const files = new Map((await Promise.all(read)).flatMap(([path, bytes]) => (bytes ? [[path, bytes] as const] : [])));
  const own = new Map(ownPaths(paths).flatMap((path) => oneOf(files, path)));
  const faults = checkFiles(readManifest(own), own);
  if (faults.length === 0) return target.releases.put(ref, files);
  throw new Refusal(
    `${labelOf(ref)} in ${source.name} is damaged, so it was not copied:\n` +
      `${faults.map(({ code, sentence }) => `  ${code} ${sentence}`).join('\n')}\n` +
      'Publish it again under a new version, or put it back from a backup.',
  );
}

/** A file that is one of the release's own: the record is made from the manifest, which does not list it. */
const oneOf = (files: ReadonlyMap<string, Uint8Array>, path: string): [string, Uint8Array][] => {
  const bytes = files.get(path);
  return bytes && path !== recordFile ? [[path, bytes]] : [];
};
