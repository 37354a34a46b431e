import { parseAddress } from './address';
import { serviceIn } from './client';
import { objectsIn, type Objects } from './objects';
import type { UsedBucket } from './test-bucket';

const encode = (text: string): Uint8Array => new TextEncoder().encode(text);

/** What lies in a bucket, and what an engineer or a fault does to it. */
export function damageCases(bucket: UsedBucket): void {
  /** The objects below a place, for what only a fault or an engineer does there. */
  const objectsAt = (place: string): Objects => objectsIn(serviceIn(bucket.env()), parseAddress(place));
  async function overwrite(place: string, key: string, text: string): Promise<void> {
    const objects = objectsAt(place);
    const over = (await objects.read(key))?.etag;
    expect(await objects.write(key, encode(text), { writer: 'an engineer', over })).toBe('own');
  }

  const ref = { part: 'mf-a', version: '1.0.0-pr.1+b' };
  const files = new Map([
    ['a.js', encode('a')],
    ['b/empty.css', encode('')],
    ['b/a-again.js', encode('a')],
    ['__proto__', encode('c')],
  ]);
  const blobOfA = 'blobs/ca978112ca1bbdcafac231b39a23dc4da786eff8147c4e72b9807785afee48bb';

  test('a release: files with the same bytes are one object', async () => {
    const place = bucket.place();
    const [store, other] = [await bucket.open(place), await bucket.open(place)];
    expect(await store.releases.put(ref, files)).toBe(true);
    expect((await objectsAt(place).look(blobOfA))?.size).toBe(1);
    expect((await other.releases.paths(ref))?.toSorted()).toEqual([...files.keys()].toSorted());
    for (const [path, bytes] of files) expect(await other.releases.readFile(ref, path)).toEqual(bytes);
    expect(await other.releases.readFile(ref, 'c.js')).toBeUndefined();
    expect(await other.releases.put(ref, files)).toBe(false);
  });

  test('a damaged file is named and never given; one that is in the way stops a publish', async () => {
    const place = bucket.place();
    const store = await bucket.open(place);
    await store.releases.put(ref, files);
    await overwrite(place, blobOfA, 'other');
    await expect(store.releases.readFile(ref, 'a.js')).rejects.toThrow(
      `a.js of mf-a@1.0.0-pr.1+b is damaged: ${blobOfA} in ${place} has other bytes than its name says.`,
    );
    const next = { ...ref, version: '1.0.1' };
    await expect(store.releases.put(next, files)).rejects.toThrow(
      `${blobOfA} in ${place} has 5 bytes and should have 1, so nothing was published. Remove that object`,
    );
    expect(await store.releases.has(next)).toBe(false);
    await overwrite(place, 'remotes/mf-a/1.0.0-pr.1+b/contents.json', '{"files":');
    await expect((await bucket.open(place)).releases.paths(ref)).rejects.toThrow(
      `remotes/mf-a/1.0.0-pr.1+b/contents.json in ${place} lists no files.`,
    );
  });

  test('a head that is behind, or not there yet, is only where a reader begins', async () => {
    const place = bucket.place();
    const [store, other] = [await bucket.open(place), await bucket.open(place)];
    // As a writer leaves it that died in between.
    await objectsAt(place).write('registry/r/1.json', encode('text 1'), { writer: 'dead' });
    expect(await other.log.newest()).toBe(1);
    for (const revision of [2, 3]) expect(await store.log.append(revision, `text ${revision}`)).toBe(true);
    await overwrite(place, 'registry/head.json', '{"revision":1}');
    expect(await other.log.newest()).toBe(3);
    expect(await other.log.append(4, 'text 4')).toBe(true);
    expect(await store.log.newest()).toBe(4);
    expect(new TextDecoder().decode((await objectsAt(place).read('registry/head.json'))?.bytes)).toBe(
      '{"revision":4}\n',
    );
  });

  test('a head that names a missing revision, or none, is refused by name', async () => {
    const place = bucket.place();
    const store = await bucket.open(place);
    await store.log.append(1, 'text');
    await overwrite(place, 'registry/head.json', '{"revision":9}');
    await expect(store.log.newest()).rejects.toThrow(
      `registry/head.json in ${place} names revision 9, and there is no registry/r/9.json. Put the object back`,
    );
    await overwrite(place, 'registry/head.json', 'nonsense');
    await expect(store.log.newest()).rejects.toThrow(`registry/head.json in ${place} names no revision.`);
  });
}
