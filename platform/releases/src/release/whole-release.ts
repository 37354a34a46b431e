import { recordFile } from '../registry';
import { Damaged } from '../refusals';
import { labelOf, ownPaths, type FileMap, type ReleaseRef, type Store } from '../store';

/**
 * Everything that was put of a release, compressed twins and deltas among it; undefined where there is no such release. Throws Damaged
 * where a file that the store lists cannot be read: without it a copy would be another release, for ever.
 */
export async function readWhole(store: Store, ref: ReleaseRef): Promise<FileMap | undefined> {
  const paths = await store.releases.paths(ref);
  if (!paths) return undefined;
  const files = await Promise.all(paths.map(async (path) => [path, await store.releases.readFile(ref, path)] as const));
  return new Map(
    files.map(([path, bytes]) => {
      if (bytes) return [path, bytes] as const;
      throw new Damaged(`${labelOf(ref)} in ${store.name} lists ${path}, and there is no such file.`);
    }),
  );
}

/** Of these files the ones that a build made. */
export const ownOf = (files: FileMap): FileMap =>
  new Map(
    ownPaths([...files.keys()]).flatMap((path) => {
      const bytes = files.get(path);
      return bytes && path !== recordFile ? [[path, bytes] as const] : [];
    }),
  );
