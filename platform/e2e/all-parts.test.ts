import type { Page } from 'playwright-core';
import { eventually, until } from '@rig4u/kernel/until';
import { kept, keepAtOnce, keeps } from './support/offline';
import { openServedScene } from './support/scene';
import { signIn, signUp } from './support/sign-in';
import { readyBuildPath } from './support/working-build';

const scene = openServedScene();
const desk = { viewport: { width: 1440, height: 900 } };
const account = { email: 'mara@workbench.example', password: 'a long sentence' };

const rows = (page: Page) => page.locator('tr.option');
const ofMarket = (paths: readonly string[]) => paths.filter((path) => /\/(market|all-options)[.-]/.test(path));
const shelfOf = (page: Page, name: RegExp) => page.getByRole('radio', { name });

/** Resolves once the head of the list says that it has so many. The button below a list of ours says it, too. */
const lists = (page: Page, count: string) => page.getByText(count, { exact: true }).first().waitFor();

/** What the build beside the options says of its parts and of its check; waits until it does. */
const sightOf = (page: Page): Promise<{ parts: string; checks: string }> =>
  until('the check of the build', async () => {
    const [parts, checks] = await Promise.all(
      ['dl.parts', '.counts'].map((place) =>
        page.locator(`[aria-labelledby="summary-title"] ${place}`).allTextContents(),
      ),
    );
    return parts?.[0] && checks?.[0] ? { parts: parts[0], checks: checks[0] } : undefined;
  });

/** How the control that has the focus reads, and the part of its row. */
const focused = (page: Page): Promise<{ reads: string; part: string }> =>
  page.evaluate(() => {
    const control = document.activeElement;
    const row = control?.closest<HTMLElement>('tr.option');
    return { reads: control?.ariaLabel ?? control?.textContent ?? '', part: row?.dataset['id'] ?? '' };
  });

/** Presses a key until the focus is where it is wanted. */
async function pressUntil(page: Page, key: string, isThere: (at: { reads: string; part: string }) => boolean) {
  for (let presses = 0; presses <= 60; presses += 1) {
    const at = await focused(page);
    if (isThere(at)) return at;
    await page.keyboard.press(key);
  }
  throw new Error(`${key} does not come there. Last: ${JSON.stringify(await focused(page))}`);
}

/** From the heading of a category, where the focus lies, to a part of one of the shelves, which is chosen; answers its id. */
async function chooseByKeys(page: Page, heading: string, shelf: 'ours' | 'market'): Promise<string> {
  await page.waitForFunction((text) => document.activeElement?.textContent === text, heading);
  await page
    .getByText(/^[\d,]+ parts$/)
    .first()
    .waitFor();
  await pressUntil(page, 'Tab', ({ reads, part }) => part !== '' && reads.startsWith('Choose '));
  const { part } = await pressUntil(page, 'ArrowDown', (at) => at.part.includes('~') === (shelf === 'market'));
  await page.keyboard.press('Enter');
  return part;
}

/** Completes the build in the picker; what opens then stays open. */
async function complete(page: Page) {
  await page.getByRole('button', { name: 'Complete Build' }).first().click();
  const saved = page.getByRole('dialog', { name: /is saved$/ });
  await saved.waitFor();
  return saved;
}

