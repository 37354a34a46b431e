import type { Locator, Page } from 'playwright-core';
import { eventually } from '@rig4u/kernel/until';
import { expectAccessible } from './support/accessible';
import { saved_pc_builds } from './support/sample-builds';
import { openScene } from './support/scene';
import { openScreen } from './support/screen';

const scene = openScene();

/** A translated page, in which what matches is no longer where React left it: the next change of it throws. `press`: in one task with a press. */
const loosen = (page: Page, selector: string, press?: Locator) =>
  (press ?? page.locator('html')).evaluate(
    (pressed, { css, isPress }) => {
      document.documentElement.classList.add('translated-ltr');
      for (const node of document.querySelectorAll(css)) node.replaceWith(document.createElement('font'));
      if (isPress && pressed instanceof HTMLElement) pressed.click();
    },
    { css: selector, isPress: press !== undefined },
  );

/** What has the focus, by its text. */
const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent);

/** A visitor with two saved builds, and what of the page was reported as drawn anew. */
async function arrive(path: string, width: number) {
  const { page, context } = await scene.visit({ hasTouch: true });
  const reports: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/log-error')) reports.push(String(request.postData()));
  });
  await page.setViewportSize({ width, height: 900 });
  await page.goto('/');
  await openScreen(page, { path, stored: { saved_pc_builds } });
  return {
    page,
    healed: async () => {
      // Each node that is not where it was throws for itself.
      await eventually(() => expect(reports).not.toEqual([]));
      expect(reports.filter((report) => !report.includes('"translated":true'))).toEqual([]);
      await page.getByRole('dialog').or(page.getByRole('alertdialog')).waitFor({ state: 'hidden' });
    },
    leave: () => context.close(),
  };
}

/** What a dialog that went with its screen must not leave: a page behind bars, or an entry of the history. */
async function expectOpenPage(page: Page, before: string): Promise<void> {
  await eventually(async () =>
    expect(await page.evaluate(() => document.querySelectorAll('[inert], body > [aria-hidden=true]').length)).toBe(0),
  );
  await page.waitForFunction(() => !JSON.stringify(history.state).includes('rig4u-drawer'));
  await expectAccessible(page);
  await page.goBack();
  await page.waitForURL((url) => url.pathname === before);
}

test('a screen that is drawn anew has the focus on its heading, and Tab goes on from there', async () => {
  const { page, healed, leave } = await arrive('/saved-builds', 1440);
  await page.getByRole('button', { name: 'Delete Build #1' }).press('Enter');
  await page.getByRole('alertdialog').waitFor();
  await loosen(page, 'main li');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).press('Enter');
  await healed();
  await eventually(async () => expect(await focused(page)).toBe('Saved PC Builds'));
  await page.getByRole('link', { name: 'View Build #2' }).waitFor();
  await page.keyboard.press('Tab');
  await page.waitForFunction(() => document.activeElement?.matches('main a, main button, main input'));
  await expectOpenPage(page, '/');
  await leave();
});

test('a drawer that was open is closed, and what was chosen in it holds', async () => {
  const { page, healed, leave } = await arrive('/pc-part-picker?category=gpu', 390);
  await page.getByRole('button', { name: 'Filter and sort' }).press('Enter');
  const drawer = page.getByRole('dialog');
  await drawer.waitFor();
  await page.locator('#options-list:not([aria-busy])').waitFor();
  await page.waitForLoadState('networkidle');
  // What renders the list between both would heal it.
  const amd = drawer.getByRole('checkbox', { name: /^AMD/ });
  await loosen(page, '#options-list > *, #options-list tr, #options-list li', amd);
  await healed();
  await eventually(async () => expect(await focused(page)).toBe('PC Builder'));
  await page.waitForURL((url) => url.searchParams.get('f.chipMaker') === 'AMD');
  await page
    .getByRole('button', { name: /^Choose .*(Radeon|RX)/ })
    .first()
    .waitFor();
  await expectOpenPage(page, '/');
  await leave();
});
