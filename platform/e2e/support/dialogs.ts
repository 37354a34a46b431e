import type { Page } from 'playwright-core';
import { components, saved_pc_builds } from './sample-builds';
import { openScreen, press } from './screen';
import { desk, phone } from './sight';
import { buildKey } from './working-build';

/** A dialog or a drawer of the product: where it is, how it opens, and what is typed into it. */
export interface OverScreen {
  path: string;
  title: string | RegExp;
  stored?: Record<string, unknown>;
  open: (page: Page) => Promise<unknown>;
  /** The width at which it exists, where that is not every width. */
  only?: number;
  /** A question: a press beside it is no answer. */
  isQuestion?: boolean;
  /** The entry of the history says that it is open, so a reload opens it again. */
  outlivesReload?: boolean;
  /** What is typed into a form of more than one field, or pasted: a field's label and a text. */
  typed?: readonly (readonly [label: string, text: string])[];
}

const picker = { path: '/pc-part-picker', stored: { [buildKey]: { components } } };
const builds = { path: '/saved-builds', stored: { saved_pc_builds } };
const settings = { path: '/pc-part-picker/1/settings', stored: { saved_pc_builds } };
const ownPart = [
  ['Name', 'A card of my own'],
  ['Price ($)', '250'],
] as const;

/** Opens it by a button. */
export const opens = (name: string | RegExp) => (page: Page) => press(page, name);

/** Every dialog and drawer that opens without an account. */
export const dialogs: Readonly<Record<string, OverScreen>> = {
  'import of a build': {
    ...builds,
    title: 'Import a build',
    open: opens('Import build'),
    typed: [['List, JSON or link', 'CPU: AMD Ryzen 7 7800X3D']],
  },
  'import of prices': {
    ...builds,
    title: 'Import prices',
    open: opens('Import prices'),
    typed: [['Price list', 'id,price,date\ncpu1,100,2026-11-02']],
  },
  'prices of a build': { ...builds, title: /^Prices of/, open: opens(/: prices of Build #1$/) },
  'the question before a build goes': {
    ...builds,
    title: 'Are you sure?',
    isQuestion: true,
    open: opens('Delete Build #1'),
  },
  'the parts of the picker': { ...picker, only: phone, title: 'Component Selection', open: opens('Parts') },
  'the build of the picker': { ...picker, only: phone, title: 'Your PC Build', open: opens(/^Open your build/) },
  'filters of the picker': { ...picker, title: 'Filter and sort', open: opens(/^(More filters|Filter and sort)/) },
  'sharing a build': { ...picker, title: 'Share this build', open: opens('Share') },
  'a part of one’s own': {
    path: '/pc-part-picker?category=gpu',
    title: 'Add a part not listed',
    only: desk,
    open: opens('Add a part not listed'),
    typed: ownPart,
  },
  'the keys of the picker': { ...picker, only: desk, title: 'Keys of the picker', open: opens(/Keys of the picker$/) },
  'price tracking': { ...picker, only: desk, title: 'Price Tracking', open: opens('Price Tracking') },
  'what comes after a save': {
    ...picker,
    title: /is saved$/,
    outlivesReload: true,
    // A build that is saved cannot be completed again.
    open: async (page) => {
      await openScreen(page, picker);
      await press(page, 'Complete Build');
    },
  },
  'a part that is owned': {
    path: '/optimal-build?mode=upgrade',
    title: 'Your Graphics Card',
    open: opens('Choose Graphics Card'),
  },
  'an owned part that is not listed': {
    path: '/optimal-build?mode=upgrade',
    title: 'Add a part that you own',
    open: async (page) => {
      await press(page, 'Choose Graphics Card');
      await press(page, 'It is not in the list');
    },
    typed: ownPart,
  },
  'sharing from the settings': { ...settings, title: 'Share this build', open: opens('Share and export') },
  'deleting from the settings': { ...settings, title: 'Are you sure?', isQuestion: true, open: opens('Delete') },
  'times for a consultation': {
    path: '/contact',
    title: 'Schedule a Consultation',
    open: opens('Schedule a Consultation'),
  },
  // On a machine of one's own anybody may read it, elsewhere the owner alone.
  'why the page is as it is': {
    path: '/guides',
    title: 'Why this page is as it is',
    open: (page) => page.keyboard.press('Alt+KeyR'),
  },
};
