import path from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { visit } from '../support/browser';
import { openScreen, type Screen } from '../support/screen';
import { putTheme } from '../support/sight';

export interface Picture {
  screen: string;
  file: string;
  theme: string;
  width: number;
  height: number;
}

/** A desk, a small laptop or tablet, a phone: the sizes that the picker promises its measures at. */
const sizes = [
  { width: 1440, height: 900 },
  { width: 1024, height: 768 },
  { width: 390, height: 844 },
];
const themes = ['dark', 'light'];

/** Takes the first sight of each screen in both themes at three widths. A screen that cannot be reached is a line of `failures`. */
export async function takePictures(
  browser: Browser,
  url: string,
  screens: readonly [name: string, screen: Screen][],
  folder: string,
): Promise<{ pictures: Picture[]; failures: string[] }> {
  const pictures: Picture[] = [];
  const failures: string[] = [];
  for (const size of sizes) {
    const touch = size.width < 1024;
    const { page, context } = await visit(browser, url, { viewport: size, hasTouch: touch });
    await page.goto('/');
    for (const [name, screen] of screens) {
      if ((screen.only ?? size.width) !== size.width || (screen.from ?? 0) > size.width) continue;
      try {
        await openScreen(page, screen);
        pictures.push(...(await bothThemes(page, name, size, folder)));
      } catch (error) {
        failures.push(`${name} at ${size.width} px: ${error instanceof Error ? error.message : String(error)}`);
      }
    }
    await context.close();
  }
  return { pictures, failures };
}

async function bothThemes(
  page: Page,
  screen: string,
  size: { width: number; height: number },
  folder: string,
): Promise<Picture[]> {
  const pictures: Picture[] = [];
  await page.waitForFunction(async () => {
    await document.fonts.ready;
    return [...document.images].every(({ complete }) => complete);
  });
  for (const theme of themes) {
    await putTheme(page, theme);
    const file = `${screen.toLowerCase().replace(/[^a-z0-9]+/g, '-')}-${theme}-${size.width}.png`;
    await page.screenshot({ path: path.join(folder, file) });
    pictures.push({ screen, file, theme, ...size });
  }
  return pictures;
}
