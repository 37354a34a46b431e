import { LRUCache } from 'lru-cache';
import * as v from 'valibot';
import { randomUUID } from 'node:crypto';
import { Refusal } from '@rig4u/kernel';
import { folderOf, labelOf, type FileMap, type ReleaseRef, type ReleaseStore } from '@rig4u/releases/store';
import type { Objects } from './objects';
import { sha256, type PutOnce } from './put-once';

const fileSchema = v.object({
  path: v.string(),
  sha256: v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/)),
  size: v.number(),
});
const contentsSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ schema: v.literal(1), files: v.array(fileSchema) }),
);
type ListedFile = v.InferOutput<typeof fileSchema>;
type Contents = ReadonlyMap<string, ListedFile>;

const contentsKey = (ref: ReleaseRef): string => `${folderOf(ref)}/contents.json`;
const blobKey = (hash: string): string => `blobs/${hash}`;

/** How many lists of files are kept in memory: they never change. */
const keptLists = 200;

/**
 * Releases in a bucket. A file is an object named by its hash, written before the one object that lists a release's files: so there is
 * no half release, and no two writers' files are mixed. What a writer leaves that dies are objects that nobody names.
 */
export function releasesIn(objects: Objects, name: string, putOnce: PutOnce): ReleaseStore {
  const lists = new LRUCache<string, Contents>({ max: keptLists });

  async function contentsOf(ref: ReleaseRef): Promise<Contents | undefined> {
    const key = contentsKey(ref);
    const known = lists.get(key);
    if (known) return known;
    const found = await objects.read(key);
    if (!found) return undefined;
    const read = v.safeParse(contentsSchema, new TextDecoder().decode(found.bytes));
    if (!read.success) throw new Refusal(`${key} in ${name} lists no files. Put that object back from a backup.`);
    const contents: Contents = new Map(read.output.files.map((file) => [file.path, file]));
    lists.set(key, contents);
    return contents;
  }

  async function putBlob(hash: string, bytes: Uint8Array): Promise<void> {
    const there = await objects.write(blobKey(hash), bytes, { writer: randomUUID() });
    if (there === 'own' || there?.size === bytes.length) return;
    throw new Refusal(
      `${blobKey(hash)} in ${name} has ${there?.size ?? 'no'} bytes and should have ${bytes.length}, so nothing was published. Remove that object, then publish again.`,
    );
  }

  async function put(ref: ReleaseRef, files: FileMap): Promise<boolean> {
    const listed = [...files].map(([path, bytes]) => ({ path, sha256: sha256(bytes), size: bytes.length }));
    const text = JSON.stringify({ schema: 1, files: listed.toSorted((a, b) => (a.path < b.path ? -1 : 1)) });
    if (!(await objects.look(contentsKey(ref)))) {
      const blobs = new Map(listed.map((file) => [file.sha256, files.get(file.path)]));
      await Promise.all([...blobs].map(([hash, bytes]) => bytes && putBlob(hash, bytes)));
    }
    return putOnce(contentsKey(ref), new TextEncoder().encode(text));
  }

  async function readFile(ref: ReleaseRef, path: string): Promise<Uint8Array | undefined> {
    const file = (await contentsOf(ref))?.get(path);
    if (!file) return undefined;
    const found = await objects.read(blobKey(file.sha256));
    if (found && sha256(found.bytes) === file.sha256) return found.bytes;
    throw new Refusal(
      `${path} of ${labelOf(ref)} is damaged: ${blobKey(file.sha256)} in ${name} ${found ? 'has other bytes than its name says' : 'is gone'}. Put that object back from a backup${found ? ', or remove it' : ''}; publishing the same build under a new version brings it back, too.`,
    );
  }

  return {
    has: async (ref) => lists.has(contentsKey(ref)) || (await objects.look(contentsKey(ref))) !== undefined,
    put,
    paths: async (ref) => {
      const contents = await contentsOf(ref);
      return contents && [...contents.keys()];
    },
    readFile,
  };
}
