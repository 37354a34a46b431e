import type { Browser, Locator } from 'playwright-core';
import { loadStore } from '@rig4u/health';
import { promote, publish, rollout, watchOnce } from '@rig4u/releases';
import { writeDist } from '@rig4u/releases/fake-builds';
import { emptyBuckets, emptyMinute, msBounds, type LoadMinute } from '@rig4u/releases/health';
import { bucketOf, visitorKey } from '@rig4u/shared/contracts';
import { launchBrowser } from '@rig4u/workspace/launch-browser';
import { eventually, until } from '@rig4u/kernel/until';
import { expectAccessible } from './support/accessible';
import { visit } from './support/browser';
import { comeBack } from './support/come-back';
import { foreignRemote } from './support/foreign-remote';
import { startProduct, type Product } from './support/product';
import { startServices, type ServicesOfTest } from './support/services';
import { signIn } from './support/sign-in';

let services: ServicesOfTest;
let loads: ReturnType<typeof loadStore>;
let product: Product;
let browser: Browser;

beforeAll(async () => {
  services = await startServices();
  // With no more rights than a gateway has.
  loads = loadStore(services.loadsUrl);
  product = await startProduct({ services: services.settings, loads });
  browser = await launchBrowser();
  for (const version of ['1.0.0', '1.1.0'])
    await publish(
      product.store,
      await writeDist(foreignRemote({ version, pins: true, heading: `Foreign ${version}` })),
    );
  await promote(product.store, { part: 'mf-foreign', version: '1.0.0' }, { by: 'anna', why: 'the first one' });
});
afterAll(async () => {
  await browser?.close();
  await product?.close();
  await services?.stop();
});

/** What another gateway counted in this minute: so many visits, of which these senders failed. */
const minuteOf = (version: string, visits: number, failed: number): LoadMinute => ({
  ...emptyMinute({
    minute: new Date(Math.floor(Date.now() / 60_000) * 60_000).toISOString(),
    gateway: 'another one',
    part: 'mf-foreign',
    version,
  }),
  visits,
  failed,
  panel: failed,
  ms_buckets: emptyBuckets(msBounds).map((_, place) => (place === 5 ? visits : 0)),
  failed_senders: Array.from({ length: failed }, (_, sender) => `sender ${sender}`),
});

/** One sender forges that many reports of a release that did not load. */
async function flood(version: string, times: number): Promise<void> {
  const { revision, host } = await product.registry();
  const report = JSON.stringify({
    schema: 1,
    epoch: 1,
    revision,
    host: { version: host.version, ms: 10 },
    loads: [{ part: 'mf-foreign', version, outcome: 'panel', phase: 'entry', ms: 10 }],
  });
  const headers = { 'content-type': 'application/json' };
  for (let i = 0; i < times; i += 1) {
    const { status } = await fetch(`${product.url}/api/loads`, { method: 'POST', headers, body: report });
    expect(status).toBe(204);
  }
}

/** An owner who is in the share of the roll-out himself: without an id of a test one in ten visitors is. */
const ids = Array.from({ length: 100 }, (_, i) => `00000000-0000-4000-8000-${String(i).padStart(12, '0')}`);
const visitorInShare = ids.find((id) => bucketOf('mf-foreign', '1.1.0', id) < 10) ?? '';

test('the owner sees a roll-out, why it was taken back, and a forged flood as what it is', async () => {
  await rollout(
    product.store,
    { part: 'mf-foreign', version: '1.1.0' },
    { steps: [10, 100], everyMs: 600_000, stopIf: { overLivePp: 0.5, atLeast: 100 }, by: 'bert', why: 'a new heading' },
  );
  const { page, context, problems } = await visit(browser, product.url, { hasTouch: true });
  await context.addInitScript(([key, id]) => localStorage.setItem(key, id), [visitorKey, visitorInShare] as const);
  await signIn(page, services.owner);
  await page.goto('/admin?view=releases');
  const card = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: 'mf-foreign', exact: true }) });
  const history = page.getByRole('region', { name: 'History' });
  /** Refreshes until it is there: the gateway writes a moment later. */
  const refreshed = (what: Locator) =>
    until('what was refreshed', async () => {
      await page.getByRole('button', { name: 'Refresh' }).click();
      return what.waitFor({ timeout: 1_000 }).then(
        () => true,
        () => undefined,
      );
    });
  await card.getByText('live 1.0.0 · trying 1.1.0').waitFor();
  await card.getByText('90 % of visitors').waitFor();
  await card.getByText('10 % of visitors').waitFor();
  await card.getByText('1.1.0: needs met').waitFor();
  await history.getByText('mf-foreign 1.1.0 to 10 %').waitFor();
  await card.getByText(/^Rolled out by bert/).waitFor();

  await flood('1.0.0', 60);
  await loads.write([minuteOf('1.0.0', 1_000, 2), minuteOf('1.1.0', 200, 20)]);
  await refreshed(card.getByText('1.1.0 fails above the limit: 10 % > 0.8 %.'));
  // The whole flood is one failing sender of the live release: 3 of 1,001 visits.
  await card
    .getByText('59 reports of senders that had counted already were left out, 60 reports came from one sender')
    .waitFor();
  await expectAccessible(page);

  expect(await watchOnce(product.store, loads, { by: 'rig4u watch on a test' })).toMatchObject([{ do: 'take-back' }]);
  await refreshed(history.getByText('mf-foreign 1.1.0 taken away'));
  await card
    .getByText(/^1\.1\.0 was taken back\. It fails too often: 20 of 200 visits failed \(10\.00\s%\), live 3 of 1001/)
    .waitFor();
  await card.getByText('By rig4u watch on a test').waitFor();
  await eventually(async () => expect(await card.getByText('100 % of visitors').count()).toBe(1));

  // Who is in the share still has the release that was taken back, until this tab learns of it.
  await comeBack(page);
  await page.keyboard.press('Alt+KeyR');
  const why = page.getByRole('dialog', { name: 'Why this page is as it is' });
  await why.getByText('mf-foreign 1.0.0').waitFor();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await why.waitFor({ state: 'detached' });
  expect(problems).toEqual([]);
  await context.close();
});
