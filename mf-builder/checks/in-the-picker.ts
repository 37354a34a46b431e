import { screen, within, type ByRoleMatcher, type ByRoleOptions } from '@testing-library/react';
import { options, region } from './visit';

/*
 * A name asked for by role is worked out for every candidate on the page, and the picker has more than a hundred buttons: each such
 * question takes a second or more. So a place is found by its text first, and the role and name are asked for in that place alone.
 */

const listItem = (element: HTMLElement): HTMLElement => {
  const item = element.closest('li');
  if (!item) throw new Error(`"${element.textContent}" is in no list`);
  return item;
};

/** The row of the table that an element is in. */
const rowOf = (element: HTMLElement): HTMLElement => {
  const found = element.closest('tr');
  if (!found) throw new Error(`"${element.textContent}" is in no row`);
  return found;
};

/** The rows of the active category, in their order, once its parts are there. */
export async function rows(): Promise<HTMLElement[]> {
  const buttons = await within(await options()).findAllByText(/^(Choose|Swap|Remove)$/, { selector: 'tr button' });
  return buttons.map(rowOf);
}

/** The first row of the active category whose part is not chosen, once its parts are there. */
export async function firstRow(): Promise<HTMLElement> {
  const first = (await rows()).find((one) => within(one).queryByText(/^(Choose|Swap)$/));
  if (!first) throw new Error('the category has no rows');
  return first;
}

/** The first row whose part is chosen, once the category's parts are there. */
export async function chosenRow(): Promise<HTMLElement> {
  const chosen = (await rows()).find((one) => within(one).queryByText('Remove'));
  if (!chosen) throw new Error('nothing is chosen');
  return chosen;
}

/** The button that chooses the first part of the active category, once its parts are there. */
export const firstChoice = async () =>
  within(await firstRow()).getByRole('button', { name: /^(Choose|Swap in) .+, \$/ });

/** The element that has this text, with what is beside it. */
function beside(area: HTMLElement, text: string | RegExp, selector = '*'): HTMLElement {
  const around = within(area).getByText(text, { selector }).parentElement;
  if (!around) throw new Error(`"${text}" has no parent`);
  return around;
}

/** The element of this role and name, of which `text` is the visible text. */
export const named = (
  area: HTMLElement,
  role: ByRoleMatcher,
  text: string | RegExp,
  name: ByRoleOptions['name'] = text,
) => within(beside(area, text)).getByRole(role, { name });

/** The first row of the screen: title and the way to the saved builds. */
export const head = () => beside(document.body, 'PC Builder', 'h1');

/** The list of the categories. */
export const list = () => screen.getByRole('complementary', { name: 'Component Selection' });

/** The entry of the category of this label in the list. */
export const entry = (label: string) => listItem(within(list()).getByText(label));

/** The button that opens the category of this label from the list. */
export const row = (label: string, name: ByRoleOptions['name'] = (all) => all.startsWith(label)) =>
  within(entry(label)).getByRole('button', { name });

/** The full report of the build. */
export const report = () => region('Full report');

/** The summary of the build, once the screen is there. */
export async function summary(): Promise<HTMLElement> {
  await screen.findByText('Your PC Build', { selector: 'h2' });
  return region('Your PC Build');
}
