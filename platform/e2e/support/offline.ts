import type { Page } from 'playwright-core';
import { until } from '@rig4u/kernel/until';

const cacheName = 'rig4u-offline';
/** The entries of the cache that are no files: the page, and the list of what belongs to it. */
export const ownEntries = ['/offline-page', '/registry/kept.json'];

/** What a browser keeps for use without a network. */
export interface Kept {
  /** Of the page that opens without a network; undefined while there is none. */
  revision: number | undefined;
  /** Paths of everything in the cache. */
  paths: string[];
  bytes: number;
  /** All caches that there are. */
  caches: string[];
}

/** Reads what a visitor's browser keeps. */
export const kept = (page: Page): Promise<Kept> =>
  page.evaluate(async (name) => {
    const names = await caches.keys();
    if (!names.includes(name)) return { revision: undefined, paths: [], bytes: 0, caches: names };
    const cache = await caches.open(name);
    const html = await (await cache.match('/offline-page'))?.text();
    const list: { bytes?: number } = (await (await cache.match('/registry/kept.json'))?.json()) ?? {};
    const paths = (await cache.keys()).map(({ url }) => new URL(url).pathname);
    const index = /id="rig4u-index">(.*?)<\/script>/s.exec(html ?? '')?.[1];
    return { revision: index && JSON.parse(index).revision, paths, bytes: list.bytes ?? 0, caches: names };
  }, cacheName);

/**
 * Has a page do at once what it does by itself when it was left alone for three seconds: get the worker, and tell it to keep what is
 * live.
 */
export const keepAtOnce = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    await navigator.serviceWorker.register('/worker.js', { updateViaCache: 'none' });
    const { epoch, revision } = JSON.parse(document.getElementById('rig4u-index')?.textContent ?? '');
    (await navigator.serviceWorker.ready).active?.postMessage({ epoch, revision });
  });

/** Resolves when a browser keeps a revision whole. */
export async function keeps(page: Page, revision: number): Promise<Kept> {
  return until(`revision ${revision} to be kept`, async () => {
    const now = await kept(page);
    return now.revision === revision && now;
  });
}

/** The versions of a remote whose files a page asked for since it was opened. */
export const versionsOf = (page: Page, remote: string): Promise<string[]> =>
  page.evaluate((name) => {
    const asked = performance.getEntriesByType('resource').map((entry) => new URL(entry.name).pathname.split('/'));
    return [
      ...new Set(
        asked.filter(([, folder, part]) => folder === 'remotes' && part === name).map((path) => path[3] ?? ''),
      ),
    ];
  }, remote);
