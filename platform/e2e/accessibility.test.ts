import type { Page } from 'playwright-core';
import { desk, expectAccessible, phone } from './support/accessible';
import type { Watched } from './support/browser';
import { breakEntry } from './support/faults';
import { openScene } from './support/scene';

const scene = openScene();

interface Screen {
  path: string;
  /** What the browser has stored before. */
  stored?: Record<string, unknown>;
  /** Brings the screen into the state that is looked at; without one it is there with its heading. */
  reach?: (page: Page) => Promise<unknown>;
  /** The width at which the state exists, where that is not every width. */
  only?: number;
}

const part = (name: string) => ({ id: name, name: `${name} with a rather long name, 3rd edition`, price: 129.99 });
const components = Object.fromEntries(
  ['cpu', 'motherboard', 'gpu', 'ram', 'storage', 'case', 'psu'].map((type) => [type, part(type)]),
);
const clashing = {
  cpu: {
    id: 'cpu0',
    type: 'cpu',
    name: 'A processor',
    price: 99,
    specs: { socket: 'LGA1700', tdpW: 65, maxPowerW: 117 },
  },
  motherboard: {
    id: 'motherboard0',
    type: 'motherboard',
    name: 'A board',
    price: 99,
    specs: { socket: 'AM5', chipset: 'B650', formFactor: 'ATX' },
  },
};
const cased = {
  ...clashing,
  case: {
    ...part('A case'),
    type: 'case',
    specs: { formFactor: 'ATX Mid Tower', dimensions: [469, 215, 447], motherboards: ['ATX'], gpuMaxMm: 355, slots: 7 },
  },
  gpu: { ...part('A card'), type: 'gpu', specs: { lengthMm: 400, heightMm: 130, slots: 2 } },
};
const saved_pc_builds = [1, 2].map((id) => ({
  id: String(id),
  name: `Build #${id}`,
  date: '2026-11-02T10:00:00.000Z',
  components,
  totalPrice: 909.93,
}));

const press = async (page: Page, name: string) => page.getByRole('button', { name, exact: true }).first().click();
const options = (page: Page) =>
  page
    .getByRole('button', { name: /^(Choose|Remove) / })
    .first()
    .waitFor();
const never = () => new Promise<void>(() => undefined);

async function failToSignIn(page: Page): Promise<void> {
  await page.getByLabel('Email').fill('visitor@rig4u.example');
  await page.getByLabel('Password').fill('not the one');
  await page.getByRole('tabpanel').getByRole('button', { name: 'Sign In' }).click();
  await page.getByRole('alert').filter({ hasText: 'Sign-in is not set up' }).first().waitFor();
}

const screens: Record<string, Screen> = {
  home: { path: '/' },
  'the menu': {
    path: '/',
    only: phone,
    reach: async (page) => {
      await press(page, 'Menu');
      await page.getByRole('navigation', { name: 'Menu' }).waitFor();
    },
  },
  guides: { path: '/guides' },
  'a guide': { path: '/guides/pc-building-basics' },
  'no such guide': { path: '/guides/nothing-of-that-name' },
  'the picker while it loads': {
    path: '/pc-part-picker',
    reach: (page) => page.getByText('Loading components...').waitFor(),
  },
  'the picker': { path: '/pc-part-picker', reach: options },
  'the picker with parts chosen': {
    path: '/pc-part-picker?category=gpu',
    stored: { 'rig4u-draft-build': { components } },
    reach: options,
  },
  'a search without a hit': {
    path: '/pc-part-picker?q=nothing-of-that-name',
    reach: (page) => page.getByText('No components found matching your search').first().waitFor(),
  },
  'the drawer of parts': {
    path: '/pc-part-picker',
    only: phone,
    stored: { 'rig4u-draft-build': { components } },
    reach: async (page) => {
      await press(page, 'Parts');
      await page.getByRole('dialog').waitFor();
    },
  },
  'the sheet after a save': {
    path: '/pc-part-picker',
    stored: { 'rig4u-draft-build': { components } },
    reach: async (page) => {
      await press(page, 'Complete Build');
      await page.getByRole('dialog').waitFor();
    },
  },
  'a facet of the picker': {
    path: '/pc-part-picker?category=gpu',
    reach: async (page) => {
      await options(page);
      await page.getByRole('button', { name: /^Chip maker/ }).click();
      await page.getByRole('region', { name: 'Chip maker' }).waitFor();
    },
  },
  'details and comparison': {
    path: '/pc-part-picker?category=gpu&details=gpu3&compare=gpu1&compare=gpu3&compare=gpu9',
    stored: { 'rig4u-draft-build': { components } },
    reach: async (page) => {
      await options(page);
      await page.getByRole('table').first().waitFor();
    },
  },
  'a build with findings': {
    path: '/pc-part-picker?category=motherboard',
    stored: { 'rig4u-draft-build': { components: clashing } },
    reach: async (page) => {
      await options(page);
      await page.getByText('Does not fit').first().waitFor({ state: 'attached' });
      await press(page, 'How it adds up');
    },
  },
  'a part that is not listed': {
    path: '/pc-part-picker?category=motherboard',
    reach: async (page) => {
      await options(page);
      await press(page, 'Add a part not listed');
      await page.getByRole('dialog').waitFor();
    },
  },
  'sharing a build': {
    path: '/pc-part-picker',
    stored: { 'rig4u-draft-build': { components } },
    reach: async (page) => {
      await press(page, 'Share');
      await page.getByRole('dialog').waitFor();
    },
  },
  'a damaged link': { path: '/pc-part-picker#b=AAAA' },
  'the fit view': {
    path: '/pc-part-picker/fit?category=gpu',
    stored: { 'rig4u-draft-build': { components: cased } },
    reach: (page) => page.getByRole('region', { name: 'In words' }).waitFor(),
  },
  'the fit view without a case': { path: '/pc-part-picker/fit' },
  'the settings of a build': { path: '/pc-part-picker/1/settings', stored: { saved_pc_builds } },
  'the wizard: use': { path: '/optimal-build' },
  'the wizard: budget': {
    path: '/optimal-build',
    reach: async (page) => {
      await press(page, 'Next');
      await page.getByRole('slider').waitFor();
    },
  },
  'the wizard: result': {
    path: '/optimal-build',
    reach: async (page) => {
      await press(page, 'Next');
      await press(page, 'Next');
      await page.getByRole('heading', { name: 'Your Optimal PC Build' }).waitFor();
    },
  },
  'images, signed out': { path: '/image-manager' },
  'a build that is not there': { path: '/pc-part-picker/3' },
  'no saved builds': { path: '/saved-builds' },
  'saved builds': { path: '/saved-builds', stored: { saved_pc_builds } },
  'the question before a build goes': {
    path: '/saved-builds',
    stored: { saved_pc_builds },
    reach: async (page) => {
      await press(page, 'Delete Build #1');
      await page.getByRole('alertdialog').waitFor();
    },
  },
  'the account page': { path: '/account', reach: (page) => page.getByRole('tab').first().waitFor() },
  'signing up': {
    path: '/account',
    reach: async (page) => {
      await page.getByRole('tab', { name: 'Sign Up' }).click();
      await page.getByRole('button', { name: 'Create Account' }).waitFor();
    },
  },
  'a failed sign-in': { path: '/account', reach: failToSignIn },
  contact: { path: '/contact' },
  'times for a consultation': {
    path: '/contact',
    reach: async (page) => {
      await press(page, 'Schedule a Consultation');
      await page.getByRole('dialog').waitFor();
    },
  },
  'a purchase of nothing': { path: '/purchase' },
  terms: { path: '/terms' },
  privacy: { path: '/privacy' },
  'no such page': { path: '/no/such/page' },
  'a part that does not come': {
    path: '/guides',
    reach: (page) => page.getByRole('main').getByRole('button', { name: 'Try Again' }).waitFor(),
  },
};

