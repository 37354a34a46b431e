import type { BrowserContext, Page } from 'playwright-core';

const key = 'rig4u-draft-build';

/** The build that a visitor works on, as the browser keeps it. */
export async function readBuild(page: Page): Promise<string> {
  const build = await page.evaluate((name) => localStorage.getItem(name), key);
  if (build === null) throw new Error('This visitor has no build');
  return build;
}

/** Puts a build into a visitor's browser before the first page opens. What the visitor then does to it stays. */
export const bringBuild = (context: BrowserContext, build: string): Promise<unknown> =>
  context.addInitScript(
    ({ name, text }) => {
      if (localStorage.getItem(name) === null) localStorage.setItem(name, text);
    },
    { name: key, text: build },
  );
