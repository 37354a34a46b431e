import type { Page } from 'playwright-core';
import { proves, times } from '@rig4u/kernel/prove';
import { countRenders, readRenders } from '@rig4u/workspace/count-renders';
import { firstScreen, lostWhileScrolling, overflows } from './support/in-sight';
import { readShifts, watchShifts } from './support/layout-shifts';
import { misfitBuild } from './support/part-that-does-not-fit';
import { restyledBy } from './support/restyled';
import { openScene } from './support/scene';
import { slowDown } from './support/slow-line';
import { bringBuild } from './support/working-build';

const scene = openScene();
const touch = { hasTouch: true, isMobile: true };
const screens = [
  { width: 1440, height: 900, first: 330, rows: 10, verdict: '1 part does not fit' },
  { width: 1024, height: 768, first: 300, rows: 7, verdict: '1 part does not fit' },
  // The bar under the thumb has room for these words.
  { width: 390, height: 844, first: 200, rows: 5, verdict: 'does not fit', ...touch },
];
/** The short form leaves the middle width out: what is there is at the widest or at the narrowest, too. */
const screensTried = screens.filter(({ width }) => proves || width !== 1024);
const every = times({ full: 1, short: 3 });
/** In the short form each state is tried at one of the two. */
const states = screensTried.flatMap((screen, at) =>
  ['empty', 'with a part that does not fit']
    .map((state) => ({ ...screen, state }))
    .filter((_state, which) => proves || which === at),
);
type State = (typeof states)[number];

let misfit: string;
beforeAll(async () => {
  misfit = await misfitBuild(scene);
});

/** The picker at the graphics cards, with its options, in a new browser. `prepare` is done before the page is asked for. */
async function open(
  { width, height, state, ...device }: Pick<State, 'width' | 'height' | 'state'>,
  prepare?: (page: Page) => Promise<void>,
): Promise<Page> {
  const { page, context } = await scene.visit({ viewport: { width, height }, ...('hasTouch' in device && touch) });
  if (state !== 'empty') await bringBuild(context, misfit);
  await watchShifts(context);
  await prepare?.(page);
  await page.goto('/pc-part-picker?category=gpu');
  await page.locator('tr.option').first().waitFor();
  return page;
}

describe.each(states)('one visit', (state) => {
  const place = `${state.width} × ${state.height}, build ${state.state}`;
  let page: Page;
  beforeAll(async () => {
    page = await open(state, slowDown);
    await page.waitForLoadState('networkidle');
  });
  afterAll(() => page.context().close());

  test(`${place}: a cold visit over a slow line shifts at most 0.02`, async () => {
    const { total, lines } = await readShifts(page);
    expect(total > 0.02 ? lines : []).toEqual([]);
  });

  test(`${place}: options are the first thing in sight`, async () => {
    const { first, whole } = await firstScreen(page);
    // An empty build says above them where to start.
    expect(first).toBeLessThanOrEqual(state.state === 'empty' ? state.first + 40 : state.first);
    expect(whole).toBeGreaterThanOrEqual(state.rows);
  });

  test(`${place}: total, verdict and the way on stay in sight`, async () => {
    const glance = (await page.locator('#open-build').textContent()) ?? '';
    const total = /\$[\d,]+\.\d\d/.exec(glance)?.[0] ?? 'No total';
    const texts = [total, 'Complete Build', ...(state.state === 'empty' ? [] : [state.verdict])];
    expect(await lostWhileScrolling(page, texts)).toEqual([]);
  });
});

test('nothing reaches out of its place from 320 to 2560 px', async () => {
  const page = await open({ width: 1440, height: 900, state: 'with a part that does not fit' });
  const found: Record<number, string[]> = {};
  for (let width = 320; width <= 2560; width += 80) {
    await page.setViewportSize({ width, height: 900 });
    const over = await overflows(page);
    if (over.length > 0) found[width] = over;
  }
  expect(found).toEqual({});
  await page.context().close();
});

test('nothing reaches out of its place in any category', async () => {
  const page = await open({ width: 1440, height: 900, state: 'with a part that does not fit' });
  const types = await page
    .locator('li[data-type]')
    .evaluateAll((list) => list.map((entry) => entry.dataset['type'] ?? ''));
  expect(types).toHaveLength(24);
  const found: Record<string, string[]> = {};
  // The last one is wide: the list of categories, where the next one is opened, is in sight.
  const widths = proves ? [1440, 1920, 2560, 320, 390, 720, 1024, 1280] : [320, 1280];
  // The short form opens every third category.
  for (const type of types.filter((_type, at) => at % every === 0)) {
    await page.locator(`li[data-type="${type}"] .entry`).click();
    await page.locator(`tr.option[data-id^="${type}"]`).first().waitFor();
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      const over = await overflows(page);
      if (over.length > 0) found[`${type} at ${width}`] = over;
    }
  }
  expect(found).toEqual({});
  await page.context().close();
});

test('a key in the search, and the list that follows it, render at most 400 components', async () => {
  const { page, context } = await scene.visit({ viewport: { width: 1440, height: 900 } });
  await bringBuild(context, misfit);
  await context.addInitScript(countRenders);
  await page.goto('/pc-part-picker?category=gpu');
  await page.locator('tr.option').first().waitFor();
  await page.getByPlaceholder('Search...').click();
  for (const key of ['r', 't', 'x']) {
    await readRenders(page);
    await page.keyboard.press(key);
    await page.waitForFunction((end) => new URLSearchParams(location.search).get('q')?.endsWith(end), key);
    // The list follows the address.
    await page.waitForTimeout(300);
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
    const { rendered, names } = await readRenders(page);
    expect(rendered > 400 ? { key, rendered, names } : 'at most 400').toBe('at most 400');
    expect(rendered).toBeGreaterThan(0);
  }
  await context.close();
});

test('a press restyles what it changes, not the page', async () => {
  const page = await open({ width: 1440, height: 900, state: 'empty' });
  await page.waitForLoadState('networkidle');
  const opened = await restyledBy(page, () => page.getByRole('button', { name: /^Chip maker/ }).click());
  const set = await restyledBy(page, () => page.getByRole('checkbox', { name: /^AMD/ }).click());
  const ticked = await restyledBy(page, () => page.locator('tr.option').nth(2).getByRole('checkbox').click());
  // There are about 2,600 on the page. Measured: 22, 84 and 9.
  expect(opened).toBeLessThanOrEqual(150);
  expect(set).toBeLessThanOrEqual(400);
  expect(ticked).toBeLessThanOrEqual(150);
  await page.context().close();
});
