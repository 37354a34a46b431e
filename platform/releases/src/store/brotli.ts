import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants } from 'node:zlib';

const compress = promisify(brotliCompress);
const decompress = promisify(brotliDecompress);
const text = /\.(js|css|html|svg|json)$/;

export const compressedSuffix = '.br';

/** Whether the store keeps a compressed twin of a file beside it. */
export const isCompressible = (path: string): boolean => text.test(path);

type Shrink = (bytes: Uint8Array) => Promise<Uint8Array>;

/** Keeps what was made of bytes that are still in use: a release is measured first, and then written. */
function shrinkTo(quality: number): Shrink {
  const made = new WeakMap<Uint8Array, Promise<Uint8Array>>();
  return (bytes) => {
    const params = { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
    const known = made.get(bytes) ?? compress(bytes, { params });
    made.set(bytes, known);
    return known;
  };
}

/** Brotli at the highest quality: done once per release, read by every visitor. Bytes that were given may not be changed afterwards. */
export const shrink = shrinkTo(11);

/** Brotli in a fiftieth of the time, a twelfth larger: for releases that only this machine reads. */
export const shrinkQuickly = shrinkTo(5);

/** The bytes that `shrink` was given. Rejects when the input is not brotli. */
export const grow = (bytes: Uint8Array): Promise<Uint8Array> => decompress(bytes);
