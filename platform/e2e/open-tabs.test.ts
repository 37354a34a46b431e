import { utimes } from 'node:fs/promises';
import { promote, prune, rollback } from '@rig4u/releases';
import { labelOf, releaseDir } from '@rig4u/releases/store';
import type { Browser, Page } from 'playwright-core';
import { times } from '@rig4u/kernel/prove';
import { eventually, until } from '@rig4u/kernel/until';
import { launchBrowser } from '@rig4u/workspace/launch-browser';
import { applicationIn, screenIn, visit, type Watched } from './support/browser';
import { publishHostEdition } from './support/host-edition';
import { keptLoads } from './support/kept-loads';
import { startProduct, type Product } from './support/product';
import { saved_pc_builds } from './support/sample-builds';
import { publishEdition } from './storm/edition';

const day = 24 * 3_600_000;
const old = { part: 'host', version: '8.0.0' };
const oldGuides = { part: 'mf-guides', version: '7.0.0' };
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

const { rows, loads } = keptLoads();

let browser: Browser;
let product: Product;
/** A host that was published 40 days ago is live, and guides of yesterday. */
beforeAll(async () => {
  browser = await launchBrowser();
  product = await startProduct({ loads });
  const { host: sound, remotes } = await product.registry();
  await publishHostEdition(product.store, { of: sound.version, version: old.version, text: ['Terms', 'Terms'] });
  const of = { part: 'mf-guides', version: remotes['mf-guides']?.live.version ?? '' };
  await publishEdition(product.store, { of, version: oldGuides.version, text: ['Guides', 'Guides'] });
  await promote(product.store, oldGuides);
  const then = Date.now() - 40 * day;
  await utimes(releaseDir(product.store, old), then / 1_000, then / 1_000);
  await promote(product.store, old, { clock: () => then });
});
afterAll(async () => {
  await product.close();
  await browser.close();
});

interface OpenTab extends Watched {
  /** Pages that were loaded since the tab was opened. */
  loaded: string[];
  /** How many of them have come. */
  come: () => number;
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
  let come = 0;
  visitor.page.on('domcontentloaded', () => void (come += 1));
  return { ...visitor, loaded, come: () => come };
}

const linkTo = (page: Page, path: string) => page.locator(`:is(header, footer) a[href="${path}"]`).first();

/** Another page or the same one, where links are links of the application: a press before that is one more page. */
async function arrive(page: Page, at: Parameters<Page['waitForURL']>[0]): Promise<void> {
  await page.waitForURL(at, { waitUntil: 'domcontentloaded' });
  await applicationIn(page);
}

/** Follows a link to its screen, from a page that has come; a panel or an error screen is none. */
async function follow({ page, loaded, come }: OpenTab, path: string): Promise<void> {
  await eventually(async () => expect(come()).toBe(loaded.length));
  await applicationIn(page);
  await linkTo(page, path).click();
  await arrive(page, (url) => url.pathname === path);
  await screenIn(page);
  await eventually(async () => expect(await page.getByRole('alert').allTextContents()).toEqual([]));
}

/** What is rolled back and given to nobody any more is removed in the same hour; which releases these are. */
async function rollBackAndPrune(part: string, withdrawn: boolean): Promise<string[]> {
  await rollback(product.store, part);
  const gone = await prune(product.store, { now: Date.now() + 1_800_000, withdrawn });
  return gone.map(({ ref }) => labelOf(ref)).filter((label) => [old, oldGuides].map(labelOf).includes(label));
}

test('a host that was live until now and is rolled back keeps its files under open tabs', async () => {
  const tab = await openTab('/');
  expect(await rollBackAndPrune('host', false)).toEqual([]);
  for (const path of ['/terms', '/guides', '/contact']) await follow(tab, path);
  expect([tab.loaded, tab.problems]).toEqual([[], []]);
  await tab.context.close();
  await promote(product.store, old, { again: true });
});

