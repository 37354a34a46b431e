import type { BrowserContext, Page } from 'playwright-core';
import { expectAccessible } from './support/accessible';
import { openServedScene } from './support/scene';
import { signIn, signUp } from './support/sign-in';

const scene = openServedScene();
const account = { email: 'dora@workbench.example', password: 'a long sentence' };
const hour = 3_600_000;

/** A browser whose clock is off by some milliseconds. */
async function browserWithClock(offset: number): Promise<{ page: Page; context: BrowserContext; problems: string[] }> {
  const visitor = await scene.visit({ hasTouch: true });
  if (offset !== 0)
    await visitor.context.addInitScript((wrong) => {
      const Right = Date;
      const now = () => Right.now() + wrong;
      globalThis.Date = new Proxy(Right, {
        construct: (target, args) => Reflect.construct(target, args.length === 0 ? [now()] : args),
        get: (target, name) => (name === 'now' ? now : Reflect.get(target, name)),
      });
    }, offset);
  return visitor;
}

const types = ['cpu', 'motherboard', 'ram', 'storage', 'case', 'psu'];
const draft = JSON.stringify({
  components: Object.fromEntries(
    types.map((type) => [type, { id: `own-${type}`, type, name: `A ${type}`, brand: 'Own', price: 100, specs: {} }]),
  ),
});

/** 'Complete Build' and 'Save to my account' for what is in the picker now, until it is said how that ended. */
async function complete(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Complete Build' }).first().click();
  await page.getByRole('dialog').getByRole('button', { name: 'Save to my account' }).click();
  await page
    .getByText(/(has been saved to your account|Your account has not confirmed it yet)\.$/)
    .first()
    .waitFor();
}

async function openBuilds(page: Page): Promise<void> {
  await page.goto('/account?tab=builds');
  await page.getByRole('list', { name: 'Saved Builds' }).waitFor();
}

const namesIn = (page: Page) => page.getByRole('list', { name: 'Saved Builds' }).getByRole('heading').allTextContents();

/** Whether this browser asks the database at all. Pages and their code still come, as from a service worker or a warm cache. */
const setOnline = (context: BrowserContext, online: boolean) =>
  online
    ? context.unroute('**/rest/v1/**')
    : context.route('**/rest/v1/**', (route) => route.abort('internetdisconnected'));

/** Another name for the build that is open in the picker, saved here and to the account. */
async function renameAndSave(page: Page, name: string): Promise<void> {
  const id = /pc-part-picker\/([^/?#]+)/.exec(page.url())?.[1] ?? '';
  await page.evaluate(
    ([build, text]) => {
      const key = 'saved_pc_builds';
      const list: { id: string; name: string }[] = JSON.parse(localStorage.getItem(key) ?? '[]');
      localStorage.setItem(key, JSON.stringify(list.map((one) => (one.id === build ? { ...one, name: text } : one))));
    },
    [id, name] as const,
  );
  // By way of another page: the same address again would open the completion dialog of the last save once more.
  const { pathname } = new URL(page.url());
  await page.goto('/privacy');
  await page.goto(pathname);
  await complete(page);
}

test('two browsers change one build off line, one clock an hour wrong: both versions stay on both, and both are told', async () => {
  const first = await browserWithClock(0);
  await signUp(first.page, account);
  await first.page.evaluate((text) => localStorage.setItem('rig4u-draft-build', text), draft);
  await first.page.goto('/pc-part-picker');
  await complete(first.page);

  const second = await browserWithClock(-hour);
  await signIn(second.page, account);
  await openBuilds(second.page);
  await second.page.getByTitle('View build').first().click();
  await second.page.waitForURL(/\/pc-part-picker\/\d+/);
  await first.page.goto(new URL(second.page.url()).pathname);

  for (const { context } of [first, second]) await setOnline(context, false);
  await renameAndSave(second.page, 'From the slow clock');
  await renameAndSave(first.page, 'From the right clock');

  for (const { context } of [first, second]) await setOnline(context, true);
  // Who comes back first has its version taken; the other one finds it there.
  await openBuilds(first.page);
  await first.page.getByText('From the right clock').first().waitFor();
  await openBuilds(second.page);
  const told = (page: Page) =>
    page
      .getByText(/^"From the right clock" was changed on two devices\. Both versions stay/)
      .first()
      .waitFor();
  await told(second.page);
  await openBuilds(first.page);
  await told(first.page);
  for (const { page } of [first, second]) {
    expect((await namesIn(page)).toSorted()).toEqual([
      'From the right clock',
      'From the slow clock (from another device)',
    ]);
    await page.getByText('A version of "From the right clock", which two devices changed apart.').waitFor();
  }
  await expectAccessible(second.page);
  // What is opened is what was saved, in both versions.
  await first.page.getByRole('link', { name: 'View build' }).nth(1).click();
  await first.page.getByText('A motherboard').first().waitFor();
  for (const { problems, context } of [first, second]) {
    expect(problems.filter((problem) => !/ERR_INTERNET_DISCONNECTED|Failed to load/.test(problem))).toEqual([]);
    await context.close();
  }
});
