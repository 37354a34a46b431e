import type { BrowserContext, Page } from 'playwright-core';

/** Notes what live regions come to say, each text once. Before the page opens. */
export const watchAnnouncements = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(() => {
    const said: string[] = [];
    const texts = new WeakMap<Element, string>();
    Object.assign(window, { said });
    const regions = '[role=status], [role=alert], [role=log], [aria-live=polite], [aria-live=assertive]';
    new MutationObserver(() => {
      for (const region of document.querySelectorAll(regions)) {
        const text = (region.textContent ?? '').replaceAll(/\s+/g, ' ').trim();
        const before = texts.get(region);
        texts.set(region, text);
        // A region that comes with its text is not read out by every screen reader: it has to be there before.
        const isHeard = before !== undefined && !region.closest('[inert], [aria-hidden=true]');
        if (isHeard && text !== '' && text !== before) said.push(text);
      }
    }).observe(document, { subtree: true, childList: true, characterData: true });
  });

/** What was said since the last time that this was asked. */
export const readAnnouncements = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const said: string[] = Reflect.get(window, 'said');
    return said.splice(0);
  });
