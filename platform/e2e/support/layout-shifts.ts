import type { BrowserContext, Page } from 'playwright-core';

/** Notes every shift of the layout from the first paint on. Before the page opens. */
export const watchShifts = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(() => {
    const shifts: { value: number; line: string }[] = [];
    Object.assign(window, { shifts });
    const text = ({ x, y, width, height }: DOMRectReadOnly) =>
      `${[x, y].map(Math.round)} ${[width, height].map(Math.round)}`;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const value: number = Reflect.get(entry, 'value');
        const sources: { node?: Node; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[] = Reflect.get(
          entry,
          'sources',
        );
        const from = sources.map(({ node, previousRect, currentRect }) => {
          const element = node instanceof Element ? node : node?.parentElement;
          const name = element
            ? `${element.localName}${element.id && `#${element.id}`} "${element.textContent?.slice(0, 30)}"`
            : 'gone';
          return `${name} from ${text(previousRect)} to ${text(currentRect)}`;
        });
        shifts.push({ value, line: `${value.toFixed(4)} at ${Math.round(entry.startTime)} ms: ${from.join('; ')}` });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });

/** The sum of all shifts until now, and where each came from. */
export const readShifts = (page: Page): Promise<{ total: number; lines: string[] }> =>
  page.evaluate(() => {
    const shifts: { value: number; line: string }[] = Reflect.get(window, 'shifts');
    return { total: shifts.reduce((sum, { value }) => sum + value, 0), lines: shifts.map(({ line }) => line) };
  });
