import { partOf } from '../registry';
import { Refusal } from '@rig4u/kernel';
import {
  deltaFile,
  deltaOf,
  dictionaryHash,
  folderOf,
  readRelease,
  sameScript,
  sealDelta,
  zstd,
  type FileMap,
  type ReleaseRef,
  type StoreAt,
} from '../store';
import { newestRegistry } from './revisions';

/** Of how many releases visitors may still have the scripts: the live one and those live before it. */
const releasesBack = 3;
/** Smaller scripts cost little as they are. Larger ones are sent from the disk, without a choice. */
const [smallest, largest] = [2_000, 1024 * 1024];

/**
 * What changed in each script of a new release since the releases of its part that visitors may have, as files beside it. Its bytes
 * are the same with and without them: a browser that has no old script is sent the whole one.
 */
export async function deltasOf(store: StoreAt, ref: ReleaseRef, files: FileMap): Promise<FileMap> {
  const scripts = scriptsOf(ref, files);
  const deltas = new Map<string, Uint8Array>();
  if (scripts.length === 0) return deltas;
  for (const earlier of await releasesBefore(store, ref))
    for (const old of scriptsOf(earlier, (await readRelease(store, earlier)) ?? new Map<string, Uint8Array>()))
      for (const { name, bytes } of scripts.filter(({ same }) => same === old.same)) {
        const file = deltaFile(name, dictionaryHash(old.bytes));
        if (deltas.has(file)) continue;
        const { shrinkBy, growBy } = await zstd();
        const frame = shrinkBy(bytes, old.bytes);
        // Brotli makes a quarter of a script without any dictionary. What does not give the very bytes is never kept.
        if (frame.length < bytes.length / 5 && dictionaryHash(growBy(frame, old.bytes)) === dictionaryHash(bytes))
          deltas.set(file, sealDelta(deltaOf(frame, old.bytes)));
      }
  return deltas;
}

interface Script {
  name: string;
  bytes: Uint8Array;
  same: string;
}

const scriptsOf = (ref: ReleaseRef, files: FileMap): Script[] =>
  [...files].flatMap(([name, bytes]) => {
    const same = sameScript(`${folderOf(ref)}/${name}`);
    return same && bytes.length >= smallest && bytes.length < largest ? [{ name, bytes, same }] : [];
  });

async function releasesBefore(store: StoreAt, { part, version }: ReleaseRef): Promise<ReleaseRef[]> {
  const registry = await newestRegistry(store).catch(noneIfRefused);
  const known = registry && partOf(registry, part);
  const versions = known ? [known.live, ...known.before].map(([name]) => name) : [];
  return versions
    .filter((name) => name !== version)
    .slice(0, releasesBack)
    .map((name) => ({ part, version: name }));
}

/** A registry that cannot be read must not keep a release out of the store, which is made without it. */
function noneIfRefused(error: unknown): undefined {
  if (error instanceof Refusal) return undefined;
  throw error;
}
