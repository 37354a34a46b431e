import { faultRelease } from '../support/fault-release';
import { breakEntry, registryFaults, wireFaults, withGhostLive } from '../support/faults';
import type { LinkedRemote } from '../support/folders';
import { follow, heading, panelAppears, panelWithinMs, restWorks, toastsWork } from './broken';
import { openStage } from './stage';

/** Every way in which one remote can fail. Each remote has a file of its own, so that they can run side by side. */
export function faultsOf(remote: LinkedRemote, options: Parameters<typeof openStage>[0] = {}): void {
  const stage = openStage(options);
  const { product } = stage;

  test.each(Object.entries(wireFaults))(
    'entry: %s gives the panel, the rest works, and Try Again heals it without a reload',
    async (_name, fault) => {
      const { page, context } = await stage.visit();
      await page.goto('/');
      const { heal } = await breakEntry(context, remote, fault);
      await panelAppears(page, remote);
      await restWorks(page, remote);
      await panelAppears(page, remote);
      await page.evaluate(() => Object.assign(window, { sameDocument: true }));
      const again = await page.getByRole('button', { name: 'Try Again' }).elementHandle();
      await heal();
      // At once: a load that was given up goes on, and on a busy machine it heals the page before a pointer is there.
      await again?.evaluate((button) => button instanceof HTMLElement && button.click());
      await heading(page, remote).waitFor({ timeout: 5000 });
      expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
      await context.close();
    },
  );

  test.each(Object.entries(registryFaults))(
    'registry: %s is refused, and a corrected registry heals it',
    async (_name, fault) => {
      const sound = (await product().registry()).remotes[remote];
      await product().editRemote(remote, (record) => ({ paths: record.paths, live: fault(record.live) }));
      const { page, context } = await stage.visit();
      await page.goto('/');
      await panelAppears(page, remote);
      await restWorks(page, remote);
      await product().editRemote(remote, () => sound);
      await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
      await page.waitForResponse(/registry\/index\.json/);
      await follow(page, remote);
      await heading(page, remote).waitFor({ timeout: 5000 });
      await context.close();
    },
  );

  test.each(['load', 'render', 'effect'] as const)(
    'a screen that throws in %s gives the panel, the last good release when there is one',
    async (fault) => {
      const broken = await faultRelease(product().store, fault);
      const sound = (await product().registry()).remotes[remote];
      await product().editRemote(remote, (record) => ({ paths: record.paths, live: broken }));
      const { page, context } = await stage.visit();
      await page.goto('/');
      await panelAppears(page, remote);
      await restWorks(page, remote);
      await product().editRemote(remote, (record) => ({ ...record, lastGood: sound?.live }));
      await page.goto('/');
      await follow(page, remote);
      await heading(page, remote).waitFor({ timeout: panelWithinMs });
      await context.close();
    },
  );

  test('toasts work while it is broken', async () => {
    const { page, context } = await stage.visit();
    await page.goto('/');
    await breakEntry(context, remote, (route) => route.fulfill({ status: 404 }));
    await panelAppears(page, remote);
    await toastsWork(page, remote);
    await context.close();
  });

  test.each(['status 404', 'never'] as const)(
    'entry: %s brings the last good release within the budget',
    async (name) => {
      await product().editRemote(remote, withGhostLive);
      const { page, context } = await stage.visit();
      await context.route(/\/9\.9\.9\/remoteEntry\.js/, wireFaults[name] ?? (() => undefined));
      await page.goto('/');
      const start = Date.now();
      await follow(page, remote);
      await heading(page, remote).waitFor({ timeout: panelWithinMs });
      expect(Date.now() - start).toBeLessThan(panelWithinMs);
      await context.close();
    },
  );
}
