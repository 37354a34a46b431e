import type { Locator, Page } from 'playwright-core';
import { eventually } from '@rig4u/kernel/until';
import { readAnnouncements, watchAnnouncements } from './support/announcements';
import { ringsOverPrices } from './support/focus-rings';
import { misfitBuild } from './support/part-that-does-not-fit';
import { openScene } from './support/scene';
import { bringBuild } from './support/working-build';

const scene = openScene();
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const desk = { viewport: { width: 1440, height: 900 } };

let misfit: string;
beforeAll(async () => {
  misfit = await misfitBuild(scene);
});

/** The picker with a part that does not fit, or with an empty build. */
async function open({ category = 'gpu', empty = false, device = desk } = {}): Promise<Page> {
  const { page, context } = await scene.visit(device);
  if (!empty) await bringBuild(context, misfit);
  await watchAnnouncements(context);
  await page.goto(`/pc-part-picker?category=${category}`);
  await options(page).waitFor();
  return page;
}

const options = (page: Page) => page.locator('tr.option').first();
const button = (area: Page | Locator, name: string | RegExp) => area.getByRole('button', { name }).first();
const title = (page: Page) => page.locator('#options-title');
const isFocused = (target: Locator) => target.evaluate((element) => element === document.activeElement);

/** Presses a key on a control that has the focus by then. */
async function press(target: Locator, key = 'Enter'): Promise<void> {
  await target.focus();
  await target.page().keyboard.press(key);
}

/** How the focused control reads; 'lost' where nothing has the focus, or nothing that can be seen. */
const focused = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const control = document.activeElement;
    if (!control || control === document.body || !control.checkVisibility()) return 'lost';
    return control.ariaLabel ?? control.textContent ?? '';
  });

/** Resolves once something was said that nobody has read yet. */
const somethingSaid = (page: Page) => page.waitForFunction(() => Reflect.get(window, 'said').length > 0);

/** Tab until a control of that name has the focus: how many times. */
async function tabsTo(page: Page, name: RegExp): Promise<number> {
  for (let stops = 1; stops <= 60; stops += 1) {
    await page.keyboard.press('Tab');
    if (name.test(await focused(page))) return stops;
  }
  throw new Error(`Tab does not come to ${name}`);
}

test('from the heading where the focus lands it is at most 12 stops to the first Choose', async () => {
  const page = await open({ empty: true, category: 'cpu' });
  await press(button(page, /^Choose /));
  await page.waitForFunction(() => document.activeElement?.textContent === 'Motherboard');
  await options(page).waitFor();
  expect(await tabsTo(page, /^Choose /)).toBeLessThanOrEqual(12);
  await page.context().close();
});

test('from the page heading, where a link of the header leads, it is at most 12 stops past the categories', async () => {
  const { page, context } = await scene.visit(desk);
  await page.goto('/guides');
  await press(page.getByRole('navigation').getByRole('link', { name: 'Part Picker' }).first());
  await options(page).waitFor();
  await page.waitForFunction(() => document.activeElement?.textContent === 'PC Builder');
  const toLink = await tabsTo(page, /^Skip the categories$/);
  await page.keyboard.press('Enter');
  await eventually(async () => expect(await isFocused(title(page))).toBe(true));
  expect(toLink + (await tabsTo(page, /^Choose /))).toBeLessThanOrEqual(12);
  await context.close();
});

test('what is chosen lies before the options, and past the filters it is at most 12 stops to the first Swap', async () => {
  const page = await open({ category: 'storage' });
  await title(page).focus();
  const toLink = await tabsTo(page, /^Skip to the options$/);
  await page.keyboard.press('Enter');
  expect(toLink + (await tabsTo(page, /^Swap in /))).toBeLessThanOrEqual(12);
  await page.context().close();
});

test('arrows go from row to row, c ticks, Enter opens the details and Escape closes them', async () => {
  const page = await open();
  const chooses = page.locator('tr.option .choose');
  await press(chooses.nth(1), 'ArrowDown');
  await eventually(async () => expect(await isFocused(chooses.nth(2))).toBe(true));
  await page.keyboard.press('ArrowUp');
  await eventually(async () => expect(await isFocused(chooses.nth(1))).toBe(true));
  await page.keyboard.press('c');
  const row = page.locator('tr.option').nth(1);
  await eventually(async () => expect(await row.getByRole('checkbox').isChecked()).toBe(true));
  await eventually(async () => expect(await isFocused(chooses.nth(1))).toBe(true));

  const name = row.locator('.name');
  await press(name);
  const details = page.getByRole('region', { name: /^Details of / });
  await details.waitFor();
  await eventually(async () => expect(await isFocused(name)).toBe(true));
  await page.keyboard.press('Escape');
  await details.waitFor({ state: 'detached' });
  await eventually(async () => expect(await isFocused(name)).toBe(true));
  await page.keyboard.press('Enter');
  await press(button(details, 'Ticked for comparison'), 'Escape');
  await details.waitFor({ state: 'detached' });
  await eventually(async () => expect(await isFocused(name)).toBe(true));
  await page.context().close();
});

