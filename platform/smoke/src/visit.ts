import type { Browser, BrowserContext, Page } from 'playwright-core';
import type { Address } from './addresses';

/** What came of opening a screen. */
export interface Visit {
  /** Why the screen did not come; undefined when it did. */
  failure: string | undefined;
  /** The scripts of releases that the page asked for, as addresses from the origin's root. */
  scripts: string[];
  /** Whether the changed script ran. */
  ran: boolean;
}

/** The host gives a part three seconds, and a slow machine some more. */
const limitMs = 20_000;
const mark = '__rig4uChanged';

/** Opens an address of an origin in a context of its own. `changed` is a script that gets other bytes on its way. */
export async function visit(browser: Browser, origin: string, address: Address, changed?: string): Promise<Visit> {
  const context = await browser.newContext({ serviceWorkers: 'block' });
  try {
    if (address.stored) await context.addInitScript(keep, Object.entries(address.stored));
    return await openIn(context, origin + address.path, changed);
  } finally {
    // A request of a page that is done may still be on its way.
    await context.unrouteAll({ behavior: 'wait' });
    await context.close();
  }
}

/** Runs in the page, before its own scripts. */
function keep(entries: [string, unknown][]): void {
  for (const [key, value] of entries) localStorage.setItem(key, JSON.stringify(value));
}

async function openIn(context: BrowserContext, url: string, changed: string | undefined): Promise<Visit> {
  const scripts = new Set<string>();
  context.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (request.resourceType() === 'script' && /^\/(host|remotes)\//.test(pathname)) scripts.add(pathname);
  });
  await withoutPolicy(context, url);
  if (changed !== undefined) await changeOnTheWay(context, changed);
  const page = await context.newPage();
  await page.goto(url);
  const failure = await outcomeOf(page);
  const ran = await page.evaluate((name) => name in globalThis, mark);
  return { failure, scripts: [...scripts], ran };
}

/** The page without the policy that refuses what has no hash: in another browser that would run. */
async function withoutPolicy(context: BrowserContext, url: string): Promise<void> {
  const page = url.replace(/#.*/, '');
  await context.route(
    ({ href }) => href.replace(/#.*/, '') === page,
    async (route) => {
      const response = await route.fetch();
      const { 'integrity-policy': _, ...headers } = response.headers();
      await route.fulfill({ response, headers });
    },
  );
}

/** Other bytes for one script. */
async function changeOnTheWay(context: BrowserContext, changed: string): Promise<void> {
  await context.route(`**${changed}*`, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: `globalThis.${mark}=1;${await response.text()}` });
  });
}

/** Waits for a screen's heading or for the panel in its place. */
async function outcomeOf(page: Page): Promise<string | undefined> {
  const main = page.getByRole('main');
  try {
    await main.getByRole('heading', { level: 1 }).first().waitFor({ timeout: limitMs });
    await page.waitForLoadState('networkidle', { timeout: limitMs });
  } catch (error) {
    return `no heading of level 1 came within ${limitMs / 1000} s (${error instanceof Error ? error.name : String(error)})`;
  }
  const panel = main.getByRole('alert').getByRole('region', { name: 'Error message' });
  if ((await panel.count()) === 0) return undefined;
  const [failure, text] = [await panel.first().getAttribute('data-failure'), await panel.first().textContent()];
  // A host from before visitors read plain words names the part in the text.
  return failure ?? text ?? 'the panel came';
}
