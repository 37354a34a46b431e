import type { Page } from 'playwright-core';
import type { ServicesOfTest } from './services';

/** Signs somebody in with a password, by the form of the account page. */
export async function signIn(page: Page, { email, password }: ServicesOfTest['owner']): Promise<void> {
  await page.goto('/account');
  const panel = page.getByRole('tabpanel', { name: 'Sign In' });
  await panel.getByLabel('Email').fill(email);
  await panel.getByLabel('Password').fill(password);
  await panel.getByRole('button', { name: 'Sign In', exact: true }).click();
  await page.getByRole('heading', { level: 2, name: 'My Account' }).waitFor();
}
