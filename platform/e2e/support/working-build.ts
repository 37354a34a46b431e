import type { BrowserContext, Page } from 'playwright-core';

/** Where the browser keeps the build that a visitor works on. */
export const buildKey = 'rig4u-draft-build';

/** The build that a visitor works on, as the browser keeps it. */
export async function readBuild(page: Page): Promise<string> {
  const build = await page.evaluate((name) => localStorage.getItem(name), buildKey);
  if (build === null) throw new Error('This visitor has no build');
  return build;
}

/** Puts a build into a visitor's browser before the first page opens. What the visitor then does to it stays. */
export const bringBuild = (context: BrowserContext, build: string): Promise<unknown> =>
  context.addInitScript(
    ({ name, text }) => {
      if (localStorage.getItem(name) === null) localStorage.setItem(name, text);
    },
    { name: buildKey, text: build },
  );

/** The wizard's result: a build of real parts. */
export const readyBuildPath = '/optimal-build?step=3&budget=2000';

const readyBuilds = new WeakMap<BrowserContext, Promise<string>>();

/** The wizard's build, as the browser keeps it once a visitor takes it over: made once for each visitor. */
export function readyBuild(page: Page): Promise<string> {
  const made = readyBuilds.get(page.context()) ?? takeOver(page);
  readyBuilds.set(page.context(), made);
  return made;
}

async function takeOver(page: Page): Promise<string> {
  await page.goto(readyBuildPath);
  await page.getByRole('button', { name: 'Customize This Build', exact: true }).first().click();
  await page.getByText('Build Ready').first().waitFor({ state: 'attached' });
  return readBuild(page);
}