test.each([desk, phone])('no focus ring of a row lies over its price, $viewport.width px wide', async (device) => {
  const page = await open({ category: 'ram', device });
  await page.keyboard.press('Tab');
  expect(await ringsOverPrices(page)).toEqual([]);
  await page.context().close();
});

test('the focus is never lost: a swap, Remove, Reset Build', async () => {
  const page = await open();
  const rail = page.locator('[aria-labelledby="summary-title"]');
  const report = page.getByRole('region', { name: 'Full report' });
  for (const place of [rail, report]) {
    await press(button(place, /^Swap to /));
    await button(rail, 'Undo the swap').waitFor();
    await eventually(async () => expect(await focused(page)).toMatch(/^Compatibility/));
    await press(button(rail, 'Undo the swap'));
    await button(rail, /^Swap to /).waitFor();
    await eventually(async () => expect(await focused(page)).toMatch(/^Compatibility/));
  }
  const first = page.locator('tr.option .choose').first();
  await press(first);
  await page
    .getByRole('button', { name: /^Remove / })
    .filter({ hasText: 'Remove' })
    .waitFor({ state: 'detached' });
  await eventually(async () => expect(await focused(page)).toMatch(/^Choose /));
  const entry = page.locator('li[data-type="ram"]');
  await press(entry.getByRole('button', { name: /^Remove / }));
  await eventually(async () => expect(await isFocused(entry.locator('.entry'))).toBe(true));
  await press(button(rail, 'Reset Build'));
  await button(rail, 'Undo reset').waitFor();
  await eventually(async () => expect(await focused(page)).toBe('Undo reset'));
  await page.keyboard.press('Enter');
  await button(rail, 'Undo reset').waitFor({ state: 'detached' });
  await eventually(async () => expect(await focused(page)).toBe('Reset Build'));
  await page.context().close();
});

test('the focus is never lost: the filters and the build sheet give it back', async () => {
  const atDesk = await open();
  const more = button(atDesk, /^More filters/);
  await press(more);
  await atDesk.getByRole('dialog').waitFor();
  await atDesk.keyboard.press('Escape');
  await atDesk.getByRole('dialog').waitFor({ state: 'detached' });
  await eventually(async () => expect(await isFocused(more)).toBe(true));
  const maker = button(atDesk, /^Chip maker/);
  await press(maker);
  await press(atDesk.getByRole('checkbox', { name: /^AMD/ }), 'Escape');
  await eventually(async () => expect(await isFocused(maker)).toBe(true));
  await atDesk.context().close();

  const page = await open({ device: phone });
  const sheet = page.getByRole('dialog');
  for (const opener of [button(page, 'Filter and sort'), button(page, /^Open your build/)]) {
    await press(opener);
    await sheet.waitFor();
    await page.keyboard.press('Escape');
    await sheet.waitFor({ state: 'detached' });
    await eventually(async () => expect(await isFocused(opener)).toBe(true));
  }
  await press(button(page, /^Open your build/));
  await readAnnouncements(page);
  await press(button(sheet, /^Swap to /));
  await button(sheet, 'Undo the swap').waitFor();
  await eventually(async () => expect(await focused(page)).toBe('Compatibility'));
  await somethingSaid(page);
  expect(await readAnnouncements(page)).toEqual([expect.stringMatching(/swapped in, .+\. Total/)]);
  await press(button(sheet, 'Reset Build'));
  await button(sheet, 'Undo reset').waitFor();
  await eventually(async () => expect(await focused(page)).toBe('Undo reset'));
  await page.context().close();
});

const steps: Record<string, { press: (page: Page) => Promise<void>; says: RegExp }> = {
  'a sort': { press: (page) => press(page.locator('thead').getByRole('button', { name: /^Price/ })), says: /price/i },
  'a filter': {
    press: async (page) => {
      await press(button(page, /^Chip maker/));
      await readAnnouncements(page);
      await press(page.getByRole('checkbox', { name: /^AMD/ }), 'Space');
    },
    says: /^\d+ of 20/,
  },
  'a tick for the comparison': { press: (page) => press(page.locator('tr.option .choose').nth(1), 'c'), says: /^1 / },
  'a swap': {
    press: (page) => press(button(page.locator('[aria-labelledby="summary-title"]'), /^Swap to /)),
    says: /swapped in, .+\. Total \$[\d,.]+\. .+\.$/,
  },
};

describe('in one visit', () => {
  let page: Page;
  beforeAll(async () => {
    page = await open();
    await button(page.locator('[aria-labelledby="summary-title"]'), /^Swap to /).waitFor();
    await page.waitForLoadState('networkidle');
  });
  afterAll(() => page.context().close());

  test.each(Object.entries(steps))('%s is announced once', async (_, step) => {
    await readAnnouncements(page);
    await step.press(page);
    await somethingSaid(page);
    // Long enough for a second voice, such as a toast.
    await page.waitForTimeout(1000);
    expect(await readAnnouncements(page)).toEqual([expect.stringMatching(step.says)]);
  });
});
