import { eventually } from '@rig4u/kernel/until';
import type { Page } from 'playwright-core';
import { rail } from './support/composed-build';
import { amountOf, amountsIn, moneyOf, openLedger, partsInWork, seen, sumOf } from './support/one-total';
import { openScene } from './support/scene';
import { readyBuildPath } from './support/working-build';

const scene = openScene();

const summary = (page: Page) => page.getByRole('region', { name: 'Order Summary' });

test('what the wizard says of a build and its accessories, picker and purchase page say too', async () => {
  const { page, context, problems } = await scene.visit();
  const { read, months } = openLedger();
  await page.goto(readyBuildPath);
  const card = page.getByRole('article');
  await card.getByRole('button', { name: 'Customize This Build' }).waitFor();
  const [price = ''] = amountsIn(await seen(card));
  const extras = page.getByRole('region', { name: 'Goes well with it' });
  await extras.getByText('Goes well with it').click();
  for (const at of [0, 1, 2]) await extras.getByRole('checkbox').nth(at).check();
  const status = extras.getByRole('status').filter({ hasText: '3 accessories' });
  await status.waitFor();
  const [build = '', added = '', total = ''] = amountsIn(await seen(status));
  expect([amountOf(sumOf([build]), 0), sumOf([build, added])]).toEqual([price, sumOf([total])]);
  const all = amountOf(sumOf([total]), 0);

  await card.getByRole('button', { name: 'Purchase' }).click();
  await read('purchase', summary(page), all);
  await eventually(async () => {
    const amounts = await summary(page).getByRole('definition').allTextContents();
    expect([amounts[0], sumOf(amounts.slice(0, -1)), amounts.at(-1)]).toEqual([price, sumOf([all]), all]);
  });
  await page.goto(readyBuildPath);
  await read('wizard', card, price);
  await card.getByRole('button', { name: 'Customize This Build' }).click();
  await rail(page).getByText('Build Ready').waitFor();
  const { exact, whole } = moneyOf(await partsInWork(page));
  expect(whole).toBe(price);
  await read('rail', rail(page), exact);
  expect([...new Set(months.values())]).toEqual([months.get('rail')]);

  await page.goto(readyBuildPath);
  const computed = page.getByRole('region', { name: /^Best for / });
  await computed.getByRole('button', { name: 'Take this one instead' }).waitFor();
  const said = await seen(computed);
  await computed.getByRole('button', { name: 'Take this one instead' }).click();
  await rail(page).getByText('Build Ready').waitFor();
  expect(amountsIn(said)).toContain(moneyOf(await partsInWork(page)).whole);
  expect(problems).toEqual([]);
  await context.close();
});