test('who never opens the market asks for nothing of it; who opens a type asks for one file', async () => {
  const { page, context, requests, problems } = await scene.visit(desk);
  await page.goto('/');
  await page.goto('/pc-part-picker?category=ram');
  await page
    .getByRole('button', { name: /^Choose / })
    .first()
    .click();
  await page.getByRole('heading', { level: 2, name: 'Storage' }).waitFor();
  await page.getByPlaceholder('Search...').fill('990 pro');
  await until('the answer of our picks', async () => (await rows(page).count()) < 20);
  await page.goto(readyBuildPath);
  await page.getByRole('button', { name: 'Customize This Build', exact: true }).first().waitFor();
  expect(requests.some((path) => /\/mf-builder\//.test(path))).toBe(true);
  expect(ofMarket(requests)).toEqual([]);

  await page.goto('/pc-part-picker?category=ram');
  await shelfOf(page, /^All /).click();
  await lists(page, '4,847 parts');
  const files = ofMarket(requests).filter((path) => path.endsWith('.json'));
  expect(files).toEqual([expect.stringMatching(/\/assets\/market-ram\.[0-9a-f]+\.json$/)]);
  expect(problems).toEqual([]);
  await context.close();
});

test('a type that was opened once lists all its parts without a network, and is searched', async () => {
  const { page, context, problems } = await scene.visit({ ...desk, serviceWorkers: 'allow' });
  await page.goto('/pc-part-picker?category=ram&shelf=all');
  await lists(page, '4,847 parts');
  await keepAtOnce(page);
  await keeps(page, (await scene.product().registry()).revision);
  const files = async () => (await kept(page)).paths.filter((path) => path.includes('/assets/market-'));
  await until('the file that was opened', async () => (await files()).length === 1);
  await context.setOffline(true);
  await page.reload();
  await lists(page, '4,847 parts');
  await page.getByPlaceholder('Search...').fill('kingston fury 6400');
  await page
    .getByText(/^\d+ of 4,847/)
    .first()
    .waitFor();
  expect(await files()).toHaveLength(1);
  expect(problems).toEqual([]);
  await context.close();
});

test('beside the shelves no filter lies under More filters while it has the focus', async () => {
  const { page, context } = await scene.visit();
  await page.goto('/pc-part-picker?category=ram&shelf=all&q=fury');
  await page
    .getByText(/^\d+ of 4,847$/)
    .first()
    .waitFor();
  await page.getByRole('button', { name: /^Fits my build/ }).focus();
  const covered: string[] = [];
  const passed: string[] = [];
  while (!passed.includes('Clear filters')) {
    await page.keyboard.press('ArrowRight');
    const { reads } = await focused(page);
    expect(passed).not.toContain(reads);
    passed.push(reads);
    const isCovered = await page.evaluate(() => {
      const control = document.activeElement;
      const { left, right, top, height } = control?.getBoundingClientRect() ?? new DOMRect();
      return [left + 2, right - 2].some((x) => !control?.contains(document.elementFromPoint(x, top + height / 2)));
    });
    if (isCovered) covered.push(reads);
  }
  expect(passed.length).toBeGreaterThanOrEqual(5);
  expect(covered).toEqual([]);
  await context.close();
});

test('a build of both shelves is chosen by keyboard, saved, and the same by link and by account on other devices', async () => {
  const { page, context, problems } = await scene.visit(desk);
  await page.goto('/pc-part-picker?category=cpu');
  await rows(page).first().waitFor();
  await shelfOf(page, /^Our 20$/).focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Space');
  await lists(page, '790 parts');
  await page.locator('#options-title').focus();
  const wanted = [
    ['CPU', 'ours'],
    ['Motherboard', 'market'],
    ['Graphics Card', 'market'],
    ['Memory', 'market'],
    ['Storage', 'ours'],
    ['Case', 'market'],
    ['Power Supply', 'ours'],
  ] as const;
  const chosen: string[] = [];
  for (const [heading, shelf] of wanted) chosen.push(await chooseByKeys(page, heading, shelf));
  expect(chosen.filter((id) => /^[a-z]+~\d+$/i.test(id))).toHaveLength(4);

  const saved = await complete(page);
  await page.keyboard.press('Escape');
  await saved.waitFor({ state: 'hidden' });
  const sight = await sightOf(page);
  expect(sight.checks).toMatch(/\d+ passed/);
  await page.reload();
  await eventually(async () => expect(await sightOf(page)).toEqual(sight));

  await page.getByRole('button', { name: 'Share' }).first().click();
  const link = page.getByRole('dialog', { name: 'Share this build' }).getByRole('textbox', { name: 'Link' });
  const address = await until('the link', async () => (await link.inputValue()) || undefined);
  const { pathname, hash } = new URL(address);
  const friend = await scene.visit(desk);
  await friend.page.goto(`${pathname}${hash}`);
  await friend.page.getByRole('button', { name: 'Make it mine' }).click();
  await eventually(async () => expect(await sightOf(friend.page)).toEqual(sight));

  const build = new URL(page.url()).pathname;
  await signUp(page, account);
  await page.goto(build);
  await (await complete(page)).getByRole('button', { name: 'Save to my account' }).click();
  await page.getByText('has been saved to your account.').first().waitFor();
  const second = await scene.visit(desk);
  await signIn(second.page, account);
  await second.page.goto('/account?tab=builds');
  await second.page.getByTitle('View build').first().click();
  await second.page.waitForURL(/\/pc-part-picker\/\d+/);
  await eventually(async () => expect(await sightOf(second.page)).toEqual(sight));
  expect([...problems, ...friend.problems, ...second.problems]).toEqual([]);
  await Promise.all([context.close(), friend.context.close(), second.context.close()]);
});
