import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import type { Browser, Locator, Page } from 'playwright-core';
import { launchBrowser } from '@rig4u/workspace/launch-browser';
import { eventually } from '@rig4u/kernel/until';
import { violations, withAxe } from './support/accessible';
import { visit, type Watched } from './support/browser';
import { develop, type Developing } from './support/develop';
import { root } from './support/folders';
import { desk, phone, putTheme } from './support/sight';

/** Pictures of every component, to be looked at after a change of the look. Git ignores the folder. */
const pictures = path.join(root, '.rig4u/gallery');

let browser: Browser;
let server: Developing | undefined;
let visitor: Watched;
beforeAll(async () => {
  await mkdir(pictures, { recursive: true });
  server = await develop(['--import', 'tsx', path.join(root, 'platform/preset/src/gallery.ts')], root);
  browser = await launchBrowser();
  visitor = await visit(browser, server.url);
  await visitor.page.goto('/');
  await visitor.page.getByRole('heading', { level: 1, name: 'Gallery' }).waitFor();
  await withAxe(visitor.page);
});
afterAll(async () => {
  server?.stop();
  await browser?.close();
});

/** The gallery at the width of a window, in a theme. It is loaded once: a development bundle takes seconds. */
async function gallery(theme: string, width: number): Promise<Page> {
  const { page } = visitor;
  await page.setViewportSize({ width, height: 900 });
  await putTheme(page, theme);
  return page;
}

/** Waits until an element is there and no longer moves: axe only takes a dialog for open where it can be pointed at. */
async function atRest(shown: Locator): Promise<void> {
  await shown.waitFor();
  await shown.evaluate((element) =>
    Promise.allSettled(element.getAnimations({ subtree: true }).map(({ finished }) => finished)),
  );
}

test('every component of ui has a place in the gallery', async () => {
  const page = await gallery('dark', desk);
  const shown = await page.$$eval('[data-components]', (specimens) =>
    specimens.flatMap((specimen) => (specimen.getAttribute('data-components') ?? '').split(' ')),
  );
  const exported = (await page.getAttribute('main', 'data-exported')) ?? '';
  const components = exported.split(' ').filter((name) => /^[A-Z]/.test(name));
  expect(components.length).toBeGreaterThan(40);
  expect(components.filter((name) => !shown.includes(name))).toEqual([]);
});

describe.each(['dark', 'light'])('in the %s theme', (theme) => {
  test.each([phone, desk])('at %i px axe finds nothing, and nothing moves the page sideways', async (width) => {
    const page = await gallery(theme, width);
    expect(await violations(page)).toEqual([]);
    await eventually(async () =>
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
      ).toBe(0),
    );
    await page.screenshot({ path: path.join(pictures, `gallery-${theme}-${width}.png`), fullPage: true });
    expect(visitor.problems).toEqual([]);
  });

  test.each(['Dialog', 'ConfirmDialog', 'Drawer', 'EditImageDialog'])('an open %s: axe finds nothing', async (name) => {
    const page = await gallery(theme, desk);
    await page.getByRole('button', { name: `Open ${name}`, exact: true }).click();
    const role = name === 'ConfirmDialog' ? 'alertdialog' : 'dialog';
    const dialog = page.getByRole(role);
    await atRest(dialog);
    expect(await violations(page, { within: `[role="${role}"]` })).toEqual([]);
    await page.screenshot({ path: path.join(pictures, `${name}-${theme}.png`) });
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'hidden' });
  });

  test('a toast and a notification: axe finds nothing', async () => {
    const page = await gallery(theme, desk);
    await page.getByRole('button', { name: 'Show a notification' }).click();
    await page.getByRole('button', { name: 'Show a toast' }).click();
    await page.getByText('Why it failed, and the way out.', { exact: true }).first().waitFor();
    await page.getByText('Something happened', { exact: true }).first().waitFor();
    expect(await violations(page)).toEqual([]);
    await page.screenshot({ path: path.join(pictures, `messages-${theme}.png`) });
  });
});
