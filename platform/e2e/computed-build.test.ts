import { eventually } from '@rig4u/kernel/until';
import { openScene } from './support/scene';

const scene = openScene();

test('from a use and a budget to the best build for both, refined, compared, and taken into the picker', async () => {
  const { page, context, problems } = await scene.visit();
  await page.goto('/optimal-build');
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByRole('heading', { name: "What's your budget?" }).waitFor();
  await page.getByRole('button', { name: 'Next' }).click();
  const best = page.getByRole('region', { name: 'Best for games at $1,500' });
  await best.getByText('More about this build').click();
  await best
    .getByText(
      /^No build in this catalogue has a higher gaming estimate \(by the lower end of its range\) under these conditions: /,
    )
    .waitFor();
  await eventually(async () =>
    expect(await page.getByRole('article').getByText('Recommended build').isVisible()).toBe(true),
  );

  await page.getByText('Refine the computed build').click();
  await page.getByRole('combobox', { name: 'Screen' }).selectOption('4K');
  await page.getByRole('checkbox', { name: 'Quiet parts' }).check();
  await best.getByText(/a 4K screen, quiet parts, and what a PC at this price usually has \(.+\)\.$/).waitFor();
  await eventually(async () => expect(new URL(page.url()).search).toBe('?step=3&resolution=4k&quiet=1'));

  const curve = page.getByRole('region', { name: 'What your money buys' });
  await curve.getByText('What your money buys').click();
  await curve.getByRole('button', { name: 'The curve as a table' }).click();
  await curve.getByRole('row', { name: /You are here$/ }).waitFor();
  const left = await best.getByText(/^\$[\d.]+ left$/).textContent();
  const total = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' }).format(
    1500 - Number(left?.replace(/[^\d.]/g, '')),
  );
  await best.getByRole('link', { name: 'Compare the two' }).click();
  await page.getByRole('columnheader', { name: 'Computed build' }).waitFor();
  await page.getByRole('cell', { name: new RegExp(`^${total.replace(/[$.]/g, '\\$&')}`) }).waitFor();

  await page.goBack();
  await best.getByRole('button', { name: 'Take this one instead' }).click();
  await page.getByRole('heading', { level: 1, name: 'PC Builder' }).waitFor();
  await page.getByRole('region', { name: 'Your PC Build' }).getByText(total).first().waitFor();
  expect(problems).toEqual([]);
  await context.close();
});

test('a step of the trail leads back, and where nothing works the least that does is a press away', async () => {
  const { page, context, problems } = await scene.visit();
  await page.goto('/optimal-build?step=3&budget=500&memory=96');
  const none = page.getByRole('region', { name: 'Nothing works for $500' });
  await none.getByText(/^The cheapest build that works under these conditions costs \$[\d,.]+\.$/).waitFor();
  await none.getByRole('button', { name: /^Show the best for \$/ }).click();
  await page.getByRole('region', { name: /^Best for games at \$/ }).waitFor();
  await page.getByRole('link', { name: 'Step 1: Gaming' }).click();
  await page.getByRole('heading', { level: 1, name: 'What will you use your PC for?' }).waitFor();
  await eventually(async () => expect(new URL(page.url()).searchParams.get('memory')).toBe('96'));
  expect(problems).toEqual([]);
  await context.close();
});
