import { openAsBlob } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { getMimeType } from 'hono/utils/mime';
import { LRUCache } from 'lru-cache';
import { errorCode } from '@rig4u/kernel';
import { compressedSuffix, deltaFile, isCompressible, isPlainPath, openDelta, sameScript } from '@rig4u/releases/store';
import { acceptedEncoding, acceptsDelta, type Encoding } from './accepted-encoding';
import { fileHeaders } from './security-headers';

/** A file of a release as it is sent: its bytes, or the name of a large file, which is never held in memory. */
export interface SentFile {
  /** 200 when left out. */
  status?: number;
  headers: Readonly<Record<string, string>>;
  body: Buffer | string;
}

/** Finds a file by the path of its address, at once when it is in memory. Undefined when there is none. */
export type FindFile = (
  address: string,
  accepts: string | null | undefined,
  /** `Available-Dictionary`: the hash of an older script that the browser has. */
  dictionary?: string | null,
) => SentFile | undefined | Promise<SentFile | undefined>;

interface Kept extends SentFile {
  /** Changes when the file on the disk does. */
  stamp: string;
}

const largeFrom = 1024 * 1024;
/** How long a file in memory is sent without a look at the disk. */
const trustedMs = 1_000;
/** Memory that an entry takes besides its bytes, roughly. */
const entryBytes = 2_000;

/**
 * Finds files of releases and holds at most so many bytes of them in memory. They never change, so a browser may keep one for
 * a year; a file that was repaired on the disk is sent a second later all the same.
 */
export function fileFinder(store: string, memoryBytes: number): FindFile {
  const held = new LRUCache<string, Kept>({
    maxSize: memoryBytes,
    sizeCalculation: ({ body }) => entryBytes + (Buffer.isBuffer(body) ? body.length : 0),
    ttl: trustedMs,
    ttlResolution: 100,
    noDeleteOnStaleGet: true,
    fetchMethod: (key, before) => read(store, key, before),
  });
  // What is held has a plain path.
  const find = (path: string, key: string) => held.get(key) ?? (isPlainPath(path) ? held.fetch(key) : undefined);
  return (address, accepts, dictionary) => {
    const path = decoded(address.slice(1));
    if (path === undefined) return undefined;
    const key = `${isCompressible(path) ? acceptedEncoding(accepts) : 'identity'}:${path}`;
    const old = dictionary ? readHash(dictionary) : undefined;
    if (old === undefined || !acceptsDelta(accepts) || sameScript(path) === undefined) return find(path, key);
    const delta = find(path, `dcz/${old}:${path}`);
    return delta instanceof Promise ? delta.then((found) => found ?? find(path, key)) : (delta ?? find(path, key));
  };
}

/** A file as an answer. */
export async function fileResponse({ status = 200, headers, body }: SentFile): Promise<Response> {
  // Copied, because a body wants a buffer of its own.
  return new Response(Buffer.isBuffer(body) ? new Uint8Array(body) : await openAsBlob(body), { status, headers });
}

async function read(store: string, key: string, before: Kept | undefined): Promise<Kept | undefined> {
  const path = key.slice(key.indexOf(':') + 1);
  const file = join(store, path);
  if (key.startsWith('dcz/')) return readOne(deltaFile(file, key.slice(4, key.indexOf(':'))), path, 'dcz', before);
  if (key.startsWith('br:')) {
    const twin = await readOne(file + compressedSuffix, path, 'br', before);
    // The store makes a twin of each text. Should one have been lost, the file itself will do.
    if (twin) return twin;
  }
  return readOne(file, path, key.startsWith('gzip:') ? 'gzip' : 'identity', before);
}

async function readOne(
  file: string,
  path: string,
  encoding: Encoding | 'dcz',
  before?: Kept,
): Promise<Kept | undefined> {
  const known = await stat(file).catch(noneOnlyIfNoFile);
  if (!known?.isFile()) return undefined;
  const stamp = `${encoding}/${known.mtimeMs}/${known.ino}/${known.size}`;
  if (before?.stamp === stamp) return before;
  if (encoding === 'dcz' && known.size >= largeFrom) return undefined;
  if (known.size >= largeFrom) {
    const sent = encoding === 'gzip' ? 'identity' : encoding;
    return { stamp, headers: headersOf(path, sent, known.size), body: file };
  }
  const bytes = await readFile(file).catch(noneOnlyIfNoFile);
  if (!bytes) return undefined;
  const body = await packed(bytes, encoding);
  // A damaged delta is none: the whole file will do.
  return body && { stamp, headers: headersOf(path, encoding, body.length), body };
}

async function packed(bytes: Buffer, encoding: Encoding | 'dcz'): Promise<Buffer | undefined> {
  if (encoding === 'dcz') return openDelta(bytes);
  return encoding === 'gzip' ? promisify(gzip)(bytes, { level: 9 }) : bytes;
}

/** Smaller answers cost little, and each offer takes bytes too. */
const offeredFrom = 1_000;

/** Offers the browser to keep a script, and to name it when it asks for the same script of another release. */
function offer(path: string, encoding: Encoding | 'dcz', length: number): Record<string, string> {
  const same = sameScript(path);
  if (same === undefined) return isCompressible(path) ? { Vary: 'Accept-Encoding' } : {};
  const isOffered = encoding === 'dcz' || length >= offeredFrom;
  return {
    Vary: 'Accept-Encoding, Available-Dictionary',
    ...(isOffered && { 'Use-As-Dictionary': `match="${same}"` }),
  };
}

const headersOf = (path: string, encoding: Encoding | 'dcz', length: number): Record<string, string> => ({
  'Cache-Control': 'public, max-age=31536000, immutable',
  'Content-Type': getMimeType(path) ?? 'application/octet-stream',
  'Content-Length': String(length),
  ...(encoding !== 'identity' && { 'Content-Encoding': encoding }),
  ...offer(path, encoding, length),
  ...fileHeaders,
});

/** The hash of `:base64:`, a byte sequence of a structured field, in hexadecimal digits. Undefined for anything but a SHA-256. */
function readHash(field: string): string | undefined {
  const [, hash] = /^\s*:([A-Za-z0-9+/]{43}=):\s*$/.exec(field) ?? [];
  return hash && Buffer.from(hash, 'base64').toString('hex');
}

/** For `.catch`: what is no file, or has a name that no file can have, is `undefined`. */
function noneOnlyIfNoFile(error: unknown): undefined {
  if (['ENOENT', 'ENOTDIR', 'EISDIR', 'ENAMETOOLONG'].some((code) => code === errorCode(error))) return undefined;
  throw error;
}

function decoded(path: string): string | undefined {
  if (!path.includes('%')) return path;
  try {
    return decodeURIComponent(path);
  } catch (error) {
    if (error instanceof URIError) return undefined;
    throw error;
  }
}
