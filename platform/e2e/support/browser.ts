import type { Browser, BrowserContext, Page } from 'playwright-core';

export interface Watched {
  page: Page;
  context: BrowserContext;
  /** Everything that went wrong on the page: uncaught errors and refusals of the content security policy. */
  problems: string[];
  /** Addresses asked for, without the origin. */
  requests: string[];
}

/**
 * A new visitor with an empty browser. It takes no service worker unless a test is about one: what a worker asks for is
 * no request of the page, which most tests watch and break.
 */
export async function visit(
  browser: Browser,
  url: string,
  options: Parameters<Browser['newContext']>[0] = {},
): Promise<Watched> {
  const context = await browser.newContext({
    baseURL: url,
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
    viewport: { width: 1280, height: 900 },
    ...options,
  });
  const page = await context.newPage();
  const problems: string[] = [];
  const requests: string[] = [];
  page.on('pageerror', (error) => problems.push(String(error)));
  page.on('console', (message) => {
    if (/content security policy/i.test(message.text())) problems.push(message.text());
  });
  page.on('request', (request) => requests.push(request.url().replace(url, '')));
  waitForApplication(page);
  return { page, context, problems, requests };
}

/** How long a page may take to start before a test looks at what it shows instead, in milliseconds. */
const startMs = 5_000;

/** Lets each opened page, unless a test says what it waits for, go on when the application has taken the place of what was prerendered, or cannot. */
function waitForApplication(page: Page): void {
  const open = page.goto.bind(page);
  page.goto = async (address, options) => {
    const response = await open(address, options);
    if (!options?.waitUntil) await applicationIn(page).catch(() => undefined);
    return response;
  };
}

/** Resolves once the application has taken the place of the loading message and of what was prerendered. */
export async function applicationIn(page: Page): Promise<void> {
  await page.locator('#root > .start').waitFor({ state: 'detached', timeout: startMs });
}
