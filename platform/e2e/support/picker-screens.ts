import type { Page } from 'playwright-core';
import { cased, clashing, components } from './sample-builds';
import { press, type Screen } from './screen';
import { desk, phone, railed } from './sight';
import { buildKey } from './working-build';

/** The rows or cards of the options; what is chosen has buttons of the same names elsewhere, and earlier. */
const options = (page: Page) =>
  page
    .locator('#options-list')
    .getByRole('button', { name: /^(Choose|Swap in) / })
    .first()
    .waitFor();
const never = () => new Promise<void>(() => undefined);

/** The picker, and what opens over it or below its address, in every state. */
export const pickerScreens: Readonly<Record<string, Screen>> = {
  'the picker while it loads': {
    path: '/pc-part-picker',
    before: (page) => page.route(/\/remotes\/mf-builder\/.*cpu.*\.js/, never),
    reach: (page) => page.getByText('Loading components...').waitFor(),
  },
  'the picker': { path: '/pc-part-picker', reach: options },
  'the picker with parts chosen': {
    path: '/pc-part-picker?category=gpu',
    stored: { [buildKey]: { components } },
    reach: options,
  },
  'the picker with a ready build': { path: '/pc-part-picker?category=gpu', ready: true, reach: options },
  'the picker with a build that fails': {
    path: '/pc-part-picker?category=cooling&q=NH-L9i-17xx',
    ready: true,
    reach: async (page) => {
      await press(page, /^Swap in .*NH-L9i-17xx/);
      await page.goto('/pc-part-picker?category=cooling');
      await options(page);
      await page
        .getByText(/1 part does not fit/)
        .first()
        .waitFor({ state: 'attached' });
    },
  },
  'the gallery of options': {
    path: '/pc-part-picker?category=gpu',
    ready: true,
    stored: { 'rig4u-options-view': { view: 'gallery' } },
    reach: options,
  },
  'the build on a phone': {
    path: '/pc-part-picker',
    ready: true,
    only: phone,
    reach: async (page) => {
      await press(page, /^Open your build/);
      await page.getByRole('dialog').waitFor();
    },
  },
  'a shared build': {
    path: '/pc-part-picker',
    ready: true,
    reach: async (page) => {
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
  'all parts of a category, with the details of one': {
    path: '/pc-part-picker?category=ram&shelf=all',
    ready: true,
    reach: async (page) => {
      await page
        .getByText(/^4,847 parts/)
        .first()
        .waitFor();
      const row = page.locator('tr.option[data-id*="~"]').first();
      await row.getByRole('button', { expanded: false }).click();
      await page.getByRole('region', { name: /^Details of / }).waitFor();
    },
  },
  'the further rows of all parts': {
    path: '/pc-part-picker?category=ram&shelf=all&q=kingston+fury+6400',
    stored: { [buildKey]: { components: clashing } },
    reach: (page) => press(page, /^Show \d+ more of /),
  },
  'a search that all parts answer': {
    path: '/pc-part-picker?category=cpu&q=i7-4790K',
    reach: (page) => page.getByText(/ among all parts$/).waitFor(),
  },
  'the drawer of parts': {
    path: '/pc-part-picker',
    only: phone,
    stored: { [buildKey]: { components } },
    reach: async (page) => {
      await press(page, 'Parts');
      await page.getByRole('dialog').waitFor();
    },
  },
  'the sheet after a save': {
    path: '/pc-part-picker',
    stored: { [buildKey]: { components } },
    reach: async (page) => {
      await options(page);
      await press(page, 'Complete Build');
      await page.getByRole('dialog').waitFor();
    },
  },
  'a facet of the picker': {
    path: '/pc-part-picker?category=gpu',
    from: desk,
    reach: async (page) => {
      await options(page);
      await page.getByRole('button', { name: /^Chip maker/ }).click();
      await page.getByRole('region', { name: 'Chip maker' }).waitFor();
    },
  },
  'details and comparison': {
    path: '/pc-part-picker?category=gpu&details=gpu3&compare=gpu1&compare=gpu3&compare=gpu9',
    stored: { [buildKey]: { components } },
    reach: async (page) => {
      await options(page);
      await page.getByRole('table').first().waitFor();
    },
  },
  'a build with findings': {
    path: '/pc-part-picker?category=motherboard',
    stored: { [buildKey]: { components: clashing } },
    reach: async (page) => {
      await options(page);
      await page.getByText('Does not fit').first().waitFor({ state: 'attached' });
      await press(page, 'How it adds up');
    },
  },
  'what would complete a build': {
    path: '/pc-part-picker',
    from: railed,
    reach: async (page) => {
      await press(page, 'Complete it for me');
      await page.getByRole('button', { name: /^Choose \d parts$/ }).waitFor();
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
    stored: { [buildKey]: { components } },
    reach: async (page) => {
      await press(page, 'Share');
      await page.getByRole('dialog').waitFor();
    },
  },
  'a damaged link': { path: '/pc-part-picker#b=AAAA' },
  'the fit view': {
    path: '/pc-part-picker/fit?category=gpu',
    stored: { [buildKey]: { components: cased } },
    reach: (page) => page.getByRole('region', { name: 'In words' }).waitFor(),
  },
  'the fit view of a ready build': {
    path: '/pc-part-picker/fit?category=gpu',
    ready: true,
    reach: (page) => page.getByRole('region', { name: 'In words' }).waitFor(),
  },
  'the fit view without a case': { path: '/pc-part-picker/fit' },
};
