import { eventually } from '@rig4u/kernel/until';
import type { Page } from 'playwright-core';
import { applicationIn, screenIn } from './browser';
import { buildKey, readyBuild } from './working-build';

export interface Screen {
  path: string;
  /** What the browser has stored before. */
  stored?: Record<string, unknown>;
  /** Whether the build that the visitor works on is the wizard's. */
  ready?: boolean;
  /** Brings the screen into the state that is looked at; without one it is there with its heading. */
  reach?: (page: Page) => Promise<unknown>;
  /** The width at which the state exists, where that is not every width. */
  only?: number;
  /** The least width at which the state can be reached; it stays when the window gets narrower. */
  from?: number;
  /** What must be so before the page is asked for. */
  before?: (page: Page) => Promise<unknown>;
  /** Whether what is looked at is the panel of a part that does not come. */
  panel?: boolean;
}

/** Presses the first button of that name. */
export const press = (page: Page, name: string | RegExp): Promise<void> =>
  page.getByRole('button', { name, exact: true }).first().click();

/** Opens a screen in the state that is looked at; the browser has nothing else stored, and no route of the screen before. */
export async function openScreen(
  page: Page,
  { path, stored = {}, ready, before, panel, reach }: Screen,
): Promise<void> {
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  const entries = Object.entries(stored).map(([key, value]) => [key, JSON.stringify(value)] as const);
  const build = ready ? [[buildKey, await readyBuild(page)] as const] : [];
  // Why again: what was pressed before may still be loading another page.
  await eventually(() =>
    page.evaluate(
      (texts) => {
        localStorage.clear();
        for (const [key, text] of texts) localStorage.setItem(key, text);
      },
      [...entries, ...build],
    ),
  );
  await before?.(page);
  // Some states hold back a file for good, so that the page never ends loading.
  await page.goto(path, { waitUntil: 'domcontentloaded' });
  await applicationIn(page);
  await (panel ? page.getByRole('main').getByRole('alert').waitFor() : screenIn(page));
  await reach?.(page);
}
