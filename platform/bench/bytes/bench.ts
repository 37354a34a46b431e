import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { launchBrowser } from '@rig4u/workspace/launch-browser';
import { visitCold } from '../measure';
import { serveProduct } from '../product';
import { budgetOf, bytesByGroup } from './budgets';
import { groups } from './groups';
import { weighScreens } from './index';
import { withoutHash } from './names';
import { ownBytes, type OwnBytes } from './own-bytes';

/**
 * `pnpm bench bytes`: what a cold visit of each screen carries, by what it is for, and what of it is federation's own.
 * With a path, file by file; with `--write` the budgets that `npm test` compares with become what was measured.
 */
export async function benchBytes(what?: string): Promise<void> {
  const product = await serveProduct();
  const browser = await launchBrowser();
  try {
    if (what?.startsWith('/')) return await printFiles(await visitCold(browser, product.url, what), what);
    const screens = await weighScreens(browser, product.url);
    for (const { screen, weighed, bytes, scriptBytes, requests } of screens) {
      const found = bytesByGroup(weighed);
      console.log(`\n${screen}: ${kilobytes(bytes)} in ${requests} requests, ${kilobytes(scriptBytes)} of it scripts`);
      console.table(
        Object.fromEntries(groups.flatMap((group) => (found[group] ? [[group, kilobytes(found[group])]] : []))),
      );
    }
    if (what !== '--write') printOwn(await ownBytes(browser, { url: product.url, screens }));
    else {
      const budgets = screens.map(({ screen, weighed }) => ({ screen, ...budgetOf(weighed) }));
      // A module weighs the same wherever it is, so it stands once.
      const file = {
        screens: Object.fromEntries(budgets.map(({ screen, most }) => [screen, most])),
        modules: Object.assign({}, ...budgets.map(({ modules }) => modules)),
      };
      await writeFile(path.join(import.meta.dirname, 'budgets.json'), `${JSON.stringify(file, null, 2)}\n`);
    }
  } finally {
    await browser.close();
    await product.close();
  }
}

function printOwn(found: readonly OwnBytes[]): void {
  console.log("\nFederation's own bytes: the product without its rendered screen, less one bundle in the same run.");
  const rows = found.map(({ screen, product, rendered, bundle, own, most }): [string, Record<string, string>] => [
    screen,
    {
      product: kilobytes(product),
      rendered: kilobytes(rendered),
      bundle: kilobytes(bundle),
      own: kilobytes(own),
      goal: own <= most ? 'reached' : `${kilobytes(own - most)} over`,
    },
  ]);
  console.table(Object.fromEntries(rows));
  console.log('Where product and bundle differ:');
  const differences = found.map(({ screen, byGroup }): [string, Record<string, string>] => [
    screen,
    Object.fromEntries(Object.entries(byGroup).map(([group, bytes]) => [group, (bytes / 1000).toFixed(1)])),
  ]);
  console.table(Object.fromEntries(differences));
}

function printFiles({ bytes, requests, files }: Awaited<ReturnType<typeof visitCold>>, screen: string): void {
  console.log(`\n${screen}, cold, empty build: ${kilobytes(bytes)} in ${requests} requests (brotli, with headers).\n`);
  console.table(
    files
      .toSorted((a, b) => b.bytes - a.bytes)
      .map(({ url, kind, bytes: size }) => ({ file: nameOf(url), kind, size: kilobytes(size) })),
  );
}

const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} KB`;

/** Without versions and hashes, which differ with every build. */
const nameOf = (url: string): string => withoutHash(new URL(url).pathname.replace(/\/\d+\.\d+\.\d+[^/]*\//, '/'));
