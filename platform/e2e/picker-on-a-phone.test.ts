import type { Locator, Page } from 'playwright-core';
import { eventually } from '@rig4u/kernel/until';
import { openScene } from './support/scene';
import { phone } from './support/sight';

const scene = openScene();
const handheld = { viewport: { width: phone, height: 844 }, hasTouch: true, isMobile: true };

/** The options of a category are there. */
const rowsOf = async (page: Page, type: string) => {
  await page.locator(`tr.option[data-id^="${type}"]`).first().waitFor();
  await page.locator('#options-list:not([aria-busy])').waitFor();
};

/** What of the list's beginning is hidden: the first part that fits, or the first of all where none does. */
const hidden = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const place = (selector: string) => document.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect();
    const rows = [...document.querySelectorAll<HTMLElement>('tr.option')];
    const first = rows.find(({ dataset }) => dataset['verdict'] !== 'fail') ?? rows[0];
    const { top, bottom, height } = first?.getBoundingClientRect() ?? new DOMRect();
    const [head, bar] = [place('#options-list thead'), place('[aria-label="Build at a glance"]')];
    const isSeen = height > 0 && top >= head.bottom - 1 && bottom <= bar.top;
    return isSeen ? '' : `${first?.dataset['id']} from ${top} to ${bottom}, between ${head.bottom} and ${bar.top}`;
  });

const scrolled = (page: Page): Promise<number> => page.evaluate(() => Math.round(scrollY));

test('each category begins at its top, after a choice and from the drawer; Back leads to where it was left', async () => {
  const { page, context, problems } = await scene.visit(handheld);
  await page.goto('/pc-part-picker');
  const types = await page
    .locator('li[data-type]')
    .evaluateAll((list) => list.map((entry) => entry.dataset['type'] ?? ''));
  expect(types).toHaveLength(24);
  const found: Record<string, string> = {};
  const left: [string, number][] = [];
  for (const type of types) {
    await rowsOf(page, type);
    if ((await hidden(page)) !== '') found[type] = await hidden(page);
    const last = page.locator('tr.option .choose').last();
    await last.scrollIntoViewIfNeeded();
    left.push([type, await scrolled(page)]);
    await last.tap();
    if (type !== types.at(-1))
      await eventually(async () => expect(await page.evaluate(() => document.activeElement?.id)).toBe('options-title'));
  }
  expect(found).toEqual({});

  for (const [type, y] of left.slice(-4, -1).toReversed()) {
    await page.goBack();
    await rowsOf(page, type);
    await eventually(async () => expect(await scrolled(page)).toBe(y));
  }

  for (const type of ['storage', 'storage'] as const) {
    await page.mouse.wheel(0, 900);
    await eventually(async () => expect(await scrolled(page)).toBeGreaterThan(500));
    await page.getByRole('region', { name: 'Build at a glance' }).getByRole('button', { name: 'Parts' }).tap();
    await page.getByRole('dialog').locator(`li[data-type="${type}"] .entry`).tap();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await rowsOf(page, type);
    await eventually(async () => expect(await hidden(page)).toBe(''));
  }
  expect(problems).toEqual([]);
  await context.close();
});

test('the bar under the thumb says total, budget and verdict at 320 px, and nothing in it moves with a choice', async () => {
  const { page, context } = await scene.visit({ ...handheld, viewport: { width: 320, height: 700 } });
  await page.goto('/pc-part-picker');
  const seen: Record<string, string[]> = {};
  for (const type of ['cpu', 'motherboard', 'gpu']) {
    await rowsOf(page, type);
    const bar = await page.evaluate(() => {
      const region = document.querySelector('[aria-label="Build at a glance"]');
      const { y, height } = region?.getBoundingClientRect() ?? new DOMRect();
      // What only a screen reader hears is one pixel wide.
      const all = [...(region?.querySelectorAll('.open > *, .glance > *') ?? [])];
      const lines = all.filter(({ clientWidth }) => clientWidth > 1);
      const places = lines.map((line) => Math.round(line.getBoundingClientRect().y));
      const cut = lines.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth);
      return { places: [y, height, ...places].join(' '), cut: cut.map(({ textContent }) => `cut: ${textContent}`) };
    });
    seen[bar.places] = [...(seen[bar.places] ?? []), ...bar.cut];
    // The last one does not fit what is chosen.
    await page.locator('tr.option .choose').last().tap();
  }
  await page.getByRole('region', { name: 'Build at a glance' }).getByText('does not fit', { exact: true }).waitFor();
  expect(Object.values(seen).flat()).toEqual([]);
  expect(Object.keys(seen)).toEqual([expect.stringMatching(/^(\d+ ){5}\d+$/)]);
  await context.close();
});

/** What an enthusiast is set on; of the other categories the first part is taken. */
const setOn: Readonly<Record<string, string>> = {
  cpu: '9800X3D',
  gpu: 'RTX 5070 Ti',
  case: 'NR200',
  cooling: 'NH-D15 G2',
};
const tapsAllowed = 13;

test('a small, quiet build that fails is fixed within 13 taps, counted from the empty picker on', async () => {
  const { page, context, problems } = await scene.visit(handheld);
  let taps = 0;
  const tap = (target: Locator) => {
    taps += 1;
    return target.first().tap();
  };
  await page.goto('/pc-part-picker');
  for (const type of ['cpu', 'motherboard', 'gpu', 'ram', 'storage', 'case', 'psu', 'cooling']) {
    await rowsOf(page, type);
    await tap(page.getByRole('button', { name: new RegExp(`^Choose .*${setOn[type] ?? ''}`) }));
    await page.locator(`tr.option[data-id^="${type}"]`).first().waitFor({ state: 'detached' });
  }
  const bar = page.getByRole('region', { name: 'Build at a glance' });
  await bar
    .locator('.glance')
    .getByText(/ not fit$/)
    .waitFor();
  await tap(bar.getByRole('button', { name: /^Open your build: / }));
  const build = page.getByRole('dialog', { name: 'Your PC Build' });
  const fail = build.locator('.worst[data-verdict=fail]');
  await fail.waitFor();
  while (taps < tapsAllowed && (await fail.count()) > 0) {
    const rule = (await fail.getAttribute('data-rule')) ?? '';
    await tap(fail.getByRole('button', { name: /^(Swap to|Add) / }));
    await build.locator(`.worst[data-rule="${rule}"]`).waitFor({ state: 'detached' });
  }
  await eventually(async () => expect(await fail.count()).toBe(0));
  await build
    .getByText(/^(everything fits|\d+ warnings?|nothing fails, .*)$/)
    .first()
    .waitFor();
  expect(problems).toEqual([]);
  await context.close();
});
