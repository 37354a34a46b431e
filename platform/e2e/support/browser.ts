import type { Browser, BrowserContext, Page, Request } from 'playwright-core';
import { patienceMs } from '@rig4u/kernel/until';

export interface Watched {
  page: Page;
  context: BrowserContext;
  /** Everything that went wrong on the page: uncaught errors and refusals of the content security policy. */
  problems: string[];
  /** Addresses asked for, without the origin; not the tab's icon, which only some browsers ask for. */
  requests: string[];
}

/** Whether an address is that of the tab's icon. A browser with windows asks for it when it gets to it, a headless shell never. */
export const isIcon = (address: string): boolean => /\/host\/[^/]+\/icon\.svg$/.test(address);

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
    // A front on this machine has a certificate that nobody knows.
    ignoreHTTPSErrors: url.startsWith('https:'),
    viewport: { width: 1280, height: 900 },
    ...options,
  });
  context.setDefaultTimeout(patienceMs);
  const page = await context.newPage();
  const problems: string[] = [];
  const requests: string[] = [];
  page.on('pageerror', (error) => problems.push(String(error)));
  page.on('console', (message) => {
    if (/content security policy/i.test(message.text())) problems.push(message.text());
  });
  page.on('request', (request) => {
    if (!isIcon(request.url())) requests.push(request.url().replace(url, ''));
  });
  waitForApplication(page);
  return { page, context, problems, requests };
}

/**
 * Lets each opened page, unless a test says what it waits for, go on when the application has taken the place of what was prerendered,
 * or when the page says that it could not.
 */
function waitForApplication(page: Page): void {
  const open = page.goto.bind(page);
  const unanswered = watchUnanswered(page);
  page.goto = async (address, options) => {
    const response = await open(address, options).catch((error: unknown) => {
      throw new Error(`${String(error)}\nUnanswered: ${unanswered().join(', ') || 'nothing'}`, { cause: error });
    });
    if (!options?.waitUntil) await page.locator(`${started}, ${notStarted}`).first().waitFor({ state: 'attached' });
    return response;
  };
}

/**
 * Resolves once a screen is there with its heading. The panel of a part that took too long is none: a busy machine brings the part
 * later, and it takes the panel's place.
 */
export const screenIn = (page: Page): Promise<void> =>
  page.locator('main h1').filter({ hasNotText: 'is not available right now' }).first().waitFor();

/** What the page asked for and has neither in whole nor as a failure: of a page that does not come, that is the first question. */
function watchUnanswered(page: Page): () => string[] {
  const open = new Set<Request>();
  page.on('request', (request) => open.add(request));
  page.on('requestfinished', (request) => open.delete(request));
  page.on('requestfailed', (request) => open.delete(request));
  return () => [...open].map((request) => `${request.method()} ${request.url()}`);
}

const started = 'html:not(:has(#root > .start))';
const notStarted = '#root > .start:text("Something went wrong")';

/** Resolves once the application has taken the place of the loading message and of what was prerendered. */
export const applicationIn = (page: Page): Promise<void> => page.locator(started).waitFor({ state: 'attached' });
