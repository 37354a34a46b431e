import { eventually } from '@rig4u/kernel/until';
import type { Page } from 'playwright-core';
import {
  amountOf,
  amountsIn,
  linesOf,
  moneyOf,
  openLedger,
  partsInWork,
  seen,
  sumOf,
  type KeptParts,
} from './support/one-total';
import { openServedScene } from './support/scene';
import { signUp } from './support/sign-in';
import { buildKey, readyBuild, readyBuildPath } from './support/working-build';

const scene = openServedScene();

const imported = 123.45;
const rail = (page: Page) => page.getByRole('region', { name: 'Your PC Build' });
const summary = (page: Page) => page.getByRole('region', { name: 'Order Summary' });

/** A build of the catalogue with two drives of a kind, a case that is owned, and a supply at an imported price, chosen in the picker. */
async function composeBuild(page: Page): Promise<KeptParts> {
  const { components }: { components: KeptParts } = JSON.parse(await readyBuild(page));
  const { storage, case: shell, psu, ...rest } = components;
  const [drive] = linesOf({ storage: storage ?? null });
  const [supply] = linesOf({ psu: psu ?? null });
  if (!drive || !shell || Array.isArray(shell) || !supply) throw new Error('The wizard gave no whole build');
  const parts = { ...rest, storage: [{ part: drive.part, quantity: 2 }], case: { ...shell, owned: true } };
  await page.evaluate(([key, text]) => localStorage.setItem(key, text), [
    buildKey,
    JSON.stringify({ components: parts }),
  ] as const);
  await page.goto(`/pc-part-picker?category=psu&details=${supply.part.id}`);
  await page.getByRole('button', { name: 'Import prices' }).click();
  const dialog = page.getByRole('dialog', { name: 'Import prices' });
  await dialog
    .getByRole('textbox', { name: 'Price list' })
    .fill(`id,price,date\n${supply.part.id},${imported},2026-11-02`);
  await dialog.getByRole('button', { name: 'Import' }).click();
  await dialog.getByRole('button', { name: 'Done' }).click();
  await page.goto('/pc-part-picker?category=psu');
  await page.getByRole('button', { name: new RegExp(`^Choose .*\\$${imported}`) }).click();
  await rail(page).getByText('Build Ready').waitFor();
  return partsInWork(page);
}

