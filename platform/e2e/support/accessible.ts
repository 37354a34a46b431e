import { source as axeSource } from 'axe-core';
import type { Page } from 'playwright-core';
import { phone, putTheme } from './sight';

const widths = [320, 390, 768, 1440, 2560];

/**
 * The page as it is now: nothing for axe to find in either theme, one outline without gaps, no sideways scroll, fingertip-high
 * controls. `only`: the width at which that state exists.
 */
export async function expectAccessible(page: Page, only?: number): Promise<void> {
  await withAxe(page);

  const levels = await outline(page);
  expect(levels.filter((level) => level === 1)).toEqual([1]);
  expect(levels[0]).toBe(1);
  expect(levels.filter((level, index) => level > (levels[index - 1] ?? 0) + 1)).toEqual([]);

  await putTheme(page, 'dark');
  expect(await violations(page)).toEqual([]);
  for (const width of only ? [only] : widths) {
    await page.setViewportSize({ width, height: 900 });
    expect({ width, overflow: await overflow(page) }).toEqual({ width, overflow: 0 });
  }
  await page.setViewportSize({ width: phone, height: 900 });
  expect(await page.evaluate(() => matchMedia('(pointer: coarse)').matches)).toBe(true);
  expect(await lowControls(page)).toEqual([]);
  await putTheme(page, 'light');
  await scrollClear(page);
  expect(await violations(page)).toEqual([]);
}

/**
 * Scrolls a little, until the bars at the lower edge cut no control. Why: axe takes a control of which a bar hides a part for one
 * that is too small, wherever one happens to stop while scrolling.
 */
const scrollClear = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const bars = [...document.querySelectorAll('main section')].filter(
      (section) => ['fixed', 'sticky'].includes(getComputedStyle(section).position) && section.checkVisibility(),
    );
    const inBars = bars.flatMap((bar) => [...bar.querySelectorAll('a[href], button')]);
    const cut = () =>
      [...document.querySelectorAll('main :is(a[href], button, input)')].some((control) => {
        const box = control.getBoundingClientRect();
        return (
          box.height > 0 &&
          !inBars.includes(control) &&
          inBars
            .map((other) => other.getBoundingClientRect())
            .some(
              ({ top, left, right }) =>
                left < box.right && right > box.left && top < box.bottom && top > box.top && top - box.top < 24,
            )
        );
      });
    scrollTo(0, 0);
    for (let step = 0; step < 60 && cut(); step += 1) scrollBy(0, 4);
  });

/** Brings axe into the page; once after each navigation. */
export const withAxe = (page: Page): Promise<unknown> => page.evaluate(axeSource);

/** What an assistive tool would stumble over, in a line for each place: on the whole page, or in what a selector matches. */
export const violations = (page: Page, within?: string): Promise<string[]> =>
  page.evaluate(async (selector) => {
    const { violations: found } = await Reflect.get(window, 'axe').run(selector ?? document, {
      runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
      resultTypes: ['violations'],
    });
    return found.flatMap(({ id, nodes }: { id: string; nodes: { html: string; failureSummary: string }[] }) =>
      nodes.map(({ html, failureSummary }) => `${id}: ${html.slice(0, 160)} ${failureSummary}`),
    );
  }, within);

/** The levels of all headings that can be seen, in the order of the page. */
const outline = (page: Page): Promise<number[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('h1, h2, h3, h4, h5, h6')]
      .filter((heading) => heading.checkVisibility({ visibilityProperty: true }))
      .map((heading) => Number(heading.tagName.slice(1))),
  );

const overflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** Controls lower than a fingertip; a link inside a sentence is as high as its line. */
const lowControls = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const inSentence = (control: Element) =>
      getComputedStyle(control).display === 'inline' &&
      [...(control.parentElement?.childNodes ?? [])].some(
        (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
      );
    return (
      [...document.querySelectorAll('a[href], button, input, textarea, select, summary')]
        // A box to tick is pressed on its whole label.
        .map((control) => ({
          control,
          box: (control.matches('[type="checkbox"]')
            ? (control.closest('label') ?? control)
            : control
          ).getBoundingClientRect(),
        }))
        .filter(
          ({ control, box }) =>
            control.checkVisibility({ visibilityProperty: true }) &&
            box.right > 0 &&
            box.height < 44 &&
            !inSentence(control),
        )
        .map(({ control, box }) => `${control.ariaLabel ?? control.textContent} is ${box.height} px high`)
    );
  });
