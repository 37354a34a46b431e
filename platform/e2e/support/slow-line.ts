import type { Page } from 'playwright-core';

/**
 * The line of the benchmarks, or one of so many bytes a second, and a processor so many times slower: what loads comes one after the
 * other, as it does for visitors.
 */
export async function slowDown(page: Page, processor = 1, bytesPerSecond = 200_000): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: bytesPerSecond,
    uploadThroughput: 93_750,
  });
  if (processor > 1) await session.send('Emulation.setCPUThrottlingRate', { rate: processor });
}
