import { eventually } from '@rig4u/kernel/until';
import { openScene } from './support/scene';

const scene = openScene();

const garbage = '{"not": "a list"';

test('an unreadable list of builds: the toast of the spec, the value kept, and a build can still be made', async () => {
  const { page, context, problems } = await scene.visit();
  await page.goto('/');
  await page.evaluate((value) => localStorage.setItem('saved_pc_builds', value), garbage);
  await page.goto('/saved-builds');
  await page.getByText('Failed to load saved builds.').first().waitFor();
  await page.goto('/pc-part-picker');
  await page.getByText('Could not load your saved builds. Local storage may be unavailable.').first().waitFor();
  for (let i = 0; i < 7; i += 1) {
    const choose = page.getByRole('button', { name: /^Choose / });
    await choose.first().waitFor();
    const title = await page.getByRole('heading', { level: 2 }).allTextContents();
    await choose.first().click();
    if (i < 6)
      await page.waitForFunction(
        (before) => JSON.stringify([...document.querySelectorAll('h2')].map((h) => h.textContent)) !== before,
        JSON.stringify(title),
      );
  }
  await page.getByRole('button', { name: 'Complete Build' }).first().click();
  await page.getByText('Failed to save your PC build. Local storage may be unavailable.').first().waitFor();
  const kept = await page.evaluate(() =>
    Object.entries(localStorage).filter(([key]) => key.startsWith('saved_pc_builds')),
  );
  expect(kept.some(([, value]) => value === garbage)).toBe(true);
  expect(problems).toEqual([]);
  await context.close();
});

test('forbidden storage: nothing is thrown, the screens work, saving says that it cannot', async () => {
  const { page, context, problems } = await scene.visit();
  await page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    };
    Object.defineProperty(window, 'localStorage', { get: refuse });
  });
  for (const address of ['/', '/guides', '/account', '/saved-builds', '/pc-part-picker']) {
    await page.goto(address);
    await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor();
  }
  await page.getByRole('button', { name: 'Toggle theme' }).click();
  await page
    .getByRole('button', { name: /^Choose / })
    .first()
    .click();
  await page.getByRole('heading', { level: 2, name: 'Motherboard', exact: true }).waitFor();
  await eventually(async () =>
    expect(await page.getByRole('region', { name: 'Your PC Build' }).textContent()).not.toContain('$0.00'),
  );
  expect(problems).toEqual([]);
  await context.close();
});

test('a broken draft is kept aside and the picker begins anew', async () => {
  const { page, context, problems } = await scene.visit();
  await page.goto('/');
  await page.evaluate((value) => localStorage.setItem('rig4u-draft-build', value), garbage);
  await page.goto('/pc-part-picker');
  await page
    .getByRole('button', { name: /^Choose / })
    .first()
    .click();
  await page.getByRole('heading', { level: 2, name: 'Motherboard', exact: true }).waitFor();
  const values = await page.evaluate(() =>
    Object.entries(localStorage)
      .filter(([key]) => key.startsWith('rig4u-draft-build'))
      .map(([, value]) => value),
  );
  expect(values).toContain(garbage);
  expect(problems).toEqual([]);
  await context.close();
});
