import type { Locator, Page } from 'playwright-core';

const row = (page: Page, place: number): Locator => page.locator('tr.option').nth(place);
const type = async (page: Page, key: string): Promise<void> => {
  await page.getByPlaceholder('Search...').focus();
  await page.keyboard.press(key);
};

/** What a visitor does in the list of graphics cards, one after the other. */
export const interactions: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  'first key in the search': (page) => type(page, 'r'),
  'second key': (page) => type(page, 't'),
  'third key': (page) => type(page, 'x'),
  'a key taken back': (page) => type(page, 'Backspace'),
  'the search cleared': async (page) => {
    await page.getByPlaceholder('Search...').selectText();
    await page.keyboard.press('Delete');
  },
  'a filter opened': (page) => page.getByRole('button', { name: /^Chip maker/ }).click(),
  'a filter set': (page) => page.getByRole('checkbox', { name: /^AMD/ }).click(),
  'a filter taken back': (page) => page.getByRole('checkbox', { name: /^AMD/ }).click(),
  'a sort': (page) =>
    page
      .locator('thead')
      .getByRole('button', { name: /^Price/ })
      .click(),
  'a tick for the comparison': (page) => row(page, 2).getByRole('checkbox').click(),
  'a second tick': (page) => row(page, 3).getByRole('checkbox').click(),
  'details opened': (page) => row(page, 4).locator('.name').click(),
  'details closed': (page) => row(page, 4).locator('.name').click(),
  'a part chosen, the next category opens': (page) => row(page, 5).locator('.choose').click(),
};
