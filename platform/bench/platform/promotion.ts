import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startGateway } from '@rig4u/gateway';
import { testStore } from '@rig4u/kernel';
import { promote, rollback } from '@rig4u/releases';
import { smokeLoad } from '@rig4u/smoke';
import { buildAndPublish } from '@rig4u/workspace/build-part';
import { launchBrowser } from '@rig4u/workspace/launch-browser';
import { liveFiles } from '@rig4u/workspace/live-files';
import type { Page } from 'playwright-core';
import { median } from '../median';

const rounds = 5;
const ref = { part: 'mf-guides', version: '90.0.0' };

/** Milliseconds from the command to visitors: a page that is opened, a tab that is open; and what the gate takes of it. */
export async function benchPromotion(): Promise<Record<string, string>> {
  const store = await mkdtemp(join(tmpdir(), 'rig4u-bench-'));
  await cp(testStore, store, { recursive: true, filter: await liveFiles(testStore) });
  const gateway = await startGateway({ store, say: () => undefined, env: {}, port: 0 });
  const browser = await launchBrowser();
  const url = `http://localhost:${gateway.port}`;
  try {
    await buildAndPublish(store, ref);
    const plain = await timed(() => promote(store, ref, { dryRun: true }));
    const smoked = await timed(() => promote(store, ref, { dryRun: true, smoke: smokeLoad }));
    const [opened, open]: [number[], number[]] = [[], []];
    for (let round = 0; round < rounds; round += 1) {
      const page = await browser.newPage();
      await page.goto(url);
      const start = performance.now();
      await promote(store, ref, { again: true });
      await untilPageNames(`${url}/guides`);
      opened.push(performance.now() - start);
      open.push(await timed(() => untilTabShows(page)));
      await page.close();
      await rollback(store, ref.part);
    }
    return {
      'promote to a page that is opened': `${median(opened).toFixed(0)} ms`,
      'open tab, from asking to the new screen': `${median(open).toFixed(0)} ms`,
      'gate without smoke load': `${plain.toFixed(0)} ms`,
      'gate with smoke load': `${smoked.toFixed(0)} ms`,
    };
  } finally {
    await browser.close();
    await gateway.close();
    await rm(store, { recursive: true, force: true });
  }
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

async function untilPageNames(address: string): Promise<void> {
  while (!(await (await fetch(address)).text()).includes(`/mf-guides/${ref.version}/`));
}

/** The tab asks as it does when a visitor comes back to it, and the visitor goes to the remote's screen. */
async function untilTabShows(page: Page): Promise<void> {
  const answered = page.waitForResponse(/registry\/index\.json/);
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await (await answered).finished();
  const entry = page.waitForRequest((request) => request.url().includes(`/mf-guides/${ref.version}/remoteEntry.js`));
  await page.getByRole('banner').getByRole('link', { name: 'Guides' }).first().click();
  await page.getByRole('heading', { level: 1, name: 'PC Building Guides' }).waitFor();
  await entry;
}
