import type { Page } from 'playwright-core';
import { faultRelease } from '../support/fault-release';
import { breakEntry } from '../support/faults';
import { until } from '@rig4u/kernel/until';
import { heading, panelAppears } from './broken';
import { openFaultStage } from './stage';

const stage = openFaultStage();
const { product } = stage;

/** Lets the first request of each of the host's shared chunks fail; answers which did. */
async function failSharedOnce(page: Page): Promise<Set<string>> {
  const failed = new Set<string>();
  for (const { src } of Object.values((await product().registry()).host.shared).flat()) {
    await page.route(`**${src}*`, (route) => {
      if (failed.has(src)) return route.continue();
      failed.add(src);
      return route.abort();
    });
  }
  return failed;
}

test("the host's own shared chunk failing once does not break the remote that needs it", async () => {
  const needy = await faultRelease(product().store, 'shared');
  await product().editRemote('mf-guides', (record) => ({ paths: record.paths, live: needy }));
  const { page, context } = await stage.visit();
  const failed = await failSharedOnce(page);
  await page.goto('/guides');
  await page.getByRole('heading', { level: 1, name: 'Seen' }).waitFor();
  expect(failed.size).toBeGreaterThan(0);
  await context.close();
});

test("the host's own shared chunk failing once when it is asked for: a toast says so, and the next try works", async () => {
  const { page, context } = await stage.visit();
  await page.goto('/contact');
  await heading(page, 'mf-commerce').waitFor();
  const failed = await failSharedOnce(page);
  const open = page.getByRole('button', { name: 'Schedule a Consultation' });
  await open.click();
  await page.getByText('This part of the page could not be loaded.').first().waitFor();
  await open.click();
  await page.getByRole('dialog').waitFor();
  expect(failed.size).toBeGreaterThan(0);
  await context.close();
});

test('the federation runtime does not arrive: the panel, the host stays, and Try Again loads the remote', async () => {
  const { page, context } = await stage.visit();
  let isBroken = true;
  await page.route(/\/host\/[^/]+\/federation\..*\.js/, (route) => (isBroken ? route.abort() : route.continue()));
  await page.goto('/');
  await page.getByRole('banner').waitFor();
  await panelAppears(page, 'mf-guides');
  isBroken = false;
  await page.getByRole('button', { name: 'Try Again' }).click();
  await heading(page, 'mf-guides').waitFor();
  await context.close();
});

test("the host's own chunk with one byte changed is refused; the shell stays", async () => {
  const { page, context } = await stage.visit();
  await page.route(/\/host\/.*\/legal\..*\.js/, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: `${await response.text()} ` });
  });
  await page.goto('/');
  await page.getByRole('link', { name: 'Terms' }).click();
  await page.getByRole('heading', { name: 'Unexpected Application Error!' }).waitFor();
  await page.getByRole('banner').waitFor();
  await context.close();
});

test('a failure is reported with host version, registry revision and remote@version', async () => {
  const { page, context } = await stage.visit();
  await breakEntry(page, 'mf-guides', (route) => route.fulfill({ status: 404 }));
  await page.goto('/');
  await panelAppears(page, 'mf-guides');
  const { revision, host, remotes: known } = await product().registry();
  const line = `mf-guides@${known['mf-guides']?.live.version} failed (host ${host.version}, registry ${revision})`;
  await until(line, () => product().log.some((one) => one.includes(line)));
  await context.close();
});
