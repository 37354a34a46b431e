import { expectAccessible } from './support/accessible';
import { misfitBuild } from './support/part-that-does-not-fit';
import { openScene } from './support/scene';
import { bringBuild } from './support/working-build';

const scene = openScene();

test('estimates open to what they rest on, by keyboard, at every width', async () => {
  const build = await misfitBuild(scene);
  const { page, context, problems } = await scene.visit({ hasTouch: true });
  await bringBuild(context, build);
  await page.goto('/pc-part-picker?category=gpu');
  const rail = page.getByRole('region', { name: 'Your PC Build' });
  await rail.getByRole('button', { name: 'How this is estimated' }).focus();
  await page.keyboard.press('Enter');
  await rail.getByRole('link', { name: /^Blender Open Data, snapshot of / }).waitFor();
  await rail
    .getByText(/^\d+ to \d+: .+\. The (?:graphics card|processor) limits\.$/)
    .first()
    .waitFor();
  await rail.getByText(/^Price-based estimate of the whole build: /).waitFor();
  // In the build it goes with the rail on a phone; in the report it stays.
  const report = page.getByRole('region', { name: 'Performance Estimation' });
  await report.scrollIntoViewIfNeeded();
  await report.getByRole('button', { name: 'How this is estimated' }).press('Enter');
  await report.getByRole('link', { name: /^Blender Open Data, snapshot of / }).waitFor();
  await expectAccessible(page);
  expect(problems).toEqual([]);
  await context.close();
});
