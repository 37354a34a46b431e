import puppeteer from 'puppeteer-core';
import type { RunningEngine } from './driver';
import { puppeteerDriver } from './firefox';

/** Starts Chromium, driven as Gecko is, for journeys that are written for every engine. */
export async function startChromium(executablePath: string): Promise<RunningEngine> {
  const browser = await puppeteer.launch({
    executablePath,
    headless: 'shell',
    args: ['--no-sandbox', '--disable-gpu'],
  });
  return {
    version: await browser.version(),
    visit: async () => {
      const context = await browser.createBrowserContext();
      const page = await context.newPage();
      const driver = puppeteerDriver(page, () => context.close());
      return {
        ...driver,
        // A click on what was prerendered would be lost: Chromium is soon enough for that.
        open: async (url) => {
          await driver.open(url);
          await page.waitForSelector('html:not(:has(#root > .start))');
        },
      };
    },
    stop: () => browser.close(),
  };
}