describe('every screen', () => {
  let visitor: Watched;
  beforeAll(async () => {
    visitor = await scene.visit({ hasTouch: true });
    await visitor.page.goto('/');
  });
  afterAll(() => visitor.context.close());

  test.each(Object.entries(screens))(
    '%s: nothing for axe to find in either theme, one outline without gaps, no sideways scroll, fingertip-high controls',
    async (name, { path, stored = {}, reach, only }) => {
      const { page } = visitor;
      await page.evaluate((entries) => {
        localStorage.clear();
        for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, JSON.stringify(value));
      }, stored);
      await page.setViewportSize({ width: only ?? desk, height: 900 });
      if (name === 'the picker while it loads') await page.route(/\/remotes\/mf-builder\/.*cpu.*\.js/, never);
      if (name === 'a part that does not come') await breakEntry(page, 'mf-guides', (route) => route.abort());
      await page.goto(path);
      await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor();
      await reach?.(page);
      await expectAccessible(page, only);
      await page.unrouteAll({ behavior: 'ignoreErrors' });
    },
  );
});

const focused = (page: Page) =>
  page.evaluate(() => ({ tag: document.activeElement?.tagName, text: document.activeElement?.textContent }));

test('the first stop of the Tab key leads past the header', async () => {
  const { page, context } = await scene.visit();
  await page.goto('/guides');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.keyboard.press('Tab');
  expect(await focused(page)).toEqual({ tag: 'A', text: 'Skip to content' });
  expect((await page.getByRole('link', { name: 'Skip to content' }).boundingBox())?.x).toBeGreaterThanOrEqual(0);
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true);
  await context.close();
});

test('a link takes the focus to the heading of its screen and changes the title; Back returns to the place on the page', async () => {
  const { page, context } = await scene.visit();
  await page.goto('/');
  await page.getByRole('heading', { level: 1 }).waitFor();
  const first = await page.title();
  await page.getByRole('banner').getByRole('link', { name: 'Guides' }).click();
  await page.getByRole('heading', { level: 1, name: 'PC Building Guides' }).waitFor();
  await page.waitForFunction(() => document.activeElement?.tagName === 'H1');
  expect(await focused(page)).toEqual({ tag: 'H1', text: 'PC Building Guides' });
  const second = await page.title();
  expect(second).not.toBe(first);

  const last = page.getByRole('link', { name: 'Read Full Guide' }).last();
  await last.scrollIntoViewIfNeeded();
  const place = await page.evaluate(() => window.scrollY);
  expect(place).toBeGreaterThan(200);
  await last.click();
  await page.waitForURL(/\/guides\/.+/);
  await page.waitForFunction(() => document.activeElement?.tagName === 'H1' && window.scrollY === 0);
  expect(await page.title()).not.toBe(second);
  await page.goBack();
  await page.getByRole('heading', { level: 1, name: 'PC Building Guides' }).waitFor();
  await page.waitForFunction((y) => Math.abs(window.scrollY - y) <= 2, place);
  expect(await page.title()).toBe(second);
  await context.close();
});
