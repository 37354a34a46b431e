import type { Browser, Page } from 'playwright-core';
import { launch, visit } from './support/browser';
import { faultRelease } from './support/fault-release';
import { breakEntry, registryFaults, wireFaults, withGhostLive } from './support/faults';
import { remotes, screenOf, type RemoteName } from './support/folders';
import { startProduct, type Product } from './support/product';

/** The budget of a load, and what a busy machine adds to seeing it. */
const panelWithinMs = 3000 + 1000;

let browser: Browser;
let product: Product;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());
beforeEach(async () => {
  product = await startProduct();
});
afterEach(() => product.close());

const heading = (page: Page, remote: RemoteName) => page.getByRole('heading', { level: 1, name: screenOf[remote].heading });
const follow = (page: Page, remote: RemoteName) => page.getByRole('banner').locator(`a[href="${screenOf[remote].path}"]`).first().click();
const panel = (page: Page) => page.getByRole('main').getByRole('alert');

/** Header, theme and the other remotes work while one is broken. */
async function restWorks(page: Page, broken: RemoteName): Promise<void> {
  const before = await page.locator('html').getAttribute('data-theme');
  await page.getByRole('button', { name: 'Toggle theme' }).click();
  expect(await page.locator('html').getAttribute('data-theme')).not.toBe(before);
  for (const other of remotes.filter((remote) => remote !== broken)) {
    await follow(page, other);
    await heading(page, other).waitFor();
  }
}

/** A toast of a remote that works is shown and announced. */
async function toastsWork(page: Page, broken: RemoteName): Promise<void> {
  if (broken === 'mf-account') {
    await follow(page, 'mf-builder');
    await page.getByRole('button', { name: /^Choose / }).first().click();
    await page.getByRole('button', { name: 'Reset Build' }).first().click();
    await page.getByRole('button', { name: 'Undo', exact: true }).waitFor();
    return;
  }
  await follow(page, 'mf-account');
  await page.getByRole('textbox', { name: 'Email' }).fill('somebody@example.org');
  await page.getByLabel('Password').first().fill('secret1');
  await page.getByRole('tabpanel').getByRole('button', { name: 'Sign In' }).click();
  await page.getByText('Sign in failed', { exact: true }).waitFor();
}

async function panelAppears(page: Page, remote: RemoteName): Promise<void> {
  const start = Date.now();
  await follow(page, remote);
  await panel(page).waitFor({ timeout: panelWithinMs });
  expect(Date.now() - start).toBeLessThan(panelWithinMs);
  expect(await page.getByRole('button', { name: 'Try Again' }).isVisible()).toBe(true);
}

describe.each(remotes)('%s', (remote) => {
  test.each(Object.entries(wireFaults))('entry: %s gives the panel, the rest works, and Try Again heals it without a reload', async (_name, fault) => {
    const { page, context } = await visit(browser, product.url);
    await page.goto('/');
    const { heal } = await breakEntry(page, remote, fault);
    await panelAppears(page, remote);
    await restWorks(page, remote);
    await panelAppears(page, remote);
    await heal();
    await page.evaluate(() => Object.assign(window, { sameDocument: true }));
    await page.getByRole('button', { name: 'Try Again' }).click();
    await heading(page, remote).waitFor({ timeout: 5000 });
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
    await context.close();
  });

  test.each(Object.entries(registryFaults))('registry: %s is refused, and a mended registry heals it', async (_name, fault) => {
    const sound = (await product.registry()).remotes[remote];
    await product.editRemote(remote, (record) => ({ paths: record.paths, live: fault(record.live) }));
    const { page, context } = await visit(browser, product.url);
    await page.goto('/');
    await panelAppears(page, remote);
    await restWorks(page, remote);
    await product.editRemote(remote, () => sound);
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await page.waitForResponse(/registry\.json/);
    await follow(page, remote);
    await heading(page, remote).waitFor({ timeout: 5000 });
    await context.close();
  });

  test.each(['load', 'render', 'effect'] as const)('a screen that throws in %s gives the panel, the last good release when there is one', async (fault) => {
    const broken = await faultRelease(product.store, fault);
    const sound = (await product.registry()).remotes[remote];
    await product.editRemote(remote, (record) => ({ paths: record.paths, live: broken }));
    const { page, context } = await visit(browser, product.url);
    await page.goto('/');
    await panelAppears(page, remote);
    await restWorks(page, remote);
    await product.editRemote(remote, (record) => ({ ...record, lastGood: sound?.live }));
    await page.goto('/');
    await follow(page, remote);
    await heading(page, remote).waitFor({ timeout: panelWithinMs });
    await context.close();
  });

  test('toasts work while it is broken', async () => {
    const { page, context } = await visit(browser, product.url);
    await page.goto('/');
    await breakEntry(page, remote, (route) => route.fulfill({ status: 404 }));
    await panelAppears(page, remote);
    await toastsWork(page, remote);
    await context.close();
  });

  test.each(['status 404', 'never'] as const)('entry: %s brings the last good release within the budget', async (name) => {
    await product.editRemote(remote, withGhostLive);
    const { page, context } = await visit(browser, product.url);
    await page.route(/\/9\.9\.9\/remoteEntry\.js/, wireFaults[name] ?? (() => undefined));
    await page.goto('/');
    const start = Date.now();
    await follow(page, remote);
    await heading(page, remote).waitFor({ timeout: panelWithinMs });
    expect(Date.now() - start).toBeLessThan(panelWithinMs);
    await context.close();
  });
});

