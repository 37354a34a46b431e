import { patiently } from '@rig4u/shared/lazy';
import * as v from 'valibot';

const imported = v.object({ default: v.unknown() });
/** A file of this release, as the build imports it. */
const pinned = v.strictObject({ src: v.string(), integrity: v.string() });

/**
 * The content of a file in `market/packed`. A bundler gives the file's address and hash, and it is fetched; Jest and programs give its
 * content. Rejects when it does not arrive or its bytes are others.
 */
export async function readPacked(name: string): Promise<unknown> {
  // Eager: the addresses of all files are a few words in one chunk, and the files stay files.
  const module: unknown = await import(/* webpackMode: "eager" */ `../../../market/packed/${name}.json`);
  const { default: file } = v.parse(imported, module);
  return v.is(pinned, file) ? fetchPinned(file) : file;
}

/** Fetches a file of this release. */
export async function fetchPinned({ src, integrity }: v.InferOutput<typeof pinned>): Promise<unknown> {
  let tries = 0;
  return patiently(async () => {
    tries += 1;
    // A second try asks past the browser's cache, where wrong bytes would be found again.
    const response = await fetch(src, { integrity, ...(tries > 1 && { cache: 'reload' }) });
    if (!response.ok) throw new Error(`${src} did not arrive: status ${response.status}`);
    return response.json();
  });
}
