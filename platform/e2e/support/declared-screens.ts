import { declaredParts } from '@rig4u/workspace/declared-parts';
import { screensBesides } from '@rig4u/workspace/derived-lists';
import type { Screen } from './screen';

/** Every declared screen that none of these opens, as its remote declares it, under its path. What it loads for itself is there. */
export const screensLeftOut = (screens: Readonly<Record<string, { path: string }>>): Record<string, Screen> =>
  Object.fromEntries(
    screensBesides(
      declaredParts,
      Object.values(screens).map(({ path }) => path),
    ).map(({ path, address, stored }) => [
      path,
      { path: address, stored, reach: (page) => page.waitForLoadState('networkidle') },
    ]),
  );
