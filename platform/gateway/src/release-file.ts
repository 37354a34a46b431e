import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { getMimeType } from 'hono/utils/mime';
import { errorCode, noneOnlyIfMissing } from '@rig4u/kernel';
import { compressedSuffix, isCompressible, isPlainPath } from '@rig4u/releases/store';
import { bodyOf, encoded } from './document';

/** Answers with a file of a release: it never changes, so a browser may keep it for a year. Undefined when there is none. */
export async function releaseFile(store: string, request: Request): Promise<Response | undefined> {
  const path = decoded(new URL(request.url).pathname.slice(1));
  if (path === undefined || !isPlainPath(path)) return undefined;
  const headers = new Headers({
    'Cache-Control': 'public, max-age=31536000, immutable',
    'Content-Type': getMimeType(path) ?? 'application/octet-stream',
    // Scripts are asked for with `crossorigin` because of their integrity, and a CDN may stand on another origin.
    'Access-Control-Allow-Origin': '*',
  });
  const bytes = isCompressible(path)
    ? await readText(join(store, path), request, headers)
    : await read(join(store, path));
  return bytes && new Response(bodyOf(bytes), { headers });
}

async function readText(file: string, request: Request, headers: Headers): Promise<Uint8Array | undefined> {
  headers.set('Vary', 'Accept-Encoding');
  return read(encoded(request, headers) ? file + compressedSuffix : file);
}

const read = (file: string): Promise<Uint8Array | undefined> =>
  readFile(file).catch((error: unknown) => (errorCode(error) === 'EISDIR' ? undefined : noneOnlyIfMissing(error)));

function decoded(path: string): string | undefined {
  try {
    return decodeURIComponent(path);
  } catch (error) {
    if (error instanceof URIError) return undefined;
    throw error;
  }
}
