import type { Page } from 'playwright-core';
import * as v from 'valibot';

const styled = v.object({ name: v.literal('UpdateLayoutTree'), args: v.object({ elementCount: v.number() }) });

/**
 * How many elements Chromium works out the style of, at most in one go, while `act` is done and until the page rests. A rule that looks
 * into the page from its root (`:has()`) makes that all of them at each change. The trace is of the whole browser: no other page may be open.
 */
export async function restyledBy(page: Page, act: () => Promise<void>): Promise<number> {
  const browser = page.context().browser();
  if (!browser) throw new Error('The page belongs to no browser that could be traced.');
  const session = await browser.newBrowserCDPSession();
  const counts: number[] = [];
  session.on('Tracing.dataCollected', ({ value }) => {
    counts.push(...value.flatMap((event) => (v.is(styled, event) ? [event.args.elementCount] : [])));
  });
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['devtools.timeline'] },
  });
  try {
    await act();
    // What comes of it may be drawn later: transitions, what the pointer's place changes.
    await page.waitForTimeout(600);
  } finally {
    const complete = new Promise((done) => session.once('Tracing.tracingComplete', done));
    await session.send('Tracing.end');
    await complete;
    await session.detach();
  }
  if (counts.length === 0)
    throw new Error('The trace has no styles that were worked out: is the event called otherwise now?');
  return Math.max(...counts);
}
