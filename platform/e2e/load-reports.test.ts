import { setTimeout as pause } from 'node:timers/promises';
import type { Browser, Page } from 'playwright-core';
import { launchBrowser } from '@rig4u/workspace/launch-browser';
import { visit, type Watched } from './support/browser';
import { withGhostLive, wireFaults } from './support/faults';
import { keptLoads } from './support/kept-loads';
import { startProduct, type Product } from './support/product';
import { until } from '@rig4u/kernel/until';

const { rows, loads } = keptLoads();

let browser: Browser;
let product: Product;
beforeAll(async () => {
  browser = await launchBrowser();
});
// A gateway each: all visits come from one address, which counts once a minute.
beforeEach(async () => {
  product = await startProduct({ sharesReleases: true, loads });
  rows.clear();
});
afterEach(() => product.close());
afterAll(() => browser.close());

const sendsReports = /\/load-reports\.[0-9a-f]+\.js/;
const heading = (page: Page) => page.getByRole('heading', { level: 1, name: 'PC Building Guides' });
/** Resolves when the browser has painted the page: who leaves before that has no paint to tell of. */
const painted = (page: Page) =>
  page.evaluate(
    () =>
      new Promise((done) => {
        new PerformanceObserver(done).observe({ type: 'largest-contentful-paint', buffered: true });
      }),
  );
/** Visits a page until what sends reports has come and the page is painted, and leaves it: again, where it had not begun yet. Resolves with the row. */
const leave = async ({ page }: Watched, path: string, release: string) =>
  until(`a row of ${release}`, async () => {
    const arrived = page.waitForResponse(sendsReports);
    await page.goto(path);
    await (await arrived).finished();
    await painted(page);
    await page.goto('about:blank', { waitUntil: 'load' });
    // A beacon takes its time; one more visit would be counted too.
    for (const end = performance.now() + 5_000; performance.now() < end && !rows.has(release);) await pause(50);
    return rows.get(release);
  });
const sum = (buckets: readonly number[] = []) => buckets.reduce((all, count) => all + count, 0);

test('a visit is told when it is left: what loaded, how long it took, and when it was painted', async () => {
  const { version } = (await product.registry()).remotes['mf-guides']?.live ?? {};
  const visitor = await visit(browser, product.url);
  const row = await leave(visitor, '/guides', `mf-guides@${version}`);
  expect(row).toMatchObject({ visits: 1, failed: 0, panel: 0, last_good: 0, failed_senders: [] });
  expect([sum(row.ms_buckets), sum(row.lcp_buckets)]).toEqual([1, 1]);
  expect(rows.get(`host@${(await product.registry()).host.version}`)).toMatchObject({ visits: 1, failed: 0 });
  await visitor.context.close();
});

test('a release that does not load is told at once, by the name of the one that failed', async () => {
  await product.editRemote('mf-guides', withGhostLive);
  const { page, context, problems } = await visit(browser, product.url);
  await context.route(/\/9\.9\.9\/remoteEntry\.js/, wireFaults['status 404'] ?? ((route) => route.abort()));
  await page.goto('/guides');
  await heading(page).waitFor();
  const row = await until('the report', () => rows.get('mf-guides@9.9.9'));
  expect(row).toMatchObject({ visits: 1, failed: 1, last_good: 1, panel: 0, failed_senders: [expect.any(String)] });
  expect(problems).toEqual([]);
  await context.close();
});

test('a host that does not start is told all the same', async () => {
  const { page, context } = await visit(browser, product.url);
  await context.route(/\/host\/.*\.js/, (route) => route.abort());
  await page.goto('/');
  await page.getByText('Something went wrong. Please refresh the page.').waitFor();
  const { version } = (await product.registry()).host;
  expect(await until('the report', () => rows.get(`host@${version}`))).toMatchObject({
    visits: 1,
    failed: 1,
    panel: 1,
  });
  await context.close();
});

/** A script that has each text field of the page throw while React makes it, from a file of that name. */
const throwing = (file: string): string => `
  const native = Document.prototype.createElement;
  Document.prototype.createElement = function (name, options) {
    if (name === 'textarea') throw new Error('this script refuses text fields');
    return native.call(this, name, options);
  };
  //# sourceURL=${file}`;

test.each([
  ['a script of the page throws in it counts', 'https://rig4u.example/changed.js', { visits: 1, failed: 1, panel: 1 }],
  ['an extension throws in it does not', 'chrome-extension://abcdefgh/inpage.js', { visits: 1, failed: 0, panel: 0 }],
])('a screen is the panel: what %s', async (_, file, counted) => {
  const { version } = (await product.registry()).remotes['mf-commerce']?.live ?? {};
  const { page, context } = await visit(browser, product.url);
  await context.addInitScript({ content: throwing(file) });
  const arrived = page.waitForResponse(sendsReports);
  await page.goto('/contact');
  await page.getByRole('main').getByRole('button', { name: 'Try Again' }).waitFor();
  await (await arrived).finished();
  await page.goto('about:blank', { waitUntil: 'load' });
  expect(await until('the report', () => rows.get(`mf-commerce@${version}`))).toMatchObject(counted);
  await context.close();
});

test('a browser that asks not to be tracked tells nothing', async () => {
  const { page, context, requests } = await visit(browser, product.url);
  await context.addInitScript(() => Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }));
  const arrived = page.waitForResponse(sendsReports);
  await page.goto('/guides');
  await arrived;
  await page.goto('about:blank', { waitUntil: 'load' });
  expect(requests.filter((path) => path.startsWith('/api/'))).toEqual([]);
  // Another visit from the same address is the first one that the gateway hears of.
  const other = await visit(browser, product.url);
  const host = `host@${(await product.registry()).host.version}`;
  expect(await leave(other, '/', host)).toMatchObject({ visits: 1, left_out: 0 });
  await Promise.all([context.close(), other.context.close()]);
});
