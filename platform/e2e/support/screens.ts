import type { Page } from 'playwright-core';
import { screensLeftOut } from './declared-screens';
import { breakEntry } from './faults';
import { pickerScreens } from './picker-screens';
import { ownedLink, saved_pc_builds, twoUnlike } from './sample-builds';
import { press, type Screen } from './screen';
import { phone } from './sight';
import { readyBuildPath } from './working-build';

async function failToSignIn(page: Page): Promise<void> {
  await page.getByLabel('Email').fill('visitor@rig4u.example');
  await page.getByLabel('Password').fill('not the one');
  await page.getByRole('tabpanel').getByRole('button', { name: 'Sign In' }).click();
  await page.getByRole('alert').filter({ hasText: 'Sign-in is not set up' }).first().waitFor();
}

const pastedList = 'CPU: AMD Ryzen 7 7800X3D\nGPU: MSI RTX 5070 Ti\nCustom: a bracket, 19.90 €';

/** States of screens that a visitor can reach without an account, but for the picker's. */
const states: Readonly<Record<string, Screen>> = {
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
      await page.getByRole('region', { name: 'Line by line' }).waitFor();
    },
  },
  'the wizard: everything unfolded, and the curve as a table': {
    path: '/optimal-build?step=3&quiet=1&resolution=4k',
    reach: async (page) => {
      await page.getByRole('region', { name: 'Line by line' }).waitFor();
      for (const fold of await page.locator('summary').all()) await fold.click();
      await press(page, 'The curve as a table');
      await page.getByRole('table', { name: /^The best build from each budget on/ }).waitFor();
    },
  },
  'the wizard: all builds': {
    path: '/optimal-build?step=all',
    reach: (page) => page.getByRole('heading', { level: 1, name: 'All Builds' }).waitFor(),
  },
  'the wizard: nothing works': {
    path: '/optimal-build?step=3&budget=500&memory=96',
    reach: (page) => page.getByRole('region', { name: 'Nothing works for $500' }).waitFor(),
  },
  'an upgrade of nothing': { path: '/optimal-build?mode=upgrade' },
  'the steps of an upgrade': {
    path: `/optimal-build?mode=upgrade&budget=900${ownedLink}`,
    reach: (page) => page.getByRole('heading', { name: 'Step 1: ' }).waitFor(),
  },
  'an owned part is chosen': {
    path: '/optimal-build?mode=upgrade',
    reach: async (page) => {
      await press(page, 'Choose Graphics Card');
      await page.getByRole('dialog').getByText('24 parts').waitFor();
    },
  },
  'images, signed out': { path: '/image-manager' },
  'a build that is not there': { path: '/pc-part-picker/3' },
  'no saved builds': { path: '/saved-builds' },
  'saved builds': { path: '/saved-builds', stored: { saved_pc_builds } },
  'two builds ticked': { path: '/saved-builds?compare=1&compare=2', stored: { saved_pc_builds } },
  'two builds side by side': { path: '/saved-builds/compare?a=1&b=9', stored: { saved_pc_builds: twoUnlike } },
  'a comparison of no builds': { path: '/saved-builds/compare' },
  'a comparison with a build that is not there': {
    path: '/saved-builds/compare?a=1&b=3',
    stored: { saved_pc_builds },
  },
  'a pasted list, before it is taken over': {
    path: '/saved-builds',
    stored: { saved_pc_builds },
    reach: async (page) => {
      await press(page, 'Import build');
      await page.getByRole('textbox', { name: 'List, JSON or link' }).fill(pastedList);
      await press(page, 'Import');
      await page.getByText('3 parts in your list: 1 found, 1 unsure, 1 not in the catalogue.').waitFor();
    },
  },
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
    path: readyBuildPath,
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
    panel: true,
    reach: (page) => page.getByRole('main').getByRole('button', { name: 'Try Again' }).waitFor(),
  },
};

/** Every screen but the picker's: in these states, or as its remote declares it where it is in none. */
export const otherScreens: Readonly<Record<string, Screen>> = {
  ...states,
  ...screensLeftOut({ ...states, ...pickerScreens }),
};

/** Every screen in every state that a visitor can reach without an account. */
export const screens: Readonly<Record<string, Screen>> = { ...otherScreens, ...pickerScreens };
