import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants } from 'node:zlib';

const compress = promisify(brotliCompress);
const decompress = promisify(brotliDecompress);
const text = /\.(js|css|html|svg|json)$/;

export const compressedSuffix = '.br';

/** Whether the store keeps a compressed twin of a file beside it. */
export const isCompressible = (path: string): boolean => text.test(path);

/** What was made of bytes that are still in use: a release is measured first, and then written. */
const made = new WeakMap<Uint8Array, Promise<Uint8Array>>();

/** Brotli at the highest quality: done once per release, read by every visitor. Bytes that were given may not be changed afterwards. */
export function shrink(bytes: Uint8Array): Promise<Uint8Array> {
  const known = made.get(bytes) ?? shrinkNow(bytes);
  made.set(bytes, known);
  return known;
}

function shrinkNow(bytes: Uint8Array): Promise<Uint8Array> {
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
  return compress(bytes, { params });
}

/** The bytes that `shrink` was given. Rejects when the input is not brotli. */
export const grow = (bytes: Uint8Array): Promise<Uint8Array> => decompress(bytes);
