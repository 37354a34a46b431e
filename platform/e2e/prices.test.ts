import { eventually } from '@rig4u/kernel/until';
import { openScene } from './support/scene';

const scene = openScene();

test('a target price is set at a part, told by the import that reaches it, and outlives a reload', async () => {
  const { page, context, problems } = await scene.visit();
  await page.goto('/pc-part-picker?category=cpu&details=cpu1');
  await page.getByRole('textbox', { name: /^Target price, US\$/ }).fill('50');
  await page.getByRole('button', { name: 'Track price' }).click();
  await page.getByText(/above your target, tracked since/).waitFor();

  await page.getByRole('button', { name: 'Import prices' }).click();
  const importing = page.getByRole('dialog', { name: 'Import prices' });
  await importing
    .getByRole('textbox', { name: 'Price list' })
    .fill('id,price,date\ncpu1,49.99,2026-11-02\ncpu2,cheap,2026-11-02');
  await importing.getByRole('button', { name: 'Import' }).click();
  await importing.getByText(/^1 part reached your target price: /).waitFor();
  await eventually(async () =>
    expect(await importing.getByRole('list', { name: 'Rows that were left out' }).textContent()).toContain('Line 3: '),
  );
  await importing.getByRole('button', { name: 'Done' }).click();
  await page.getByText('Target reached').first().waitFor();

  await page.reload();
  await page.getByRole('button', { name: 'Price Tracking' }).click();
  const tracked = page.getByRole('dialog', { name: 'Price Tracking' });
  await tracked.getByText('Target reached').waitFor();
  await tracked.getByText('$49.99').waitFor();
  expect(problems).toEqual([]);
  await context.close();
});
