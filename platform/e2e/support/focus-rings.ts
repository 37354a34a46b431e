import type { Page } from 'playwright-core';

/**
 * The controls of rows, in the list of the categories and among the options, whose focus ring lies over the price of their row; each with
 * how many pixels of the price it covers. The page must have met the keyboard, or its browser draws no rings.
 */
export const ringsOverPrices = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const covers = (control: HTMLElement, row: Element): number => {
      control.focus({ preventScroll: true });
      const { outlineWidth, outlineOffset, outlineStyle } = getComputedStyle(control);
      const reach = outlineStyle === 'none' ? 0 : Number.parseFloat(outlineWidth) + Number.parseFloat(outlineOffset);
      const text = document.createRange();
      text.selectNodeContents(row.querySelector('.price, .amount') ?? row);
      const [ring, price] = [control.getBoundingClientRect(), text.getBoundingClientRect()];
      const across = Math.min(ring.right + reach, price.right) - Math.max(ring.left - reach, price.left);
      const down = Math.min(ring.bottom + reach, price.bottom) - Math.max(ring.top - reach, price.top);
      // Around the whole row it is around the price, too.
      const isAround = ring.left < price.left && ring.right > price.right;
      return isAround ? 0 : Math.min(across, down);
    };
    const rows = [...document.querySelectorAll('li[data-type]:has(.remove), tr.option')];
    return rows.flatMap((row) =>
      [...row.querySelectorAll<HTMLElement>('button, input')]
        .filter((control) => control.checkVisibility())
        .map((control) => ({ control, covered: covers(control, row) }))
        .filter(({ covered }) => covered > 0.5)
        .map(({ control, covered }) => `${control.getAttribute('aria-label')}: ${Math.round(covered)} px`),
    );
  });
