import type { Page } from 'playwright-core';

interface FirstScreen {
  /** Where the first option begins, in pixels from the upper edge. */
  first: number;
  /** Options that are whole above the lower bar, with their price and a button that can be pressed. */
  whole: number;
}

/** What the picker shows before anything is scrolled. */
export const firstScreen = (page: Page): Promise<FirstScreen> =>
  page.evaluate(() => {
    const bar = [...document.querySelectorAll('[aria-label="Build at a glance"]')].find((one) => one.checkVisibility());
    const floor = bar?.getBoundingClientRect().top ?? innerHeight;
    const isWhole = (element: Element | null) => {
      const { top, bottom, height } = element?.getBoundingClientRect() ?? new DOMRect();
      return height > 0 && top >= 0 && bottom <= floor;
    };
    const isOnTop = (element: Element | null) => {
      if (!element) return false;
      const { x, y, width, height } = element.getBoundingClientRect();
      return element.contains(document.elementFromPoint(x + width / 2, y + height / 2));
    };
    const rows = [...document.querySelectorAll('tr.option')];
    return {
      first: rows[0]?.getBoundingClientRect().top ?? Infinity,
      whole: rows.filter((row) => {
        const [price, button] = [row.querySelector('.price'), row.querySelector('.choose')];
        const says =
          /^\$[\d,]+\.\d\d$/.test(price?.textContent ?? '') && /^(Choose|Swap|Remove)$/.test(button?.textContent ?? '');
        return says && [row, price, button].every(isWhole) && isOnTop(button);
      }).length,
    };
  });

/**
 * Which of these texts of the build (beside the options, or in the bar at the lower edge) are not in sight at some scroll position
 * of the page, in a line for each.
 */
export const lostWhileScrolling = (page: Page, texts: readonly string[]): Promise<string[]> =>
  page.evaluate(async (wanted) => {
    const places = [
      ...document.querySelectorAll('[aria-labelledby="summary-title"], [aria-label="Build at a glance"]'),
    ];
    const place = places.find((one) => one.checkVisibility());
    const isInSight = (element: Element) => {
      const { x, y, width, height, right, bottom } = element.getBoundingClientRect();
      const inside = width > 0 && x >= 0 && y >= 0 && right <= innerWidth && bottom <= innerHeight;
      return inside && element.contains(document.elementFromPoint(x + width / 2, y + height / 2));
    };
    const lost: string[] = [];
    for (let y = 0, end = 1; y < end; y += 200) {
      scrollTo({ top: y, behavior: 'instant' });
      await new Promise(requestAnimationFrame);
      const written = (element: Element) =>
        [...element.childNodes].map((node) => (node instanceof Text ? node.data : '')).join('');
      const all = [...(place?.querySelectorAll('*') ?? [])];
      for (const text of wanted)
        if (!all.some((one) => written(one) === text && isInSight(one))) lost.push(`${text} at ${scrollY} px`);
      // The last step is the page's end, wherever that is by now.
      end = document.documentElement.scrollHeight - innerHeight + 200;
    }
    return lost;
  }, texts);

/** What does not keep to its width: the page itself, and cells of the table that reach out of the options' frame or over the build. */
export const overflows = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    const frame = document.querySelector('#options-list');
    const rail = [...document.querySelectorAll('[aria-labelledby="summary-title"]')].find((one) =>
      one.checkVisibility(),
    );
    // On a phone the frame clips nothing: lines may go to the edge of the screen.
    const clips = frame !== null && getComputedStyle(frame).overflowX === 'clip';
    const edge = Math.min(
      clips ? frame.getBoundingClientRect().right : clientWidth,
      rail?.getBoundingClientRect().left ?? clientWidth,
    );
    const cells = [...document.querySelectorAll('#options-list :is(th, td)')].filter(
      (cell) => cell.checkVisibility() && cell.getBoundingClientRect().right > edge + 0.5,
    );
    const sideways = scrollWidth > clientWidth ? [`the page is ${scrollWidth} px wide`] : [];
    return [
      ...sideways,
      ...cells
        .slice(0, 3)
        .map((cell) => `"${cell.textContent}" ends at ${cell.getBoundingClientRect().right}, its place at ${edge}`),
    ];
  });
