import type { Browser } from 'playwright-core';
import { launchBrowser } from '@rig4u/workspace/launch-browser';
import { visit } from './support/browser';
import { developIn, type DevelopedIn } from './support/dev-in';
import { openServedScene } from './support/scene';
import { signIn } from './support/sign-in';

const scene = openServedScene();
let browser: Browser;
let server: DevelopedIn | undefined;
beforeAll(async () => {
  browser = await launchBrowser();
  server = await developIn(scene.product().url, 'dev-in-signed-in');
});
afterAll(async () => {
  server?.stop();
  await browser.close();
});

test('one signs in beside a remote that is being written as one does without it', async () => {
  const { page, context, problems } = await visit(browser, server?.url ?? '');
  await signIn(page, scene.services().owner);
  expect(problems).toEqual([]);
  await context.close();
});
