import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import * as v from 'valibot';
import { temporaryFolder } from '@rig4u/kernel/temporary-folder';
import { publish } from '@rig4u/releases';
import { integrityOf, readRelease, type ReleaseRef, type StoreAt } from '@rig4u/releases/store';

interface Edition {
  /** The release that it is made from. */
  of: ReleaseRef;
  version: string;
  /** A text of its screen, and what stands there instead. */
  text: readonly [find: string, put: string];
}

const manifest = v.object({ id: v.string(), entry: v.string(), files: v.record(v.string(), v.string()) });

/**
 * Publishes a release once more, as another version with another text on its screen: ids and hashes become what a build would have
 * made of them. A build takes ten seconds.
 */
export async function publishEdition(store: StoreAt, { of, version, text: [find, put] }: Edition): Promise<void> {
  const folder = (await readRelease(store, of)) ?? new Map<string, Uint8Array>();
  const read = (name: string): string => new TextDecoder().decode(folder.get(name));
  const { id, entry, files } = v.parse(v.pipe(v.string(), v.parseJson(), manifest), read('remote.json'));
  const marked = Object.keys(files).filter((name) => read(name).includes(find));
  if (marked.length === 0) throw new Error(`No file of ${of.part} contains "${find}".`);

  const replaced = new Map([[id, `${of.part}_${version}`.replaceAll(/\W/g, '_')]]);
  const renewed = (name: string): string =>
    [...replaced].reduce((text, [old, now]) => text.replaceAll(old, now), read(name)).replaceAll(find, put);
  const dist = await temporaryFolder();
  // The entry names the hashes of the others, without their algorithm, and the manifest that of the entry.
  for (const name of [...Object.keys(files).filter((other) => other !== entry), entry]) {
    const bytes = new TextEncoder().encode(renewed(name));
    replaced.set(bare(files[name] ?? ''), bare(integrityOf(bytes)));
    await mkdir(path.dirname(path.join(dist, name)), { recursive: true });
    await writeFile(path.join(dist, name), bytes);
  }
  replaced.set(`"version": "${of.version}"`, `"version": "${version}"`);
  await writeFile(path.join(dist, 'remote.json'), renewed('remote.json'));
  await publish(store, dist);
}

const bare = (hash: string): string => hash.replace(/^sha384-/, '');
