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
  return { page, context, problems, requests };
}
