import type { Page } from 'playwright-core';
import { promote, publish } from '@rig4u/releases';
import { writeDist } from '@rig4u/releases/fake-builds';
import type { NavPlace, StoredKey } from '@rig4u/shared/contracts';
import { times } from '@rig4u/kernel/prove';
import { eventually } from '@rig4u/kernel/until';
import { comeBack } from './support/come-back';
import { foreignRemote } from './support/foreign-remote';
import { openServedScene } from './support/scene';

const scene = openServedScene();

const link = (path: string, text: string, order: number): NavPlace => ({ path, text, order, place: 'header' });

/** A remote that was not there before, with a link in the header. */
async function putLive(name: string, { path, text, order }: NavPlace, stores: StoredKey[] = []): Promise<void> {
  const release = foreignRemote({ name, version: '1.0.0', pins: true, path, nav: [link(path, text, order)], stores });
  const { store } = scene.product();
  const { ref } = await publish(store, await writeDist(release));
  await promote(store, ref);
}

async function signIn(page: Page, tab: 'Sign In' | 'Sign Up', email: string, word: string): Promise<void> {
  await page.goto('/account');
  await page.getByRole('tab', { name: tab }).click();
  const panel = page.getByRole('tabpanel', { name: tab });
  await panel.getByLabel('Email').fill(email);
  await panel.getByLabel('Password').fill(word);
  await panel.getByRole('button', { name: tab === 'Sign In' ? 'Sign In' : 'Create Account', exact: true }).click();
  await page.getByRole('heading', { level: 2, name: 'My Account' }).waitFor();
}

test('a sixth remote is in the menu of an open tab and on the privacy page, without a release of the host', async () => {
  const host = (await scene.product().registry()).host.version;
  const { page, context, problems } = await scene.visit();
  await page.goto('/guides');
  const menu = page.getByRole('navigation', { name: 'Main' });
  await menu.getByRole('link', { name: 'Guides' }).waitFor();
  await eventually(async () => expect(await menu.getByRole('link', { name: 'Foreign' }).count()).toBe(0));
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));

  const stored: StoredKey = { key: 'foreign-notes', what: 'what you noted there.', kept: 'in this browser' };
  await putLive('mf-foreign', link('/foreign', 'Foreign', 35), [stored]);
  await comeBack(page);
  await menu.getByRole('link', { name: 'Foreign' }).waitFor();
  await eventually(async () =>
    expect(await menu.getByRole('link').allTextContents()).toEqual([
      ...['Part Picker', 'Recommended Builds', 'Guides', 'Foreign', 'Saved Builds', 'Contact'],
    ]),
  );
  await menu.getByRole('link', { name: 'Foreign' }).click();
  await page.getByRole('heading', { level: 1, name: 'Foreign' }).waitFor();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' }).click();
  await page.getByRole('listitem').filter({ hasText: 'foreign-notes: what you noted there.' }).waitFor();
  await eventually(async () => expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true));
  expect((await scene.product().registry()).host.version).toBe(host);

  const fresh = await scene.visit();
  // The page has the index in it: it needs no registry for its links.
  await fresh.context.route('**/registry/**', (route) => route.abort());
  await fresh.page.goto('/');
  const first = fresh.page.getByRole('navigation', { name: 'Main' });
  await first.getByRole('link', { name: 'Foreign' }).waitFor();
  expect([...problems, ...fresh.problems]).toEqual([]);
  await Promise.all([context.close(), fresh.context.close()]);
});

/** What a header has on one width: whether links are in it or in the menu, and what lies over something else or outside. */
const faultsAt = (page: Page, width: number): Promise<string[]> =>
  page.evaluate((at) => {
    const shown = (element: Element): boolean => element.checkVisibility({ visibilityProperty: true });
    const parts = [...document.querySelectorAll('header a, header button')].filter(shown);
    const boxes = parts.map((part) => ({
      text: part.textContent || part.ariaLabel,
      box: part.getBoundingClientRect(),
    }));
    const over = boxes.flatMap(({ text, box }, i) =>
      boxes
        .slice(i + 1)
        .flatMap((other) => (other.box.left < box.right - 0.5 ? [`${text} lies over ${other.text}`] : [])),
    );
    const outside = boxes
      .filter(({ box }) => box.left < 0 || box.right > at + 0.5)
      .map(({ text }) => `${text} is outside`);
    const inHeader = parts.some((part) => part.closest('nav'));
    const inMenu = parts.some((part) => part.getAttribute('aria-controls') === 'menu-panel');
    const both = inHeader === inMenu ? [`links ${inHeader ? 'in header and menu' : 'nowhere'}`] : [];
    const scrolls =
      document.documentElement.scrollWidth > at ? [`scrolls to ${document.documentElement.scrollWidth}`] : [];
    return [...over, ...outside, ...both, ...scrolls].map((fault) => `${at} px: ${fault}`);
  }, width);

/** How far one width lies from the next, in pixels; the short form leaves every other one out. */
const stepPx = times({ full: 20, short: 40 });

/** The narrowest width on which the links are in the header, after faults of any width are none. */
async function expectSoundHeader(page: Page): Promise<number> {
  const faults: string[] = [];
  let narrowest = Infinity;
  for (let width = 320; width <= 1720; width += stepPx) {
    await page.setViewportSize({ width, height: 900 });
    // A change of the width is seen in the frame after it.
    await page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done)))),
    );
    faults.push(...(await faultsAt(page, width)));
    if (await page.getByRole('navigation', { name: 'Main' }).isVisible()) narrowest = Math.min(narrowest, width);
  }
  expect(faults).toEqual([]);
  return narrowest;
}

test('with six and eight remotes the header fits every width, for visitor, user and owner; what does not fit is in the menu', async () => {
  const { email, password } = scene.services().owner;
  const visitor = await scene.visit();
  const user = await scene.visit();
  const owner = await scene.visit();
  await visitor.page.goto('/guides');
  await signIn(user.page, 'Sign Up', 'mira@workbench.example', 'a word of my own');
  await signIn(owner.page, 'Sign In', email, password);
  const pages = [visitor.page, user.page, owner.page];
  const found: Record<string, number[]> = {};
  const tryAll = async (remotes: string) => {
    for (const page of pages) {
      await page.setViewportSize({ width: 1280, height: 900 });
      await comeBack(page);
      (found[remotes] ??= []).push(await expectSoundHeader(page));
    }
  };
  await tryAll('six');
  await putLive('mf-seventh', link('/seventh', 'Community Builds', 36));
  await putLive('mf-eighth', link('/eighth', 'Deals of the Week', 37));
  await tryAll('eight');
  const [six = [], eight = []] = [found['six'], found['eight']];
  expect(six.toSorted((one, two) => one - two)).toEqual(six);
  expect(six.every((width, i) => width < (eight[i] ?? 0))).toBe(true);

  const { page } = owner;
  await page.setViewportSize({ width: 320, height: 640 });
  await page.getByRole('button', { name: 'Menu' }).click();
  const names = await page.getByRole('navigation', { name: 'Menu' }).getByRole('link').allTextContents();
  expect(names).toEqual([
    ...['Part Picker', 'Recommended Builds', 'Guides', 'Foreign', 'Community Builds', 'Deals of the Week'],
    ...['Saved Builds', 'Contact', 'Admin', 'Images'],
  ]);
  await eventually(async () => expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320));
  await Promise.all([visitor, user, owner].map(({ context }) => context.close()));
});
