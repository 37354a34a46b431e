import type { Page } from 'playwright-core';

/** Widths of a window; `railed` is the least with the build beside the options. */
export const [phone, railed, desk] = [390, 1024, 1440];

/** Shows the page in a theme, without asking what the visitor prefers. */
export const putTheme = (page: Page, theme: string): Promise<void> =>
  page.evaluate((name) => {
    document.documentElement.classList.remove('light', 'dark');
    document.documentElement.classList.add(name);
    document.documentElement.dataset['theme'] = name;
  }, theme);
