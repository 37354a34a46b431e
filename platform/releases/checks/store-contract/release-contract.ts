import { randomBytes } from 'node:crypto';
import { times } from '@rig4u/kernel/prove';
import type { FileMap } from '../../src/store/files';
import { isPlainPath } from '../../src/store/plain-path';
import type { ReleaseRef } from '../../src/store/release-ref';
import type { ReleaseStore } from '../../src/store/store';
import { closedAfterwards, inTurn, type Place } from './place';

const ref: ReleaseRef = { part: 'mf-guides', version: '1.0.0' };
const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text);

/** A release as a place has it: paths in order, and bytes. Undefined where there is none. */
export async function readAll(releases: ReleaseStore, of: ReleaseRef): Promise<[string, string][] | undefined> {
  const paths = await releases.paths(of);
  if (!paths) return undefined;
  const read = paths.toSorted().map(async (path): Promise<[string, string]> => {
    const bytes = await releases.readFile(of, path);
    if (!bytes) throw new Error(`${path} is named and not there.`);
    return [path, Buffer.from(bytes).toString('base64')];
  });
  return Promise.all(read);
}

/** Files as `readAll` gives them. */
export const asRead = (files: FileMap): [string, string][] =>
  [...files.entries()]
    .map(([path, bytes]): [string, string] => [path, Buffer.from(bytes).toString('base64')])
    .toSorted(([one], [other]) => (one < other ? -1 : 1));

/** Files of one writer, each of which says whose it is. */
export const filesBy = (writer: string): FileMap =>
  new Map(['remote.json', 'a.js', 'assets/b.css'].map((path) => [path, bytesOf(`${path} by ${writer}`)]));

/** What every place of releases promises. `fresh` makes an empty one. */
export function releaseContract(name: string, fresh: () => Promise<Place<'releases'>>): void {
  const kept = closedAfterwards();
  const opened = async (handles: number): Promise<ReleaseStore[]> => {
    const place = await fresh();
    const all = await Promise.all(Array.from({ length: handles }, () => kept(place.open())));
    return all.map(({ releases }) => releases);
  };
  const two = async (): Promise<[ReleaseStore, ReleaseStore]> => {
    const [one, other] = await opened(2);
    if (!one || !other) throw new Error('There are no two handles.');
    return [one, other];
  };

  describe(`${name}: releases`, () => {
    it('are not there before they are put', async () => {
      const [releases] = await two();
      expect(await releases.has(ref)).toBe(false);
      expect(await releases.paths(ref)).toBeUndefined();
      expect(await releases.readFile(ref, 'a.js')).toBeUndefined();
    });

    it('are read byte for byte as they were put, at once and by every handle', async () => {
      const [releases, other] = await two();
      const odd = ['_', '@a/+b~c.d-e', 'A.js', 'a.js', 'deep/er/and/deep/er/x', `${'n'.repeat(120)}.js`, 'a.js.br'];
      expect(odd.every(isPlainPath)).toBe(true);
      const around = bytesOf('not this, the middle, nor this');
      const files: FileMap = new Map<string, Uint8Array>([
        ...odd.map((path) => [path, bytesOf(path)] as const),
        ['empty', new Uint8Array()],
        ['all.bin', Uint8Array.from({ length: 256 }, (_, byte) => byte)],
        ['middle', around.subarray(10, 20)],
        ['same-as-middle', around.slice(10, 20)],
        ['large.bin', randomBytes(5_000_000)],
      ]);
      expect(await releases.put(ref, files)).toBe(true);
      expect(await other.has(ref)).toBe(true);
      expect(await readAll(other, ref)).toEqual(asRead(files));
    });

    it('have no other files: not of their folders, not of other releases', async () => {
      const [releases] = await two();
      await releases.put(ref, filesBy('anna'));
      for (const path of ['assets', 'b.css', 'a.js.map', 'assets/b', 'assets/b.css/c'])
        expect([path, await releases.readFile(ref, path)]).toEqual([path, undefined]);
      for (const other of [
        { part: 'mf-guides', version: '1.0.1' },
        { part: 'mf-guides', version: '1.0.0-a' },
        { part: 'mf-guide', version: '1.0.0' },
        { part: 'host', version: '1.0.0' },
      ])
        expect([await releases.has(other), await releases.paths(other)]).toEqual([false, undefined]);
    });

    it('are never overwritten', async () => {
      const [releases, other] = await two();
      const host = { part: 'host', version: '1.0.0' };
      expect(await releases.put(ref, filesBy('anna'))).toBe(true);
      expect(await releases.put(host, filesBy('host'))).toBe(true);
      for (const late of [releases, other]) expect(await late.put(ref, filesBy('ben'))).toBe(false);
      expect(await other.put(ref, filesBy('anna'))).toBe(false);
      expect(await readAll(releases, ref)).toEqual(asRead(filesBy('anna')));
      expect(await readAll(other, host)).toEqual(asRead(filesBy('host')));
    });

    it('are exactly one writer’s of twenty, and whole whenever somebody looks', async () => {
      const handles = await opened(4);
      for (let round = 0; round < times({ full: 25, short: 2 }); round++) {
        const one = { ...ref, version: `1.0.${round}` };
        const writers = Array.from({ length: 20 }, (_, i) => filesBy(`writer ${i}`));
        let writing = true;
        const seen: ([string, string][] | undefined)[] = [];
        const look = async (): Promise<void> => {
          while (writing) seen.push(await readAll(inTurn(handles, seen.length), one));
        };
        const looking = look();
        const won = await Promise.all(writers.map((files, i) => inTurn(handles, i).put(one, files)));
        writing = false;
        await looking;
        expect(won.filter(Boolean)).toHaveLength(1);
        const winner = asRead(writers[won.indexOf(true)] ?? new Map());
        for (const handle of handles) expect(await readAll(handle, one)).toEqual(winner);
        expect(seen.filter((at) => at !== undefined && JSON.stringify(at) !== JSON.stringify(winner))).toEqual([]);
      }
    });
  });
}
