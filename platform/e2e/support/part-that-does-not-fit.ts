import type { Locator, Page } from 'playwright-core';
import type { Scene } from './scene';
import { readBuild } from './working-build';

/** How a visitor presses a button or follows a link. */
type Press = (target: Locator) => Promise<void>;

export const byMouse: Press = (target) => target.first().click();

/** With Tab and Enter alone, from wherever the focus is. */
export const byKeyboard: Press = async (target) => {
  const wanted = target.first();
  await wanted.waitFor();
  const page = wanted.page();
  for (let stop = 0; stop < 400; stop += 1) {
    if (await wanted.evaluate((element) => element === document.activeElement)) return page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab does not reach ${String(target)}`);
};

/** A cooler for Intel sockets alone; the build that it is chosen for has an AMD processor. */
const misfit = 'NH-L9i-17xx';
const named = /1 part does not fit/;
const notNamed = /not fit/;

/** Fills a build by the wizard and puts a cooler for another socket into it; the picker then shows the coolers. */
async function chooseMisfit(page: Page, press: Press): Promise<void> {
  const build = page.getByRole('region', { name: 'Your PC Build' });
  await page.goto('/optimal-build?step=3&budget=2000');
  await press(page.getByRole('button', { name: 'Customize This Build', exact: true }));
  await build.getByText('Build Ready').first().waitFor();
  await page.goto(`/pc-part-picker?category=cooling&q=${misfit}`);
  await press(page.getByRole('button', { name: new RegExp(`^Swap in .*${misfit}`) }));
  await build.getByText(named).first().waitFor();
}

/** The text of that build as the browser keeps it, for a visit that begins with it. */
export async function misfitBuild(scene: Scene): Promise<string> {
  const { page, context } = await scene.visit();
  await chooseMisfit(page, byMouse);
  const build = await readBuild(page);
  await context.close();
  return build;
}

/**
 * Takes a build with a cooler for another socket from its choice to the purchase page, and back by 'Fix it' until it passes. Throws
 * where a screen on the way does not name the fail.
 */
export async function fixOnTheWay(page: Page, press: Press): Promise<void> {
  const build = page.getByRole('region', { name: 'Your PC Build' });
  const sheet = page.getByRole('dialog', { name: /is saved$/ });
  const check = page.getByRole('region', { name: 'Compatibility Check' });
  const button = (name: string | RegExp, area: Page | Locator = page) =>
    area.getByRole('button', { name, exact: true });

  await chooseMisfit(page, press);
  await press(button('Complete Build'));
  await sheet.getByText(named).waitFor();
  const sentence = ((await sheet.getByText(named).textContent()) ?? '').replace(/^.*?: /, '');

  await press(button('Purchase', sheet));
  await check.getByText(sentence).waitFor();
  await page.goto('/saved-builds');
  await page.getByRole('listitem').getByText(sentence).waitFor();
  await press(page.getByRole('link', { name: /^Purchase / }));
  await check.getByText(sentence).waitFor();

  await press(button('Fix it'));
  await page.waitForFunction((text) => document.activeElement?.textContent?.includes(text), sentence);
  await press(button(/^Swap to /, build).first());
  await build.getByText(named).first().waitFor({ state: 'detached' });
  await press(button('Complete Build'));
  await sheet.waitFor();
  await button('Purchase', sheet).waitFor();
  const left = (await sheet.getByText(notNamed).count()) + (await button('Fix it', sheet).count());
  if (left > 0) throw new Error('The completion sheet still says that a part does not fit');
  await press(button('Purchase', sheet));
  await check.getByText(/^(Nothing fails, \d+ not checked|Everything fits|\d+ warnings?: .*)$/).waitFor();
  if ((await button('Fix it').count()) > 0) throw new Error('The purchase page still offers to fix the build');
}