/** Lets the first request of each of the host's shared chunks fail; answers which did. */
async function failSharedOnce(page: Page): Promise<Set<string>> {
  const failed = new Set<string>();
  for (const { src } of Object.values((await product.registry()).host.shared).flat()) {
    await page.route(`**${src}*`, (route) => {
      if (failed.has(src)) return route.continue();
      failed.add(src);
      return route.abort();
    });
  }
  return failed;
}

test("the host's own shared chunk failing once does not break the remote that needs it", async () => {
  const needy = await faultRelease(product.store, 'shared');
  await product.editRemote('mf-guides', (record) => ({ paths: record.paths, live: needy }));
  const { page, context } = await visit(browser, product.url);
  const failed = await failSharedOnce(page);
  await page.goto('/guides');
  await page.getByRole('heading', { level: 1, name: 'Seen' }).waitFor({ timeout: 5000 });
  expect(failed.size).toBeGreaterThan(0);
  await context.close();
});

test("the host's own shared chunk failing once when it is asked for: a toast says so, and the next try works", async () => {
  const { page, context } = await visit(browser, product.url);
  await page.goto('/contact');
  await heading(page, 'mf-commerce').waitFor();
  const failed = await failSharedOnce(page);
  const open = page.getByRole('button', { name: 'Schedule a Consultation' });
  await open.click();
  await page.getByText('This part of the page could not be loaded.').first().waitFor();
  await open.click();
  await page.getByRole('dialog').waitFor();
  expect(failed.size).toBeGreaterThan(0);
  await context.close();
});

test("a screen's chunk with one byte changed is refused, and heals", async () => {
  await product.editRemote('mf-guides', ({ paths, live }) => ({ paths, live }));
  const { page, context } = await visit(browser, product.url);
  const [screen] = (await product.registry()).remotes['mf-guides']?.live.screens.find(({ path }) => path === '/guides')?.files.slice(-1) ?? [];
  await page.route(`**${screen?.src}*`, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: `${await response.text()} ` });
  });
  await page.goto('/');
  await panelAppears(page, 'mf-guides');
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Try Again' }).click();
  await heading(page, 'mf-guides').waitFor({ timeout: 5000 });
  await context.close();
});

test("the host's own chunk with one byte changed is refused; the shell stays", async () => {
  const { page, context } = await visit(browser, product.url);
  await page.route(/\/host\/.*\/legal\..*\.js/, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: `${await response.text()} ` });
  });
  await page.goto('/');
  await page.getByRole('link', { name: 'Terms' }).click();
  await page.getByRole('heading', { name: 'Unexpected Application Error!' }).waitFor();
  await page.getByRole('banner').waitFor();
  await context.close();
});

test('a failure is reported with host version, registry revision and remote@version', async () => {
  const { page, context } = await visit(browser, product.url);
  await breakEntry(page, 'mf-guides', (route) => route.fulfill({ status: 404 }));
  await page.goto('/');
  await panelAppears(page, 'mf-guides');
  const { revision, host, remotes: known } = await product.registry();
  await expect(waitForLine(product.log, `mf-guides@${known['mf-guides']?.live.version} failed (host ${host.version}, registry ${revision})`)).resolves.toBe(true);
  await context.close();
});

async function waitForLine(log: string[], text: string): Promise<boolean> {
  for (let i = 0; i < 50 && !log.some((line) => line.includes(text)); i += 1) await new Promise((resolve) => setTimeout(resolve, 100));
  return log.some((line) => line.includes(text));
}
