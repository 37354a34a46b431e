import { utimes } from 'node:fs/promises';
import type { LoadMinute, LoadStore } from '@rig4u/releases/health';
import { promote, prune, rollback } from '@rig4u/releases';
import { releaseDir } from '@rig4u/releases/store';
import type { Browser, Page } from 'playwright-core';
import { times } from '@rig4u/kernel/prove';
import { eventually, until } from '@rig4u/kernel/until';
import { launchBrowser } from '@rig4u/workspace/launch-browser';
import { applicationIn, screenIn, visit, type Watched } from './support/browser';
import { publishHostEdition } from './support/host-edition';
import { startProduct, type Product } from './support/product';
import { saved_pc_builds } from './support/sample-builds';

const day = 24 * 3_600_000;
const old = { part: 'host', version: '8.0.0' };
/** Where the open tabs are, and the links that each of them has. */
const tabs = ['/', '/guides', '/pc-part-picker', '/optimal-build', '/saved-builds', '/contact', '/terms'];
const links = [
  '/privacy',
  '/contact',
  '/guides',
  '/pc-part-picker',
  '/optimal-build',
  '/account',
  '/saved-builds',
  '/',
  '/terms',
];

const rows = new Map<string, LoadMinute>();
const loads: LoadStore = {
  write: async (written) => written.forEach((row) => rows.set(`${row.part}@${row.version}`, row)),
  newestRevision: async () => undefined,
  addRevisions: async () => undefined,
  removeOld: async () => undefined,
  close: async () => undefined,
};

let browser: Browser;
let product: Product;
beforeAll(async () => {
  browser = await launchBrowser();
});
/** A host that was published 40 days ago is live. */
beforeEach(async () => {
  rows.clear();
  product = await startProduct({ loads });
  const { version } = (await product.registry()).host;
  await publishHostEdition(product.store, { of: version, version: old.version, text: ['Terms', 'Terms'] });
  const then = Date.now() - 40 * day;
  await utimes(releaseDir(product.store, old), then / 1_000, then / 1_000);
  await promote(product.store, old, { clock: () => then });
});
afterEach(() => product.close());
afterAll(() => browser.close());

interface OpenTab extends Watched {
  /** Pages that were loaded since the tab was opened. */
  loaded: string[];
}

async function openTab(path: string, stored: Record<string, unknown> = {}): Promise<OpenTab> {
  const visitor = await visit(browser, product.url);
  await visitor.context.addInitScript((texts) => {
    for (const [key, value] of Object.entries(texts)) localStorage.setItem(key, JSON.stringify(value));
  }, stored);
  // It has been open for long: what a page fetches when it is quiet is there.
  const later = [/\/load-reports\.[\da-f]+\.js/, /\/offline\.[\da-f]+\.js/].map(async (file) =>
    (await visitor.page.waitForResponse(file)).finished(),
  );
  await visitor.page.goto(path);
  await screenIn(visitor.page);
  await Promise.all(later);
  const loaded: string[] = [];
  visitor.page.on('request', (request) => {
    if (request.isNavigationRequest()) loaded.push(request.url().replace(product.url, ''));
  });
  return { ...visitor, loaded };
}

const linkTo = (page: Page, path: string) => page.locator(`:is(header, footer) a[href="${path}"]`).first();

/** Follows a link to its screen; a panel or an error screen is none. */
async function follow({ page }: OpenTab, path: string): Promise<void> {
  await linkTo(page, path).click();
  await page.waitForURL((url) => url.pathname === path);
  await applicationIn(page);
  await screenIn(page);
  await eventually(async () => expect(await page.getByRole('alert').allTextContents()).toEqual([]));
}

/** The host is rolled back, and what nobody is given any more is removed in the same hour. */
async function rollBackAndPrune(withdrawn: boolean): Promise<void> {
  await rollback(product.store, 'host');
  const gone = await prune(product.store, { now: Date.now() + 1_800_000, withdrawn });
  expect(gone.map(({ ref }) => ref).filter(({ part }) => part === 'host')).toEqual(withdrawn ? [old] : []);
}

test('a host that was live until now and is rolled back keeps its files under open tabs', async () => {
  const tab = await openTab('/');
  await rollBackAndPrune(false);
  for (const path of ['/terms', '/guides', '/contact']) await follow(tab, path);
  expect([tab.loaded, tab.problems]).toEqual([[], []]);
  await tab.context.close();
});

test('where it is removed at once, each link of seven open tabs loads the page anew once or works, and the host is to blame', async () => {
  const followed = tabs.flatMap((at, i) =>
    [...links.slice(i), ...links.slice(0, i)]
      .filter((path) => path !== at)
      .slice(0, times({ full: links.length, short: 1 }))
      .map((path) => ({ at, path })),
  );
  const open: { tab: OpenTab; at: string; path: string }[] = [];
  // Most of the time they are quiet.
  for (let i = 0; i < followed.length; i += tabs.length)
    open.push(
      ...(await Promise.all(
        followed.slice(i, i + tabs.length).map(async (one) => ({ ...one, tab: await openTab(one.at) })),
      )),
    );
  await rollBackAndPrune(true);
  for (const { tab, path } of open) {
    await follow(tab, path);
    // What it loads anew it loads where the visitor was going, and then never again.
    expect([[], [path]]).toContainEqual(tab.loaded);
    for (const next of links.filter((other) => other !== path).slice(0, 3)) await follow(tab, next);
    expect(tab.loaded.length).toBeLessThanOrEqual(1);
    expect(tab.problems).toEqual([]);
    await tab.context.close();
  }
  expect(open.filter(({ tab }) => tab.loaded.length > 0)).not.toEqual([]);
  expect(await until('the report', () => rows.get('host@8.0.0'))).toMatchObject({ part: 'host', panel: 1 });
  expect([...rows.values()].filter(({ part, failed }) => failed > 0 && part !== 'host')).toEqual([]);
});

test('a press whose code is gone loads the page anew where it is, with what was typed', async () => {
  const [builds, contact] = await Promise.all([openTab('/saved-builds', { saved_pc_builds }), openTab('/contact')]);
  await rollBackAndPrune(true);
  await builds.page.getByRole('button', { name: 'Delete Build #1' }).click();
  await eventually(() => expect(builds.loaded).toEqual(['/saved-builds']));
  await builds.page.getByRole('button', { name: 'Delete Build #1' }).click();
  await builds.page.getByRole('alertdialog').waitFor();
  expect(builds.loaded).toEqual(['/saved-builds']);

  const message = contact.page.getByRole('textbox', { name: 'Message' });
  await message.fill('Does this case hold a long card?');
  expect(contact.loaded).toEqual([]);
  await follow(contact, '/guides');
  await follow(contact, '/contact');
  await eventually(async () => expect(await message.inputValue()).toBe('Does this case hold a long card?'));
  expect(contact.loaded).toHaveLength(1);
  await builds.context.close();
  await contact.context.close();
});
