import { readFileSync } from 'node:fs';
import path from 'node:path';
import { build } from 'esbuild';
import type { Page } from 'playwright-core';
import { launchBrowser } from '@rig4u/workspace/launch-browser';
import { packedFolder } from '../../../mf-builder/market/src/packed/folder';
import type { CatalogueType } from '../../../mf-builder/src/catalogue/schema';
import type { BuildComponents } from '../../../shared/src/builds/schema';
import type { Timing } from '../builder/timing';
import type { MarketInPage } from './in-page';

/** How many times slower than this machine the processor is made. */
export const slower = 4;

/** Lists and keys of one type in a page. */
export interface Slowed {
  list: Timing;
  /** To the next paint, in the 95th percentile; absent where no query is known. */
  key?: number;
}

/** What is asked of a type. */
export interface Asked {
  type: CatalogueType;
  typed: readonly string[];
}

/** Measures each type in a page of a browser whose processor is slowed; `builds` are those of the lists, the last one that of the keys. */
export async function measureSlowed(
  types: readonly Asked[],
  builds: readonly BuildComponents[],
): Promise<Map<CatalogueType, Slowed>> {
  const script = await bundled();
  const browser = await launchBrowser();
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  const tools = await page.context().newCDPSession(page);
  const seen = new Map<CatalogueType, Slowed>();
  for (const asked of types) {
    // Why a new document for each: what one type leaves behind is not collected in the next one's time.
    await page.goto('about:blank');
    await page.addScriptTag({ content: script });
    await tools.send('Emulation.setCPUThrottlingRate', { rate: slower });
    seen.set(asked.type, await measureType(page, asked, builds));
    await tools.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  }
  await browser.close();
  return seen;
}

async function measureType(page: Page, { type, typed }: Asked, builds: readonly BuildComponents[]): Promise<Slowed> {
  const packed: unknown = JSON.parse(readFileSync(path.join(packedFolder, `market-${type}.json`), 'utf8'));
  const { list, keys } = await page.evaluate(
    async ({ type: opened, packed: file, builds: some, typed: queries }) => {
      const open: (one: string, content: unknown) => MarketInPage = Reflect.get(globalThis, 'openMarket');
      const market = open(opened, file);
      const last = some.at(-1);
      return { list: market.lists(some), keys: last ? await market.keys(queries, last) : [] };
    },
    { type, packed, builds, typed },
  );
  const inOrder = keys.toSorted((a, b) => a - b);
  const key = inOrder[Math.floor(inOrder.length * 0.95)];
  return { list, ...(key !== undefined && { key }) };
}

async function bundled(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [path.join(import.meta.dirname, 'in-page.ts')],
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    platform: 'browser',
    logLevel: 'error',
  });
  const [file] = outputFiles;
  if (!file) throw new Error('esbuild wrote no file for the page.');
  return file.text;
}
