import type { Page } from 'playwright-core';
import { eventually } from '@rig4u/kernel/until';
import { openScene } from './support/scene';
import { phone } from './support/sight';

const scene = openScene();
const handheld = { viewport: { width: phone, height: 844 }, hasTouch: true, isMobile: true };

/** A visitor on a phone who has chosen a 9800X3D and a 5070 Ti, and opens a category. */
async function withCore(type: string) {
  const visit = await scene.visit(handheld);
  const { page } = visit;
  for (const [category, query] of [
    ['cpu', '9800X3D'],
    ['gpu', '5070 Ti'],
  ]) {
    await page.goto(`/pc-part-picker?category=${category}&q=${query}`);
    await page.locator('tr.option .choose').first().tap();
    await eventually(async () => expect(await page.evaluate(() => document.activeElement?.id)).toBe('options-title'));
  }
  await page.goto(`/pc-part-picker?category=${type}`);
  await page.locator(`tr.option[data-id^="${type}"]`).first().waitFor();
  let taps = 0;
  return {
    ...visit,
    taps: () => taps,
    tap: async (role: 'button' | 'checkbox' | 'textbox' | 'searchbox', name: RegExp) => {
      await page.getByRole(role, { name }).filter({ visible: true }).first().tap();
      taps += 1;
    },
    /** The number of parts is a status within the button. */
    show: async () => {
      await page.getByText(/^Show [\d,]+ parts?$/).tap();
      taps += 1;
    },
  };
}

/** What is named as nearest, with what is left out for it. */
const nearest = async (page: Page): Promise<string[]> => {
  const list = page.getByRole('list', { name: 'What is nearest' });
  await list.waitFor();
  return list.getByRole('listitem').allInnerTexts();
};

test('white and small is asked for by filters, and the nearest case that fits is named after four taps', async () => {
  const { page, context, problems, tap, show, taps } = await withCore('case');
  await tap('button', /^Filter and sort|^More filters/);
  await tap('checkbox', /^white/);
  await tap('textbox', /^To \(l\)$/);
  await page.keyboard.type('20');
  await show();
  const [first] = await nearest(page);
  expect(first).toMatch(/\(20\.3 l\)\s+Volume: up to 20\.3 l · \d+ parts?$/);
  expect(taps()).toBe(4);
  await tap('button', /^Volume: up to 20\.3 l/);
  await eventually(async () => expect(new URL(page.url()).search).toBe('?category=case&f.colour=white&f.volume=-20.3'));
  await page.locator('tr.option', { hasText: 'NR200' }).first().waitFor();
  expect(problems).toEqual([]);
  await context.close();
});

test('a white, small, quiet case is asked for by search, and the nearest is named after two taps', async () => {
  const { page, context, problems, tap, taps } = await withCore('case');
  await tap('button', /^Open the search$/);
  await tap('searchbox', /^Search$/);
  await page.keyboard.type('white small quiet');
  const named = await nearest(page);
  expect(named.join()).toMatch(/Volume: up to [\d.]+ l instead of "small" · \d+ parts?/);
  expect(taps()).toBe(2);
  expect(problems).toEqual([]);
  await context.close();
});

test('a white, small, quiet cooler is asked for by filters in five taps, and all parts have it', async () => {
  const { page, context, problems, tap, show, taps } = await withCore('cooling');
  await tap('button', /^Filter and sort|^More filters/);
  await tap('checkbox', /^white/);
  await tap('textbox', /^To \(dB\)$/);
  await page.keyboard.type('25');
  await tap('textbox', /^To \(mm\)$/);
  await page.keyboard.type('70');
  await show();
  await page.getByText(/^\d+ among all parts$/).waitFor();
  await page.locator('tr.option[data-id^="cooling~"]').first().waitFor();
  expect(taps()).toBe(5);
  expect(problems).toEqual([]);
  await context.close();
});
