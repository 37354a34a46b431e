import type { Page } from 'playwright-core';
import type { ServicesOfTest } from './services';

type Account = ServicesOfTest['owner'];

/** Signs somebody in with a password, by the form of the account page. */
export const signIn = (page: Page, account: Account): Promise<void> => enter(page, account, 'Sign In', 'Sign In');

/** Makes an account, by the form beside it. */
export const signUp = (page: Page, account: Account): Promise<void> =>
  enter(page, account, 'Sign Up', 'Create Account');

async function enter(page: Page, { email, password }: Account, tab: string, press: string): Promise<void> {
  await page.goto('/account');
  await page.getByRole('tab', { name: tab }).click();
  const panel = page.getByRole('tabpanel', { name: tab });
  await panel.getByLabel('Email').fill(email);
  await panel.getByLabel('Password').fill(password);
  await panel.getByRole('button', { name: press, exact: true }).click();
  await page.getByRole('heading', { level: 2, name: 'My Account' }).waitFor();
}
