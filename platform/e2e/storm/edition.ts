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
  /** Files that it has besides, by name, and that are not fetched ahead; those of the other release it has not. */
  notAhead?: Readonly<Record<string, string>>;
}

const manifest = v.object({
  id: v.string(),
  entry: v.string(),
  files: v.record(v.string(), v.string()),
  notAhead: v.optional(v.array(v.string()), []),
});

/**
 * Publishes a release once more, as another version with another text on its screen: ids and hashes become what a build would have
 * made of them. A build takes ten seconds.
 */
export async function publishEdition(
  store: StoreAt,
  { of, version, text: [find, put], notAhead = {} }: Edition,
): Promise<void> {
  const folder = (await readRelease(store, of)) ?? new Map<string, Uint8Array>();
  const read = (name: string): string => new TextDecoder().decode(folder.get(name));
  const before = v.parse(v.pipe(v.string(), v.parseJson(), manifest), read('remote.json'));
  const { id, entry, notAhead: earlier } = before;
  const files = Object.fromEntries(Object.entries(before.files).filter(([name]) => !earlier.includes(name)));
  const changed = Object.keys(files).filter((name) => read(name).includes(find));
  if (changed.length === 0) throw new Error(`No file of ${of.part} contains "${find}".`);

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
  const told: unknown = JSON.parse(renewed('remote.json'));
  const hashes: Record<string, string> = {};
  for (const [name, text] of Object.entries(notAhead)) {
    const bytes = new TextEncoder().encode(text);
    hashes[name] = integrityOf(bytes);
    await mkdir(path.dirname(path.join(dist, name)), { recursive: true });
    await writeFile(path.join(dist, name), bytes);
  }
  const own = Object.entries(v.parse(manifest, told).files).filter(([name]) => !earlier.includes(name));
  const whole = { ...Object(told), files: { ...Object.fromEntries(own), ...hashes }, notAhead: Object.keys(notAhead) };
  await writeFile(path.join(dist, 'remote.json'), JSON.stringify(whole, undefined, 2));
  await publish(store, dist);
}

const bare = (hash: string): string => hash.replace(/^sha384-/, '');
