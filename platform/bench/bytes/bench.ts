import { launchBrowser } from '@rig4u/workspace/launch-browser';
import { visitCold } from './measure';
import { serveProduct } from './product';

/** `pnpm bench bytes [path]`: what a cold visit of the composed product asks for, file by file; the picker without a path. */
export async function benchBytes(path = '/pc-part-picker'): Promise<void> {
  const product = await serveProduct();
  const browser = await launchBrowser();
  const { bytes, requests, files } = await visitCold(browser, product.url, path);
  await browser.close();
  await product.close();
  console.log(`\n${path}, cold, empty build: ${kilobytes(bytes)} in ${requests} requests (brotli, with headers).\n`);
  console.table(
    files
      .toSorted((a, b) => b.bytes - a.bytes)
      .map(({ url, kind, bytes: size }) => ({ file: nameOf(url), kind, size: kilobytes(size) })),
  );
}

const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} KB`;

/** Without versions and hashes, which differ with every build. */
const nameOf = (url: string): string =>
  new URL(url).pathname.replace(/\/\d+\.\d+\.\d+[^/]*\//, '/').replace(/\.[0-9a-f]{8}\./, '.');
