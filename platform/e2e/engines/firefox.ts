import puppeteer, { type ElementHandle, type Page } from 'puppeteer-core';
import type { Driver, RunningEngine } from './driver';

/** Starts Gecko, driven by WebDriver BiDi. */
export async function startFirefox(executablePath: string): Promise<RunningEngine> {
  const browser = await puppeteer.launch({ browser: 'firefox', executablePath, headless: true });
  return {
    version: await browser.version(),
    visit: async () => {
      const context = await browser.createBrowserContext();
      return puppeteerDriver(await context.newPage(), () => context.close());
    },
    stop: () => browser.close(),
  };
}

/** A page that Puppeteer drives. */
export function puppeteerDriver(page: Page, close: () => Promise<void>): Driver {
  const element = async (expression: string): Promise<ElementHandle> => {
    const handle = await page.evaluateHandle<[], () => Element>(expression);
    if (!handle.asElement()) throw new Error(`No element: ${expression}`);
    return handle;
  };
  return {
    open: async (url) => {
      await page.goto(url);
    },
    evaluate: (expression) => page.evaluate(expression),
    click: async (expression) => (await element(expression)).click(),
    type: async (expression, text) => (await element(expression)).type(text),
    select: async (expression, value) => {
      await (await element(expression)).select(value);
    },
    countRole: async (role, selector) => {
      const marked = await page.$$(`::-p-aria([role="${role}"])`);
      const matches = await Promise.all(marked.map((one) => one.evaluate((node, css) => node.matches(css), selector)));
      return matches.filter(Boolean).length;
    },
    resize: (width, height) => page.setViewport({ width, height }),
    close,
  };
}
