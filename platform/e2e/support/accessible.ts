import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';
import { proves } from '@rig4u/kernel/prove';
import { eventually } from '@rig4u/kernel/until';
import { desk, phone, putTheme, railed } from './sight';

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const everything = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** What a theme can change: it has colours only. */
const ofColours = ['color-contrast', 'link-in-text-block'];

/** Every width at which nothing may reach sideways out of the page. */
const widths = proves ? [desk, railed, phone, 320, 768, 2560] : [desk, phone, 320];
/** Where axe looks, and in which theme it tries every rule; in the other theme those that a theme can change. */
const everyLook: Look[] = [
  { width: desk, theme: 'dark', also: 'light' },
  { width: railed, theme: 'light', also: 'dark' },
  { width: phone, theme: 'light', also: 'dark' },
];
/** Each look costs seconds: the short form takes one, in one theme, from screen to screen by turns. */
const turns: Look[] = [
  { width: desk, theme: 'dark' },
  { width: phone, theme: 'light' },
  { width: desk, theme: 'light' },
  { width: phone, theme: 'dark' },
];

interface Look {
  width: number;
  theme: 'dark' | 'light';
  also?: 'dark' | 'light';
}

interface Looks {
  /** The width at which that state exists, where that is not every width. */
  only?: number | undefined;
  /** Which turn it is among the looks of the short form. */
  turn?: number;
}

/** The page as it is now: one outline without gaps, nothing for axe to find, no sideways scroll, fingertip-high controls. */
export async function expectAccessible(page: Page, { only, turn = 0 }: Looks = {}): Promise<void> {
  await withAxe(page);

  const levels = await outline(page);
  expect(levels.filter((level) => level === 1)).toEqual([1]);
  expect(levels[0]).toBe(1);
  expect(levels.filter((level, index) => level > (levels[index - 1] ?? 0) + 1)).toEqual([]);

  const looks = proves ? everyLook : turns.slice(turn % turns.length).slice(0, 1);
  for (const width of only ? [only] : widths) {
    await page.setViewportSize({ width, height: 900 });
    expect({ width, overflow: await overflow(page) }).toEqual({ width, overflow: 0 });
    for (const { theme, also } of looks.filter((look) => (only ? look === looks[0] : look.width === width))) {
      await settled(page);
      await scrollClear(page);
      await putTheme(page, theme);
      expect({ width, theme, found: await violations(page) }).toEqual({ width, theme, found: [] });
      if (!also) continue;
      await putTheme(page, also);
      const found = await violations(page, { rules: ofColours });
      expect({ width, theme: also, found }).toEqual({ width, theme: also, found: [] });
    }
  }
  await page.setViewportSize({ width: phone, height: 900 });
  await eventually(async () => expect(await page.evaluate(() => matchMedia('(pointer: coarse)').matches)).toBe(true));
  expect(await lowControls(page)).toEqual([]);
}

/**
 * Waits until what a new width sets off is painted: the page has nothing left to do and keeps its height. A page that never does is an
 * error; one that is never idle is looked at all the same.
 */
const settled = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const height = () => document.documentElement.scrollHeight;
    const seen: number[] = [];
    for (let before = -1; before !== height();) {
      before = height();
      if (seen.push(before) > 100) throw new Error(`The page keeps changing its height: ${seen.slice(-4).join(', ')}`);
      await new Promise(requestAnimationFrame);
      await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 1_000 }));
    }
  });

/**
 * Scrolls a little, until neither the header nor a bar at the lower edge cuts a control. Why: axe takes a control of which a bar hides a part for one
 * that is too small, wherever one happens to stop while scrolling.
 */
const scrollClear = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const bars = [...document.querySelectorAll('header, main section')].filter(
      (bar) => ['fixed', 'sticky'].includes(getComputedStyle(bar).position) && bar.checkVisibility(),
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
            .some(({ top, bottom, left, right }) => {
              const meets = left < box.right && right > box.left && top < box.bottom && bottom > box.top;
              return meets && [top - box.top, box.bottom - bottom].some((strip) => strip > 0 && strip < 24);
            })
        );
      });
    scrollTo(0, 0);
    for (let step = 0; step < 60 && cut(); step += 1) scrollBy(0, 4);
  });

/** Brings axe into the page; once after each navigation. It keeps no copy of the markup it visits: that took a fifth of its time. */
export const withAxe = (page: Page): Promise<unknown> => page.evaluate(`${axeSource}; axe.configure({ noHtml: true })`);

interface Where {
  /** On the whole page, or in what a selector matches. */
  within?: string;
  rules?: readonly string[];
}

/** What an assistive tool would stumble over, in a line for each place. */
export const violations = (page: Page, { within, rules = everything }: Where = {}): Promise<string[]> =>
  page.evaluate(
    async ({ selector, runOnly }) => {
      const { violations: found } = await Reflect.get(window, 'axe').run(selector ?? document, {
        runOnly,
        resultTypes: ['violations'],
      });
      return found.flatMap(({ id, nodes }: { id: string; nodes: { target: string[]; failureSummary: string }[] }) =>
        nodes.map(({ target, failureSummary }) => {
          const markup = target.map((place) => document.querySelector(place)?.outerHTML.slice(0, 160)).join(' ');
          return `${id}: ${target.join(' ')} ${markup} ${failureSummary}`;
        }),
      );
    },
    { selector: within, runOnly: rules },
  );

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
        // A text that lies in a span of its own, for translators, is a part of the sentence all the same.
        (node) =>
          node !== control &&
          node.textContent?.trim() &&
          (node.nodeType === Node.TEXT_NODE || (node instanceof HTMLElement && node.matches('span:not(:has(*))'))),
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