test('one build has one total, in cents and of the same months, wherever it is shown', async () => {
  const { page, context, problems } = await scene.visit();
  await signUp(page, { email: 'sum@workbench.example', password: 'a long sentence' });
  const parts = await composeBuild(page);
  const { cents, exact, whole } = moneyOf(parts);
  expect(linesOf(parts).map(({ part, quantity }) => [quantity, part.owned, part.price])).toEqual(
    expect.arrayContaining([
      [2, undefined, expect.any(Number)],
      [1, true, expect.any(Number)],
      [1, undefined, imported],
    ]),
  );
  const { read, months } = openLedger();

  const report = page.getByRole('region', { name: 'Full report' });
  await read('rail', rail(page), exact);
  await read('report', report, exact);
  await page.emulateMedia({ media: 'print' });
  await read('print', report, exact);
  await page.emulateMedia({ media: 'screen' });
  await page.setViewportSize({ width: 390, height: 844 });
  await read('bar of the phone', page.getByRole('region', { name: 'Build at a glance' }), exact, 'undated');
  await page.getByRole('button', { name: /^Open your build/ }).click();
  await read('sheet of the phone', page.getByRole('dialog', { name: 'Your PC Build' }), exact);
  await page.keyboard.press('Escape');
  await page.setViewportSize({ width: 1280, height: 900 });

  await report.getByRole('button', { name: 'Share' }).click();
  const sharing = page.getByRole('dialog', { name: 'Share this build' });
  for (const format of ['Markdown', 'BBCode', 'Plain text']) {
    await sharing.getByRole('combobox', { name: 'Format' }).selectOption(format);
    await read(format, sharing.getByRole('textbox', { name: `The build as ${format}` }), exact);
  }
  await sharing.getByRole('combobox', { name: 'Format' }).selectOption('CSV');
  const table = sharing.getByRole('textbox', { name: 'The build as CSV' });
  await eventually(async () => {
    const rows = linePrices(await table.inputValue());
    expect([sumOf(rows.slice(0, -1)), sumOf(rows.slice(-1))]).toEqual([cents, cents]);
  });
  await sharing.getByRole('combobox', { name: 'Format' }).selectOption('JSON');
  const record = sharing.getByRole('textbox', { name: 'The build as JSON' });
  await eventually(async () => {
    const { total, components } = JSON.parse(await record.inputValue());
    expect([amountOf(total * 100, 2), moneyOf(components).exact]).toEqual([exact, exact]);
  });
  const link = new URL(await sharing.getByRole('textbox', { name: 'Link' }).inputValue());

  await page.getByRole('button', { name: 'Complete Build' }).first().click();
  const completed = page.getByRole('dialog', { name: /is saved$/ });
  await completed.getByRole('button', { name: 'Save to my account' }).click();
  await page
    .getByText(/has been saved to your account\.$/)
    .first()
    .waitFor();
  const id = /pc-part-picker\/([^/?#]+)/.exec(page.url())?.[1] ?? '';
  await page.goto(`/saved-builds/compare?a=${id}${link.hash}`);
  await read(
    'comparison',
    page
      .getByRole('row', { name: /^Total / })
      .getByRole('cell')
      .first(),
    exact,
  );
  await page.goto('/account?tab=builds');
  await read('account', page.getByRole('list', { name: 'Saved Builds' }), whole);
  await page.goto('/saved-builds');
  await read('saved builds', page.getByRole('main').getByRole('listitem').filter({ hasText: 'Build #1' }), whole);

  await page.getByRole('link', { name: /^Purchase / }).click();
  await read('purchase', summary(page), whole);
  const lines = page.getByRole('region', { name: 'Your Selected Build' });
  await eventually(async () => {
    const amounts = amountsIn(await seen(lines));
    expect([sumOf(amounts.slice(0, -1)), amounts.at(-1)]).toEqual([cents, exact]);
  });
  expect(new Set(months.values()).size).toBe(1);
  expect(problems).toEqual([]);
  await context.close();
});

test('what the wizard says of a build and its accessories, picker and purchase page say too', async () => {
  const { page, context, problems } = await scene.visit();
  const { read, months } = openLedger();
  await page.goto(readyBuildPath);
  const card = page.getByRole('article');
  await card.getByRole('button', { name: 'Customize This Build' }).waitFor();
  const [price = ''] = amountsIn(await seen(card));
  const extras = page.getByRole('region', { name: 'Goes well with it' });
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
  expect(new Set(months.values()).size).toBe(1);

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

test('the link of a build brings the catalogue’s prices, and their total is that of the build once it is taken over', async () => {
  const { page, context, problems } = await scene.visit();
  const { read, months } = openLedger();
  await readyBuild(page);
  const { exact } = moneyOf(await partsInWork(page));
  await read('rail', rail(page), exact);
  await page.getByRole('button', { name: 'Share' }).first().click();
  const link = new URL(await page.getByRole('textbox', { name: 'Link' }).inputValue());

  const other = await scene.visit();
  await other.page.goto(`${link.pathname}${link.hash}`);
  const card = other.page.getByRole('region', { name: /^A build of \d+ parts$/ });
  await read('shared build', card, exact);
  const parts = other.page.getByRole('region', { name: 'Parts', exact: true });
  await eventually(async () => expect(sumOf(amountsIn(await seen(parts)))).toBe(sumOf([exact])));
  await card.getByRole('button', { name: 'Make it mine' }).click();
  await read('rail of who took it over', rail(other.page), exact);
  expect(moneyOf(await partsInWork(other.page)).exact).toBe(exact);
  expect(new Set(months.values()).size).toBe(1);
  expect([...problems, ...other.problems]).toEqual([]);
  await other.context.close();
  await context.close();
});

/** The column of line prices of an export; its last row is the total. */
function linePrices(csv: string): string[] {
  const [head = '', ...rows] = csv.trim().split(/\r?\n/);
  return rows.map(
    (row) => (row.match(/("(?:[^"]|"")*"|[^,]*)(?:,|$)/g) ?? [])[head.split(',').indexOf('Line price')] ?? '',
  );
}