test('removed at once, each link and press in seven open tabs works or loads the page anew once, and the host is to blame', async () => {
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
  const [builds, contact] = await Promise.all([openTab('/saved-builds', { saved_pc_builds }), openTab('/contact')]);
  const cached = await (await fetch(`${product.url}/contact`)).text();
  expect(await rollBackAndPrune('host', true)).toEqual(['host@8.0.0']);

  for (const { tab, at, path } of open) {
    await follow(tab, path);
    const { loaded, problems } = tab;
    // A screen may find only then that a file of it is gone, such as the drawing of the home page.
    await tab.page.waitForLoadState('networkidle');
    await applicationIn(tab.page);
    const first = [...loaded];
    for (const next of links.filter((other) => other !== path).slice(0, 3)) await follow(tab, next);
    // What it loads anew it loads where the visitor was going, at the first link or a later one, and then never again.
    expect({ at, path, loaded, problems }).toEqual({
      at,
      path,
      loaded: first.length > 0 ? [path] : loaded.slice(0, 1),
      problems: [],
    });
    await tab.context.close();
  }
  expect(open.filter(({ tab }) => tab.loaded.length > 0)).not.toEqual([]);
  expect(await until('the report', () => rows.get('host@8.0.0'))).toMatchObject({ part: 'host', panel: 1 });
  await pressLoadsAnew(builds);
  await keepsTyped(contact);
  await replacesOldPage(cached);
  expect([...rows.values()].filter(({ part, failed }) => failed > 0 && part !== 'host')).toEqual([]);
});

test("a remote's release that was taken away and removed: its open screens go on with the one that is live", async () => {
  const tab = await openTab('/guides');
  expect(await rollBackAndPrune('mf-guides', true)).toEqual(['mf-guides@7.0.0']);
  await tab.page.locator('main a[href^="/guides/"]').first().click();
  await arrive(tab.page, '**/guides/*');
  await screenIn(tab.page);
  await eventually(async () => expect(await tab.page.getByRole('alert').allTextContents()).toEqual([]));
  // The code of the guide went with the release, so the link loads its page anew, once.
  expect(tab.loaded).toEqual([new URL(tab.page.url()).pathname]);
  await tab.context.close();
});

test("a host that lacks a file also after that gives the panel and is to blame; 'Try Again' helps once the file is there", async () => {
  const { version } = (await product.registry()).host;
  const { page, context } = await visit(browser, product.url);
  const loaded: string[] = [];
  page.on('request', (request) => void (request.isNavigationRequest() && loaded.push(request.url())));
  await context.route(/\/host\/.*\/federation\./, (route) => route.fulfill({ status: 404 }));
  await page.goto('/guides', { waitUntil: 'commit' });
  const again = page.getByRole('button', { name: 'Try Again' });
  await again.waitFor();
  expect(loaded).toHaveLength(2);
  expect(await until('the report', () => rows.get(`host@${version}`))).toMatchObject({ panel: 1 });
  expect([...rows.values()].filter(({ part, panel }) => panel > 0 && part !== 'host')).toEqual([]);
  await context.unrouteAll();
  await again.click();
  await page.getByRole('heading', { level: 1, name: 'PC Building Guides' }).waitFor();
  await context.close();
});

/** What the code of a press is part of is gone: the page loads anew where it is, and the press works. */
async function pressLoadsAnew({ page, loaded, context }: OpenTab): Promise<void> {
  const press = () => page.getByRole('button', { name: 'Delete Build #1' }).click();
  await press();
  await eventually(() => expect(loaded).toEqual(['/saved-builds']));
  await applicationIn(page);
  await press();
  await page.getByRole('alertdialog').waitFor();
  expect(loaded).toEqual(['/saved-builds']);
  await context.close();
}

/** What keeps drafts is gone. Nothing happens under who is typing; what was typed is there when they come back. */
async function keepsTyped(tab: OpenTab): Promise<void> {
  const message = tab.page.getByRole('textbox', { name: 'Message' });
  await message.fill('Does this case hold a long card?');
  expect(tab.loaded).toEqual([]);
  await follow(tab, '/saved-builds');
  expect(tab.loaded).toEqual(['/saved-builds']);
  await follow(tab, '/contact');
  await eventually(async () => expect(await message.inputValue()).toBe('Does this case hold a long card?'));
  expect(tab.loaded).toHaveLength(1);
  await tab.context.close();
}

/** A browser brings back a tab of weeks ago, whose page it takes from its cache: not even the first scripts are there. */
async function replacesOldPage(html: string): Promise<void> {
  const { page, context } = await visit(browser, product.url);
  await page.route('**/contact', (route) => route.fulfill({ contentType: 'text/html', body: html }), { times: 1 });
  await page.goto('/contact', { waitUntil: 'commit' });
  await applicationIn(page);
  await screenIn(page);
  await page.waitForFunction(() => sessionStorage.getItem('rig4u-loaded-anew') === 'host@8.0.0');
  await context.close();
}
