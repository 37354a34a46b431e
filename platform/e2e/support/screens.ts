import type { Page } from 'playwright-core';
import { breakEntry } from './faults';
import { phone, railed } from './sight';

export interface Screen {
  path: string;
  /** What the browser has stored before. */
  stored?: Record<string, unknown>;
  /** Brings the screen into the state that is looked at; without one it is there with its heading. */
  reach?: (page: Page) => Promise<unknown>;
  /** The width at which the state exists, where that is not every width. */
  only?: number;
  /** The least width at which the state can be reached; it stays when the window gets narrower. */
  from?: number;
  /** What must be so before the page is asked for. */
  before?: (page: Page) => Promise<unknown>;
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

const press = async (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: true }).first().click();
const options = (page: Page) =>
  page
    .getByRole('button', { name: /^(Choose|Remove) / })
    .first()
    .waitFor();
/** The wizard's result: a build of real parts. */
const readyBuild = '/optimal-build?step=3&budget=2000';
const customize = async (page: Page) => {
  await press(page, 'Customize This Build');
  await options(page);
  await page.getByText('Build Ready').first().waitFor({ state: 'attached' });
};
const never = () => new Promise<void>(() => undefined);

async function failToSignIn(page: Page): Promise<void> {
  await page.getByLabel('Email').fill('visitor@rig4u.example');
  await page.getByLabel('Password').fill('not the one');
  await page.getByRole('tabpanel').getByRole('button', { name: 'Sign In' }).click();
  await page.getByRole('alert').filter({ hasText: 'Sign-in is not set up' }).first().waitFor();
}

/** Every screen in every state that a visitor can reach without an account. */
export const screens: Readonly<Record<string, Screen>> = {
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
    before: (page) => page.route(/\/remotes\/mf-builder\/.*cpu.*\.js/, never),
    reach: (page) => page.getByText('Loading components...').waitFor(),
  },
  'the picker': { path: '/pc-part-picker', reach: options },
  'the picker with parts chosen': {
    path: '/pc-part-picker?category=gpu',
    stored: { 'rig4u-draft-build': { components } },
    reach: options,
  },
  'the picker with a ready build': {
    path: readyBuild,
    reach: async (page) => {
      await customize(page);
      await page.goto('/pc-part-picker?category=gpu');
      await options(page);
    },
  },
  'the picker with a build that fails': {
    path: readyBuild,
    reach: async (page) => {
      await customize(page);
      await page.goto('/pc-part-picker?category=cooling&q=NH-L9i-17xx');
      await press(page, /^Choose .*NH-L9i-17xx/);
      await page.goto('/pc-part-picker?category=cooling');
      await options(page);
      await page
        .getByText(/1 part does not fit/)
        .first()
        .waitFor({ state: 'attached' });
    },
  },
  'the gallery of options': {
    path: readyBuild,
    stored: { 'rig4u-options-view': { view: 'gallery' } },
    reach: async (page) => {
      await customize(page);
      await page.goto('/pc-part-picker?category=gpu');
      await options(page);
    },
  },
  'the build on a phone': {
    path: readyBuild,
    only: phone,
    reach: async (page) => {
      await customize(page);
      await press(page, /^Open your build/);
      await page.getByRole('dialog').waitFor();
    },
  },
  'a shared build': {
    path: readyBuild,
    reach: async (page) => {
      await customize(page);
      await press(page, 'Share');
      const link = page.getByRole('dialog').getByRole('textbox', { name: /link/i }).first();
      const { pathname, hash } = new URL(await link.inputValue());
      await page.goto('/');
      await page.goto(`${pathname}${hash}`);
      await page.getByRole('button', { name: 'Make it mine' }).waitFor();
    },
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
    from: railed,
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
    from: railed,
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
  'the fit view of a ready build': {
    path: readyBuild,
    reach: async (page) => {
      await customize(page);
      await page.goto('/pc-part-picker/fit?category=gpu');
      await page.getByRole('region', { name: 'In words' }).waitFor();
    },
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
  'a purchase': {
    path: readyBuild,
    reach: async (page) => {
      await press(page, 'Purchase');
      await page.getByRole('heading', { level: 1, name: 'Purchase Your PC Build' }).waitFor();
    },
  },
  terms: { path: '/terms' },
  privacy: { path: '/privacy' },
  'no such page': { path: '/no/such/page' },
  'a part that does not come': {
    path: '/guides',
    before: (page) => breakEntry(page, 'mf-guides', (route) => route.abort()),
    reach: (page) => page.getByRole('main').getByRole('button', { name: 'Try Again' }).waitFor(),
  },
};

/** Opens a screen in the state that is looked at; the browser has nothing else stored, and no route of the screen before. */
export async function openScreen(page: Page, { path, stored = {}, before, reach }: Screen): Promise<void> {
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.evaluate((entries) => {
    localStorage.clear();
    for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, JSON.stringify(value));
  }, stored);
  await before?.(page);
  await page.goto(path);
  await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor();
  await reach?.(page);
}
