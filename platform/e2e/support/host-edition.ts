import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { temporaryFolder } from '@rig4u/kernel/temporary-folder';
import { publish } from '@rig4u/releases';
import { integrityOf, readRelease } from '@rig4u/releases/store';

interface HostEdition {
  /** The version that it is made from. */
  of: string;
  version: string;
  /** A text of one of its scripts, and what stands there instead. */
  text: readonly [find: string, put: string];
}

const isText = (name: string): boolean => /\.(js|html|json)$/.test(name);

/**
 * Publishes a host once more, as another version with another text: addresses and hashes become what a build would have made of them.
 * A build takes half a minute.
 */
export async function publishHostEdition(
  store: string,
  { of, version, text: [find, put] }: HostEdition,
): Promise<void> {
  const files = await readRelease(store, { part: 'host', version: of });
  if (!files) throw new Error(`host@${of} is not in the store.`);
  const old = new Map([...files].filter(([name]) => isText(name)).map(([name, bytes]) => [name, read(bytes)]));
  if (![...old.values()].some((text) => text.includes(find)))
    throw new Error(`No file of the host contains "${find}".`);

  const hashes = new Map<string, string>();
  const renewed = (text: string): string =>
    [...hashes].reduce(
      (now, [before, after]) => now.replaceAll(before, after),
      text.replaceAll(of, version).replaceAll(find, put),
    );
  // A script names the hashes of others, without their algorithm, the page those of scripts: until nothing changes any more.
  for (let known = ''; known !== JSON.stringify([...hashes]);) {
    known = JSON.stringify([...hashes]);
    for (const [name, text] of old) if (name !== 'host.json') hashes.set(bare(write(text)), bare(write(renewed(text))));
  }
  // The page's own rules name files by their addresses, and its policy names the rules by their hash.
  for (const [, css = ''] of (old.get('index.html') ?? '').matchAll(/<style>(.*?)<\/style>/gs))
    hashes.set(inlineHash(css), inlineHash(renewed(css)));
  const dist = await temporaryFolder();
  for (const [name, bytes] of files) {
    if (name === 'release.json') continue;
    await mkdir(path.dirname(path.join(dist, name)), { recursive: true });
    await writeFile(path.join(dist, name), isText(name) ? write(renewed(read(bytes))) : bytes);
  }
  await publish(store, dist);
}

const inlineHash = (text: string): string => `sha256-${createHash('sha256').update(text).digest('base64')}`;
const bare = (bytes: Uint8Array): string => integrityOf(bytes).replace(/^sha384-/, '');
const read = (bytes: Uint8Array): string => new TextDecoder().decode(bytes);
const write = (text: string): Uint8Array => new TextEncoder().encode(text);
