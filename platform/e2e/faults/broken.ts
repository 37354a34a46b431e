import type { Page } from 'playwright-core';
import { linked, linkedRemotes, type LinkedRemote } from '../support/folders';

/** The budget of a load, and what a busy machine adds to seeing it. */
export const panelWithinMs = 3000 + 1000;

/** The heading of a remote's screen. */
export const heading = (page: Page, remote: LinkedRemote) =>
  page.getByRole('heading', { level: 1, name: linked[remote].heading });
/** Follows the header's link to a remote. */
export const follow = (page: Page, remote: LinkedRemote) =>
  page.getByRole('banner').locator(`a[href="${linked[remote].path}"]`).first().click();
const panel = (page: Page) => page.getByRole('main').getByRole('alert');

/** Header, theme and the other remotes work while one is broken. */
export async function restWorks(page: Page, broken: LinkedRemote): Promise<void> {
  const before = await page.locator('html').getAttribute('data-theme');
  await page.getByRole('button', { name: 'Toggle theme' }).click();
  expect(await page.locator('html').getAttribute('data-theme')).not.toBe(before);
  for (const other of linkedRemotes.filter((remote) => remote !== broken)) {
    await follow(page, other);
    await heading(page, other).waitFor();
  }
}

/** A toast of a remote that works is shown and announced. */
export async function toastsWork(page: Page, broken: LinkedRemote): Promise<void> {
  if (broken === 'mf-account') {
    await follow(page, 'mf-builder');
    await page
      .getByRole('button', { name: /^Choose / })
      .first()
      .click();
    await page.getByRole('button', { name: 'Reset Build' }).first().click();
    await page.getByRole('button', { name: 'Undo', exact: true }).waitFor();
    return;
  }
  await follow(page, 'mf-account');
  await page.getByRole('textbox', { name: 'Email' }).fill('somebody@example.org');
  await page.getByLabel('Password').first().fill('secret1');
  await page.getByRole('tabpanel').getByRole('button', { name: 'Sign In' }).click();
  await page.getByText('Sign in failed', { exact: true }).waitFor();
}

/**
 * Follows the link to a broken remote; its panel is there within the budget. The page itself notes the time from the
 * click to the panel: asked from outside, a busy machine adds its own delay before the click.
 */
export async function panelAppears(page: Page, remote: LinkedRemote): Promise<void> {
  const noted = page.evaluate(clickToPanel);
  await follow(page, remote);
  await panel(page).waitFor();
  expect(await noted).toBeLessThan(panelWithinMs);
  expect(await page.getByRole('button', { name: 'Try Again' }).isVisible()).toBe(true);
}

/** Runs in the page: the milliseconds from the next click until main shows an alert. */
const clickToPanel = (): Promise<number> =>
  new Promise((resolve) => {
    const watch = () => {
      const start = performance.now();
      new MutationObserver((_changes, observer) => {
        if (!document.querySelector('main [role="alert"]')) return;
        observer.disconnect();
        resolve(performance.now() - start);
      }).observe(document.body, { childList: true, subtree: true, attributes: true, attributeFilter: ['role'] });
    };
    addEventListener('click', watch, { once: true, capture: true });
  });
