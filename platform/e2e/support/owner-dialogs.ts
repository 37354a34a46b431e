import type { Page } from 'playwright-core';
import { opens, type OverScreen } from './dialogs';
import { components } from './sample-builds';
import { openScreen, press } from './screen';
import { buildKey } from './working-build';

/** That somebody is signed in; opening a screen forgets everything else that is stored. */
const stored = { 'rig4u-session': 1 };
const image = { stored, title: 'Edit Image', typed: [['Image URL', 'https://fans.example/half']] } as const;

/** Every dialog that opens with an account only, most of them for the owner alone. */
export const ownerDialogs: Readonly<Record<string, OverScreen>> = {
  'an error of the log': {
    stored,
    path: '/admin',
    title: 'Error',
    outlivesReload: true,
    open: (page) =>
      page
        .getByRole('link', { name: /^Details/ })
        .first()
        .click(),
  },
  'the question before a build of the account goes': {
    stored,
    path: '/account?tab=builds',
    title: 'Are you sure?',
    isQuestion: true,
    open: opens('Delete build'),
  },
  'an image of the image manager': { ...image, path: '/image-manager', open: opens(/^Edit image of/) },
  'the image of a ready build': { ...image, path: '/optimal-build?step=3', open: opens(/^Edit the image of/) },
};

/** What these dialogs are about: an error in the log, and a build that is saved to the account of who is signed in. */
export async function fillAccount(page: Page): Promise<void> {
  const logged = page.waitForResponse(
    (answer) => answer.url().includes('/rest/v1/error_logs') && answer.request().method() === 'POST',
  );
  await page.evaluate(() => void Promise.reject(new Error('a fan fell off')));
  expect((await logged).status()).toBe(201);

  await openScreen(page, { path: '/pc-part-picker', stored: { ...stored, [buildKey]: { components } } });
  await press(page, 'Complete Build');
  await page.getByRole('dialog').getByRole('button', { name: 'Save to my account' }).click();
  await page
    .getByText(/has been saved to your account\.$/)
    .first()
    .waitFor();
}
