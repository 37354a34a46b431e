import type { Page } from 'playwright-core';
import { times } from '@rig4u/kernel/prove';

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

/** How far one width lies from the next; the short form leaves every other one out. */
const stepPx = times({ full: 20, short: 40 });

/** The narrowest width on which the links are in the header, after faults of any width are none. */
export async function expectSoundHeader(page: Page): Promise<number> {
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
