import type { Browser, CDPSession, Page } from 'playwright-core';
import { countRenders, readRenders } from '@rig4u/workspace/count-renders';
import { builtInCatalogue } from '../builder/catalogues';
import { interactions } from './interactions';

/** What one interaction cost: milliseconds, and counts. */
export interface Measured {
  /** From the visitor's hand to the next paint: the longest of the interaction's events. */
  paint: number;
  /** How long the longest event kept its listeners busy. */
  event: number;
  /** The longest task until all has settled, which is where the list follows the search; 0 where none took 50 ms. */
  task: number;
  script: number;
  layout: number;
  rendered: number;
  commits: number;
}

/** How long after an interaction everything that it sets off has settled. */
const settleMs = 1500;
const types = ['cpu', 'motherboard', 'gpu', 'ram', 'storage', 'case', 'psu'] as const;

/** A visitor with a build opens the graphics cards and does each thing once. */
export async function measureRound(browser: Browser, url: string, slower: number): Promise<Map<string, Measured>> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, serviceWorkers: 'block' });
  const catalogue = await builtInCatalogue();
  const components = Object.fromEntries(types.map((type) => [type, catalogue[type][0]]));
  await context.addInitScript(
    (build) => localStorage.setItem('rig4u-draft-build', build),
    JSON.stringify({ components }),
  );
  // The loader of these files wraps functions in a helper that keeps their names; a page lacks it.
  await context.addInitScript('globalThis.__name = (named) => named;');
  await context.addInitScript(countRenders);
  await context.addInitScript(watchTimes);
  const page = await context.newPage();
  const tools = await context.newCDPSession(page);
  await tools.send('Performance.enable');
  await page.goto(`${url}/pc-part-picker?category=gpu`);
  await page.locator('tr.option').first().waitFor();
  await page.waitForLoadState('networkidle');
  await tools.send('Emulation.setCPUThrottlingRate', { rate: slower });
  const measured = new Map<string, Measured>();
  for (const [name, act] of Object.entries(interactions)) measured.set(name, await measure(page, tools, act));
  await context.close();
  return measured;
}

async function measure(page: Page, tools: CDPSession, act: (page: Page) => Promise<void>): Promise<Measured> {
  await page.waitForTimeout(settleMs);
  await readRenders(page);
  await readTimes(page);
  const before = await metrics(tools);
  await act(page);
  await page.waitForTimeout(settleMs);
  const after = await metrics(tools);
  const { commits, rendered } = await readRenders(page);
  const spent = (name: string) => 1000 * ((after.get(name) ?? Number.NaN) - (before.get(name) ?? Number.NaN));
  return {
    ...(await readTimes(page)),
    script: spent('ScriptDuration'),
    layout: spent('LayoutDuration') + spent('RecalcStyleDuration'),
    rendered,
    commits,
  };
}

async function metrics(tools: CDPSession): Promise<Map<string, number>> {
  const { metrics: list } = await tools.send('Performance.getMetrics');
  return new Map(list.map(({ name, value }) => [name, value]));
}

/** Runs in the page and notes how long its events and tasks take. The browser leaves out events under 16 ms. */
function watchTimes(): void {
  const times = { paint: 0, event: 0, task: 0 };
  const longEvents = { type: 'event', buffered: true, durationThreshold: 16 };
  Object.assign(window, { times });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if (!(entry instanceof PerformanceEventTiming)) continue;
      times.paint = Math.max(times.paint, entry.duration);
      times.event = Math.max(times.event, entry.processingEnd - entry.processingStart);
    }
  }).observe(longEvents);
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) times.task = Math.max(times.task, entry.duration);
  }).observe({ type: 'longtask', buffered: true });
}

/** The longest times since the last time that this was asked. */
const readTimes = (page: Page): Promise<Pick<Measured, 'paint' | 'event' | 'task'>> =>
  page.evaluate(() => {
    const times: Pick<Measured, 'paint' | 'event' | 'task'> = Reflect.get(window, 'times');
    const now = { ...times };
    Object.assign(times, { paint: 0, event: 0, task: 0 });
    return now;
  });
