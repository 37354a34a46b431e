import type { Locator, Page } from 'playwright-core';
import { linesOf, partsInWork, type KeptParts } from './one-total';
import { buildKey, readyBuild } from './working-build';

/** The price that the composed build has of an import, in US dollars. */
export const importedPrice = 123.45;

export const rail = (page: Page): Locator => page.getByRole('region', { name: 'Your PC Build' });

/** A build of the catalogue with two drives of a kind, a case that is owned, and a supply at an imported price, chosen in the picker. */
export async function composeBuild(page: Page): Promise<KeptParts> {
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
    .fill(`id,price,date\n${supply.part.id},${importedPrice},2026-11-02`);
  await dialog.getByRole('button', { name: 'Import' }).click();
  await dialog.getByRole('button', { name: 'Done' }).click();
  await page.goto('/pc-part-picker?category=psu');
  await page.getByRole('button', { name: new RegExp(`^Choose .*\\$${importedPrice}`) }).click();
  await rail(page).getByText('Build Ready').waitFor();
  return partsInWork(page);
}
