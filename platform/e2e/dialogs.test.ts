import { eventually } from '@rig4u/kernel/until';
import { openScene } from './support/scene';

const scene = openScene();

const list = 'CPU: AMD Ryzen 7 7800X3D';

test('Back, Escape and a press beside close a dialog and keep the page; what was pasted is there again, also after a reload', async () => {
  const { page, context, problems } = await scene.visit({ viewport: { width: 390, height: 844 } });
  await page.goto('/');
  await page.goto('/saved-builds');
  const dialog = page.getByRole('dialog', { name: 'Import a build' });
  const field = dialog.getByRole('textbox', { name: 'List, JSON or link' });
  const open = async () => {
    await page.getByRole('button', { name: 'Import build' }).click();
    await field.waitFor();
  };
  const gone = async () => {
    await dialog.waitFor({ state: 'hidden' });
    await page.waitForURL((url) => url.pathname === '/saved-builds');
  };

  await open();
  await field.fill(list);
  await page.waitForFunction(() => sessionStorage.getItem('rig4u-drafts-builder')?.includes('7800X3D'));
  const ways = [
    () => page.goBack(),
    () => page.keyboard.press('Escape'),
    () => page.mouse.click(4, 4),
    () => page.reload(),
  ];
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    for (const leave of ways) {
      await leave();
      await gone();
      await open();
      await eventually(async () => expect(await field.inputValue()).toBe(list));
    }
  }
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await gone();
  await page.waitForFunction(() => sessionStorage.getItem('rig4u-drafts-builder') === null);
  // No entry is left behind: one step back is the page before.
  await page.waitForFunction(() => !JSON.stringify(history.state).includes('rig4u-drawer'));
  await page.goBack();
  await page.waitForURL((url) => url.pathname === '/');
  expect(problems).toEqual([]);
  await context.close();
});
