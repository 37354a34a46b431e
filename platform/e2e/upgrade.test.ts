import { eventually } from '@rig4u/kernel/until';
import { openScene } from './support/scene';

const scene = openScene();

test('a build is completed within its budget, bettered by a step, saved, and upgraded from the saved list', async () => {
  const { page, context, problems } = await scene.visit();
  await page.goto('/pc-part-picker?category=cpu');
  const rail = page.getByRole('region', { name: 'Your PC Build' });
  await rail.getByRole('button', { name: 'change the budget' }).click();
  await rail.getByRole('textbox', { name: 'Budget ($)' }).fill('900');
  await rail.getByRole('button', { name: 'Complete it for me' }).click();
  await rail.getByText(/^\d parts for \$[\d.,]+: \$[\d.,]+ in all, /).waitFor();
  await rail.getByRole('button', { name: /^Choose \d parts$/ }).click();
  await rail.getByText('Build Ready').waitFor();

  await rail.getByRole('button', { name: 'Undo', exact: true }).click();
  await rail.getByText('0% Complete').waitFor();
  await rail.getByRole('button', { name: 'Complete it for me' }).click();
  await rail.getByRole('button', { name: /^Choose \d parts$/ }).click();
  await rail.getByRole('textbox', { name: 'Budget ($)' }).fill('1500');
  await rail.getByRole('button', { name: 'Show the next step' }).click();
  await rail.getByText(/ limits this build most for Gaming: .+ Best step: /).waitFor();
  // It was searched off the page, by a worker from a text that came with its hash.
  await eventually(async () => expect(page.workers().map((worker) => worker.url().slice(0, 5))).toEqual(['blob:']));
  await rail.getByRole('button', { name: 'Complete Build' }).click();
  await page.getByRole('dialog').getByText('is saved').waitFor();

  await page.goto('/saved-builds');
  await page.getByRole('link', { name: /^Upgrade / }).click();
  await page.getByRole('heading', { level: 1, name: 'Upgrade Your PC' }).waitFor();
  await page.getByRole('textbox', { name: 'Budget ($)' }).fill('600');
  const steps = page.getByRole('region', { name: 'What to change first' });
  await steps.getByText(/^\d steps? for \$[\d.,]+, \$[\d.,]+ left of \$600: the estimate rises from /).waitFor();
  await eventually(async () => expect(new URL(page.url()).searchParams.get('budget')).toBe('600'));
  await steps
    .getByRole('button', { name: /^Take this step/ })
    .first()
    .click();
  await page.getByText('The step is in the picker', { exact: true }).waitFor();
  await rail.getByText(/ left of \$600$/).waitFor();
  await rail.getByRole('link', { name: 'Upgrade what you own' }).waitFor();
  expect(problems).toEqual([]);
  await context.close();
});
