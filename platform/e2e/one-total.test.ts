import { eventually } from '@rig4u/kernel/until';
import { composeBuild, importedPrice, rail } from './support/composed-build';
import {
  amountOf,
  amountsIn,
  linePrices,
  linesOf,
  moneyOf,
  openLedger,
  partsInWork,
  seen,
  sumOf,
} from './support/one-total';
import { openServedScene } from './support/scene';
import { signUp } from './support/sign-in';
import { readyBuild } from './support/working-build';

const scene = openServedScene();

test('one build has one total, in cents and of the same months, wherever it is shown', async () => {
  const { page, context, problems } = await scene.visit();
  await signUp(page, { email: 'sum@workbench.example', password: 'a long sentence' });
  const parts = await composeBuild(page);
  const { cents, exact, whole } = moneyOf(parts);
  expect(linesOf(parts).map(({ part, quantity }) => [quantity, part.owned, part.price])).toEqual(
    expect.arrayContaining([
      [2, undefined, expect.any(Number)],
      [1, true, expect.any(Number)],
      [1, undefined, importedPrice],
    ]),
  );
  expect(linesOf(parts).some(({ part }) => part.estimatedFrom && part.estimatedFrom.price < part.price)).toBe(true);
  const { read, months } = openLedger();

  const report = page.getByRole('region', { name: 'Full report' });
  await read('rail', rail(page), exact);
  await read('report', report, exact);
  await page.emulateMedia({ media: 'print' });
  await read('print', report, exact);
  await page.emulateMedia({ media: 'screen' });
  await page.setViewportSize({ width: 390, height: 844 });
  await read('bar of the phone', page.getByRole('region', { name: 'Build at a glance' }), exact);
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

  await page.keyboard.press('Escape');
  await sharing.waitFor({ state: 'hidden' });
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
  await read('purchase', page.getByRole('region', { name: 'Order Summary' }), whole);
  const lines = page.getByRole('region', { name: 'Your Selected Build' });
  await eventually(async () => {
    const amounts = amountsIn(await seen(lines));
    expect([sumOf(amounts.slice(0, -1)), amounts.at(-1)]).toEqual([cents, exact]);
  });
  expect([...new Set(months.values())]).toEqual([months.get('rail')]);
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
  expect([...new Set(months.values())]).toEqual([months.get('rail')]);
  expect([...problems, ...other.problems]).toEqual([]);
  await other.context.close();
  await context.close();
});
