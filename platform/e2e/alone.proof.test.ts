import path from 'node:path';
import type { Browser } from 'playwright-core';
import { launchBrowser } from '@rig4u/workspace/launch-browser';
import { visit } from './support/browser';
import { copyPart, replaceIn } from './support/build-variant';
import { develop, type Developing } from './support/develop';
import { root } from './support/folders';

let browser: Browser;
let server: Developing | undefined;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(async () => {
  server?.stop();
  await browser.close();
});

test('a remote runs alone, without the host, and shows a change when a file is saved', async () => {
  const dir = await copyPart({ from: path.join(root, 'mf-guides'), name: 'mf-guides', version: 'alone' });
  server = await develop([path.join(root, 'platform/releases/bin/rig4u.mjs'), 'dev'], dir);
  const { page, context } = await visit(browser, server.url);
  await page.goto('/guides');
  await page.getByRole('heading', { level: 1, name: 'PC Building Guides', exact: true }).waitFor();
  await page.getByRole('link', { name: 'Read Full Guide' }).first().click();
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.goto('/guides');
  await replaceIn(path.join(dir, 'src/screens/guide-list/screen.tsx'), 'PC Building Guides', 'Saved a moment ago');
  await page.getByRole('heading', { level: 1, name: 'Saved a moment ago' }).waitFor();
  await context.close();
});
