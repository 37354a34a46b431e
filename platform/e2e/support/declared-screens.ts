import { declaredParts } from '@rig4u/workspace/declared-parts';
import { screensBesides } from '@rig4u/workspace/derived-lists';
import type { Page } from 'playwright-core';
import type { Screen } from './screen';

/** A screen as its remote declares it, under its path. */
export const asScreen = ({
  path,
  address,
  stored,
}: ReturnType<typeof screensBesides>[number]): [path: string, screen: Screen] => [
  path,
  { path: address, stored, reach: nothingLoads },
];

const nothingLoads = (page: Page) =>
  page.waitForFunction(() => document.querySelector('main [aria-busy="true"]') === null);

/** Every declared screen that none of these opens, as its remote declares it, under its path. What it loads for itself is there. */
export const screensLeftOut = (screens: Readonly<Record<string, { path: string }>>): Record<string, Screen> =>
  Object.fromEntries(
    screensBesides(
      declaredParts,
      Object.values(screens).map(({ path }) => path),
    ).map(asScreen),
  );
