import type { Locator, Page } from 'playwright-core';

const row = (page: Page, place: number): Locator => page.locator('tr.option').nth(place);
/**
 * A press of the mouse as a hand makes it, 80 ms long. The driver's own click has no length, and looks up in the page what
 * it will hit: on a slowed processor that alone takes 30 ms of the event.
 */
const press = async (target: Locator): Promise<void> => {
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (!box) throw new Error('What is to be pressed is not on the page.');
  const { mouse } = target.page();
  await mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await mouse.down();
  await target.page().waitForTimeout(80);
  await mouse.up();
};
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
  'a filter opened': (page) => press(page.getByRole('button', { name: /^Chip maker/ })),
  'a filter set': (page) => press(page.getByRole('checkbox', { name: /^AMD/ })),
  'a filter taken back': (page) => press(page.getByRole('checkbox', { name: /^AMD/ })),
  'a sort': (page) => press(page.locator('thead').getByRole('button', { name: /^Price/ })),
  'a tick for the comparison': (page) => press(row(page, 2).getByRole('checkbox')),
  'a second tick': (page) => press(row(page, 3).getByRole('checkbox')),
  'details opened': (page) => press(row(page, 4).locator('.name')),
  'details closed': (page) => press(row(page, 4).locator('.name')),
  'a part chosen, the next category opens': (page) => press(row(page, 5).locator('.choose')),
};
