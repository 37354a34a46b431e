import { openScene } from './support/scene';

const scene = openScene();

const list = `[PCPartPicker Part List](https://pcpartpicker.com/list/9fKk2V)

Type|Item|Price
:----|:----|:----
**CPU** | [AMD Ryzen 7 7800X3D 4.2 GHz 8-Core Processor](https://pcpartpicker.com/product/1) | $339.00 @ Amazon
**Memory** | [Corsair Vengeance 32 GB (2 x 16 GB) DDR5-6000 CL30 Memory](https://pcpartpicker.com/product/2) | $104.99 @ Amazon
**Case** | [HYTE Y70 ATX Mid Tower Case](https://pcpartpicker.com/product/3) | $219.99 @ HYTE
 | **Total** | **$663.98**`;

test('a pasted list is looked through on a small phone by keyboard, imported, and nothing of it leaves the browser', async () => {
  const { page, context, problems } = await scene.visit({ viewport: { width: 320, height: 640 } });
  await page.goto('/saved-builds');
  await page.getByRole('button', { name: 'Import build' }).click();
  const dialog = page.getByRole('dialog', { name: 'Import a build' });
  await dialog.getByRole('textbox', { name: 'List, JSON or link' }).fill(list);
  const asked: string[] = [];
  context.on('request', (request) =>
    asked.push(`${request.method()} ${request.url().replace(scene.product().url, '')}`),
  );
  await dialog.getByRole('button', { name: 'Import' }).press('Enter');
  await dialog.getByText('3 parts in your list: 2 found, 1 not in the catalogue.').waitFor();
  const wide = await dialog.evaluate((element) => element.scrollWidth - element.clientWidth);
  expect(wide).toBeLessThanOrEqual(0);
  await dialog.getByRole('button', { name: 'Import 3 parts' }).press('Enter');
  await page.getByRole('heading', { level: 2, name: 'Build #1' }).waitFor();
  for (const part of ['AMD Ryzen 7 7800X3D', 'HYTE Y70 ATX Mid Tower Case'])
    await page.getByText(part).first().waitFor();
  // Beside the files of the page it asks each half minute for the registry.
  expect(asked.filter((one) => !/^GET \/((remotes|host)\/[^?]+|registry\/index\.json)$/.test(one))).toEqual([]);
  expect(problems).toEqual([]);
  await context.close();
});
