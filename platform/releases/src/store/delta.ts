import { createHash } from 'node:crypto';

/** What a delta begins with, by RFC 9842: a frame that every zstd decoder skips, of 32 bytes. */
const magic = Uint8Array.of(0x5e, 0x2a, 0x4d, 0x18, 0x20, 0, 0, 0);
const sha256 = (bytes: Uint8Array): Buffer => createHash('sha256').update(bytes).digest();

/** Names bytes as a browser names a dictionary that it holds, in hexadecimal digits. */
export const dictionaryHash = (bytes: Uint8Array): string => sha256(bytes).toString('hex');

/** The file in which the store keeps what changed in `file` since the bytes of a hash. */
export const deltaFile = (file: string, dictionary: string): string => `${file}.${dictionary}.delta`;

/** The file that a delta belongs to; undefined for what is no delta. */
export const fileOfDelta = (path: string): string | undefined => /^(.+)\.[0-9a-f]{64}\.delta$/.exec(path)?.[1];

/**
 * Which addresses hold the same script in other releases: a URL pattern with a star for the version, and one for the hash in the name.
 * Undefined for what is no script of a release.
 */
export function sameScript(path: string): string | undefined {
  const [, part, file] = /^\/?(host|remotes\/[\w-]+)\/[^/*]+\/([\w./-]+\.js)$/.exec(path) ?? [];
  return part && file && `/${part}/*/${file.replace(/\.[0-9a-f]{8}(?=\.js$)/, '.*')}`;
}

/** A delta as it is sent: Content-Encoding `dcz`. `frame` is what zstd made of the new bytes with the old ones as its dictionary. */
export const deltaOf = (frame: Uint8Array, old: Uint8Array): Uint8Array => Buffer.concat([magic, sha256(old), frame]);

/** A delta as the store keeps it: behind a hash of it. A browser could only refuse what a damaged one makes, and would have no script. */
export const sealDelta = (delta: Uint8Array): Uint8Array => Buffer.concat([sha256(delta), delta]);

/** The delta; undefined when it is damaged. */
export function openDelta(sealed: Uint8Array): Buffer | undefined {
  const delta = Buffer.from(sealed.subarray(32));
  return sha256(delta).equals(sealed.subarray(0, 32)) ? delta : undefined;
}
