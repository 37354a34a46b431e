import { readFile } from 'node:fs/promises';
import { brotliCompressSync } from 'node:zlib';
import { testStore } from '@rig4u/kernel';
import { fakeIndex } from '@rig4u/releases/fake-index';
import { indexFile, readReleaseFile } from '@rig4u/releases/store';
import { readIndex } from '@rig4u/shared/contracts';

/**
 * Bytes as brotli of what the registry adds to a page of the builder, our largest record: with our own remotes, and with generated
 * ones beside them.
 */
export async function benchRegistryBytes(): Promise<Record<string, Record<string, number>>> {
  const index = readIndex(JSON.parse(await readFile(indexFile(testStore), 'utf8')));
  const builder = index.remotes['mf-builder'];
  if (!builder || !('live' in builder)) throw new Error('The test store has no mf-builder.');
  const ref = { part: 'mf-builder', version: builder.live[0] };
  const record = new TextDecoder().decode(await readReleaseFile(testStore, ref, 'release.json'));
  const own = Object.entries(index.remotes);
  const weigh = (text: string): number => brotliCompressSync(text).length;
  return Object.fromEntries(
    [own.length, 40, 100].map((remotes) => {
      const generated = Object.entries(fakeIndex(remotes - own.length).remotes);
      const text = JSON.stringify({ ...index, remotes: Object.fromEntries([...own, ...generated]) });
      return [`${remotes} remotes`, { index: weigh(text), 'index and record': weigh(text + record) }];
    }),
  );
}
