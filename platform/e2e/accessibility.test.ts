import type { Page } from 'playwright-core';
import { eventually } from '@rig4u/kernel/until';
import { everyScreenIsAccessible } from './support/accessible-screens';
import { openScene } from './support/scene';
import { otherScreens } from './support/screens';

const scene = openScene();

everyScreenIsAccessible(scene, otherScreens);

const focused = (page: Page) =>
  page.evaluate(() => ({ tag: document.activeElement?.tagName, text: document.activeElement?.textContent }));

test('the first stop of the Tab key leads past the header', async () => {
  const { page, context } = await scene.visit();
  await page.goto('/guides');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.keyboard.press('Tab');
  await eventually(async () => expect(await focused(page)).toEqual({ tag: 'A', text: 'Skip to content' }));
  await eventually(async () =>
    expect((await page.getByRole('link', { name: 'Skip to content' }).boundingBox())?.x).toBeGreaterThanOrEqual(0),
  );
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await eventually(async () =>
    expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true),
  );
  await context.close();
});

test('a link takes the focus to the heading of its screen and changes the title; Back returns to the place on the page', async () => {
  const { page, context } = await scene.visit();
  await page.goto('/');
  await page.getByRole('heading', { level: 1 }).waitFor();
  const first = await page.title();
  await page.getByRole('banner').getByRole('link', { name: 'Guides' }).click();
  await page.getByRole('heading', { level: 1, name: 'PC Building Guides' }).waitFor();
  await page.waitForFunction(() => document.activeElement?.tagName === 'H1');
  await eventually(async () => expect(await focused(page)).toEqual({ tag: 'H1', text: 'PC Building Guides' }));
  const second = await page.title();
  expect(second).not.toBe(first);

  const last = page.getByRole('link', { name: 'Read Full Guide' }).last();
  await last.scrollIntoViewIfNeeded();
  const place = await page.evaluate(() => window.scrollY);
  expect(place).toBeGreaterThan(200);
  await last.click();
  await page.waitForURL(/\/guides\/.+/);
  await page.waitForFunction(() => document.activeElement?.tagName === 'H1' && window.scrollY === 0);
  await eventually(async () => expect(await page.title()).not.toBe(second));
  await page.goBack();
  await page.getByRole('heading', { level: 1, name: 'PC Building Guides' }).waitFor();
  await page.waitForFunction((y) => Math.abs(window.scrollY - y) <= 2, place);
  await eventually(async () => expect(await page.title()).toBe(second));
  await context.close();
});
