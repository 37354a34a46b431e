import type { Page } from 'playwright-core';
import { times } from '@rig4u/kernel/prove';
import { eventually } from '@rig4u/kernel/until';
import { entranceOf, linkedRemotes } from '../support/folders';
import { headingOf } from '../support/headings';

/** How often a timer of the page may go while a load runs out of its budget of 3 s, and the result is put on the page. */
const tickMs = 50;
const budgetInTicks = (3000 + 1000) / tickMs;

const othersTried = times({ full: linkedRemotes.length - 1, short: 1 });

/** The heading of a remote's entrance. */
export const heading = (page: Page, remote: string) => page.locator('main h1').filter({ hasText: headingOf(remote) });
/** Follows a link to a remote, of the header or else of the footer. */
export const follow = (page: Page, remote: string) =>
  page
    .locator(`:is(header, footer) a[href="${entranceOf(remote)}"]`)
    .first()
    .click();

/** Header, theme and the other remotes work while one is broken; the short form opens one of those. */
export async function restWorks(page: Page, broken: string): Promise<void> {
  const before = await page.locator('html').getAttribute('data-theme');
  await page.getByRole('button', { name: 'Toggle theme' }).click();
  await eventually(async () => expect(await page.locator('html').getAttribute('data-theme')).not.toBe(before));
  for (const other of linkedRemotes.filter((remote) => remote !== broken).slice(0, othersTried)) {
    await follow(page, other);
    await heading(page, other).waitFor();
  }
}

/** A toast of a remote that works is shown and announced. */
export async function toastsWork(page: Page, broken: string): Promise<void> {
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
 * Follows the link to a remote: what a selector finds, with a text, is there within the budget of a load. The page counts how
 * often a timer of its own goes from the click on. Why not the time: a page that does not get the processor reaches its limits
 * late, and its timer goes less often too.
 */
async function comesWithinBudget(page: Page, remote: string, sought: Sought): Promise<void> {
  const ticks = page.evaluate(ticksFromClick, { ...sought, tickMs, most: budgetInTicks });
  await follow(page, remote);
  expect(await ticks).toBeLessThan(budgetInTicks);
}

/** Follows the link to a broken remote; its panel is there within the budget. */
export async function panelAppears(page: Page, remote: string): Promise<void> {
  await comesWithinBudget(page, remote, { selector: 'main [role="alert"]', text: 'is not available right now' });
  await eventually(async () => expect(await page.getByRole('button', { name: 'Try Again' }).isVisible()).toBe(true));
}

/** Follows the link to a remote; a screen of its last good release is there within the budget. */
export const lastGoodAppears = (page: Page, remote: string): Promise<void> =>
  comesWithinBudget(page, remote, { selector: 'main h1', text: headingOf(remote) });

interface Sought {
  selector: string;
  text: string;
}

interface Count extends Sought {
  tickMs: number;
  most: number;
}

/** Runs in the page: how often a timer goes from the next click until what is sought is there; not more often than `most`. */
const ticksFromClick = ({ selector, text, tickMs: ms, most }: Count): Promise<number> =>
  new Promise((resolve) => {
    const watch = () => {
      let ticks = 0;
      const end = () => {
        clearInterval(timer);
        observer.disconnect();
        resolve(ticks);
      };
      const timer = setInterval(() => {
        ticks += 1;
        if (ticks >= most) end();
      }, ms);
      const observer = new MutationObserver(() => {
        if ([...document.querySelectorAll(selector)].some((one) => one.textContent.includes(text))) end();
      });
      observer.observe(document.body, { childList: true, subtree: true, attributes: true, characterData: true });
    };
    addEventListener('click', watch, { once: true, capture: true });
  });
