import type { Page } from 'playwright-core';
import { eventually } from '@rig4u/kernel/until';
import type { OverScreen } from './dialogs';
import type { Scene } from './scene';
import { openScreen } from './screen';
import { desk, phone } from './sight';

const ways = {
  Back: (page: Page) => page.goBack(),
  'a press beside it': (page: Page) => page.mouse.click(4, 4),
  Escape: (page: Page) => page.keyboard.press('Escape'),
  'a reload': (page: Page) => page.reload(),
};
type Way = keyof typeof ways;

/** Whether the dialog covers the whole window, so that there is nothing beside it. */
const coversAll = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.elementFromPoint(4, 4)?.closest('[role=dialog]') !== null);

/** Each of these dialogs as a test: left in every way at a phone's and a desk's width. `enter`: what a visitor does first. */
export function everyDialogKeepsThePage(
  scene: Scene,
  dialogs: Readonly<Record<string, OverScreen>>,
  enter: (page: Page) => Promise<unknown> = () => Promise.resolve(),
): void {
  test.each(Object.entries(dialogs))(
    '%s: Back, a press beside it, Escape and a reload keep the page and what was typed',
    async (_name, over) => {
      const { page, context, problems } = await scene.visit();
      await enter(page);
      for (const width of [phone, desk].filter((one) => (over.only ?? one) === one)) {
        await page.setViewportSize({ width, height: 900 });
        await page.goto('/');
        await openScreen(page, over);
        for (const way of Object.keys(ways).filter(isWay)) await leaveBy(page, over, way);
      }
      expect(problems).toEqual([]);
      await context.close();
    },
  );
}

const isWay = (name: string): name is Way => name in ways;

async function leaveBy(page: Page, over: OverScreen, way: Way): Promise<void> {
  const { title, isQuestion, outlivesReload, typed = [] } = over;
  const dialog = page.getByRole(isQuestion ? 'alertdialog' : 'dialog', { name: title });
  const field = (label: string) => dialog.getByRole('textbox', { name: label, exact: true });
  if (!(await dialog.isVisible())) await over.open(page);
  await dialog.waitFor();
  for (const [label, text] of typed) {
    await field(label).fill(text);
    await eventually(() => kept(page, text));
  }
  const address = page.url();
  if (way === 'a press beside it' && !isQuestion && (await coversAll(page))) return;
  await ways[way](page);
  const stays = (way === 'a reload' && outlivesReload) || (way === 'a press beside it' && isQuestion);
  await dialog.waitFor({ state: stays ? 'visible' : 'hidden' });
  await page.waitForURL((url) => url.pathname === new URL(address).pathname);
  if (typed.length === 0) return;
  await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor();
  await over.open(page);
  for (const [label, text] of typed) await eventually(async () => expect(await field(label).inputValue()).toBe(text));
}

/** A reload is tried only with what the tab has kept. */
async function kept(page: Page, text: string): Promise<void> {
  const drafts = await page.evaluate(() => Object.values(sessionStorage).join());
  expect(drafts).toContain(JSON.stringify(text).slice(1, -1).split('\\')[0]);
}
