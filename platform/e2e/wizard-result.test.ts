import { eventually } from '@rig4u/kernel/until';
import type { Locator, Page } from 'playwright-core';
import { readShifts, watchShifts } from './support/layout-shifts';
import { openScene } from './support/scene';
import { desk, phone } from './support/sight';

const scene = openScene();

/** The most that the page may be high while all is folded, in pixels. */
const longest = 5000;

/** How far from the top of the page the lower edge of something is, in pixels. */
const lowerEdge = (place: Locator): Promise<number> =>
  place.evaluate((element) => Math.round(element.getBoundingClientRect().bottom + scrollY));

const pageHeight = (page: Page): Promise<number> => page.evaluate(() => document.documentElement.scrollHeight);

const computed = (page: Page) => page.getByRole('region', { name: /^(Best for|Nothing works) / });

const takes = /^Take (this one instead|the cheapest that works)$/;

test.each([
  { use: 'gaming', budget: 1200, width: phone, height: 844, lowest: 1000 },
  { use: 'gaming', budget: 1500, width: phone, height: 844, lowest: 1000 },
  // The three that are longest: nothing works, a warning beside a long reason, and the words of the all-round estimate.
  { use: 'gaming', budget: 500, width: phone, height: 844, lowest: 1000 },
  { use: 'content-creation', budget: 800, width: phone, height: 844, lowest: 1000 },
  { use: 'general-use', budget: 2500, width: phone, height: 844, lowest: 1000 },
  { use: 'gaming', budget: 1200, width: desk, height: 900, lowest: 900 },
  { use: 'gaming', budget: 1500, width: desk, height: 900, lowest: 900 },
])(
  'for $use and $$budget at $width px both builds and their buttons are seen soon, and nothing moves when the computed one arrives',
  async ({ use, budget, width, height, lowest }) => {
    const { page, context, problems } = await scene.visit({
      viewport: { width, height },
      hasTouch: width === phone,
      isMobile: width === phone,
    });
    await watchShifts(context);
    // A busy machine may bring the fonts too late: then the page stays in the system's, in which lines break elsewhere.
    await eventually(async () => {
      await page.goto(`/optimal-build?step=3&use=${use}&budget=${budget}`);
      expect(await page.locator('html').getAttribute('data-fonts')).toBe('web');
    });
    const take = computed(page).getByRole('button', { name: takes });
    await take.waitFor();
    const customize = page.getByRole('article').getByRole('button', { name: 'Customize This Build' });
    await eventually(async () => {
      const edges = [await lowerEdge(customize), await lowerEdge(take)];
      expect({ edges, isSoon: edges.every((edge) => edge <= lowest) }).toEqual({ edges, isSoon: true });
    });
    await eventually(async () => expect(await pageHeight(page)).toBeLessThan(longest));
    const { total, lines } = await readShifts(page);
    expect({ lines, isStill: total <= 0.02 }).toEqual({ lines, isStill: true });
    expect(problems).toEqual([]);
    await context.close();
  },
);

test('what is folded opens by the keyboard, and is on paper whether it is open or not', async () => {
  const { page, context, problems } = await scene.visit();
  await page.goto('/optimal-build?step=3&budget=1200');
  const board = computed(page).getByText('Motherboard', { exact: true });
  const isShown = () => board.evaluate((element) => element.checkVisibility({ contentVisibilityAuto: true }));
  await computed(page).getByRole('button', { name: 'Take this one instead' }).waitFor();
  await eventually(async () => expect(await isShown()).toBe(false));
  await page.emulateMedia({ media: 'print' });
  await eventually(async () => expect(await isShown()).toBe(true));
  await page.emulateMedia({ media: 'screen' });
  await eventually(async () => expect(await isShown()).toBe(false));
  await computed(page).locator('summary').press('Enter');
  await eventually(async () => expect(await isShown()).toBe(true));
  expect(problems).toEqual([]);
  await context.close();
});
