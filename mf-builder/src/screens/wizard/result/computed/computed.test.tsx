import { accessibilityFaults } from '@rig4u/config/accessibility';
import { draftBuild, partLines, totalOf } from '@rig4u/shared/builds';
import { wholeDollars } from '@rig4u/shared/format';
import { paths } from '@rig4u/shared/routing';
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { visit } from '../../../../../checks/visit';
import { card, matchFor } from '../../../../../checks/in-the-wizard';

afterEach(() => jest.restoreAllMocks());

/** Opens what is folded within a place. */
const unfold = async (user: UserEvent, place: ReturnType<typeof within>, title: string) =>
  user.click(place.getByText(title, { selector: 'summary *' }));

/** What is found takes a moment: the search runs for real. */
const region = async (name: string | RegExp) => within(await screen.findByRole('region', { name }));
test('beside the preset: the best build within the budget with its proof, its total and what is left', async () => {
  const { container, user } = visit('/optimal-build?step=3');
  const best = await region('Best for games at $1,500');
  expect((await card()).getByText('Recommended build')).toBeVisible();
  expect(best.getByText('Computed for you')).toBeVisible();
  expect(
    best.getByText(
      /^Gaming estimate \d+–\d+ of 100, the highest lower end for \$1,500 under the conditions below\. 1440p, .+ PC.*\.$/,
    ),
  ).toBeVisible();
  expect(best.getByText(/^No build in this catalogue/)).not.toBeVisible();
  await unfold(user, best, 'More about this build');
  expect(
    best.getByText(
      /^No build in this catalogue has a higher gaming estimate \(by the lower end of its range\) under these conditions: /,
    ),
  ).toBeVisible();
  expect(best.getByText(/^\$[\d.]+ left$/)).toBeVisible();
  expect(best.getAllByText(/^(CPU|GPU|RAM|Storage)$/, { selector: 'dt *' })).toHaveLength(4);
  expect(best.getByText(/^\d+ (of \d+ )?checks passed/)).toBeVisible();
  const [first, second] = container.querySelectorAll('article, section[aria-labelledby=computed-name]');
  expect([first?.tagName, second?.tagName]).toEqual(['ARTICLE', 'SECTION']);
  expect(await accessibilityFaults(container)).toEqual([]);
});

test('Take this one instead opens the picker with its parts, within the budget', async () => {
  const { user, location } = visit('/optimal-build?step=3&use=office-work&budget=800');
  const best = await region('Best for office work at $800');
  await user.click(best.getByRole('button', { name: 'Take this one instead' }));
  await waitFor(() => expect(location().pathname).toBe(paths.picker));
  const { components, budget } = draftBuild.read().value;
  expect(partLines(components).length).toBeGreaterThanOrEqual(6);
  expect(totalOf(components)).toBeLessThanOrEqual(80_000);
  expect(budget).toBe(800);
});

test('both builds side by side are a link away', async () => {
  const { user, location } = visit('/optimal-build?step=3');
  const best = await region('Best for games at $1,500');
  await user.click(best.getByRole('link', { name: 'Compare the two' }));
  await waitFor(() => expect(location().pathname).toBe(`${paths.savedBuilds}/compare`));
  expect(await screen.findByRole('columnheader', { name: 'Computed build' })).toBeVisible();
});

test('other builds for the budget, each with its reason', async () => {
  const { user } = visit('/optimal-build?step=3');
  const others = await region('Or one of these');
  await unfold(user, others, 'Or one of these');
  const items = others.getAllByRole('listitem');
  expect(items.length).toBeGreaterThanOrEqual(2);
  for (const item of items)
    expect(item).toHaveTextContent(
      /\$[\d,.]+ (less|more), (gaming estimate \d+–\d+ instead of \d+–\d+|the same gaming estimate)\./,
    );
  expect(others.getByRole('button', { name: /^Take this one\s*: Quieter$/ })).toBeVisible();
});

test('the curve says in words and as a table what it shows', async () => {
  const { user } = visit('/optimal-build?step=3');
  const curve = await region('What your money buys');
  expect(curve.getByText(/^\+\$[\d.,]+ is the best next step · /)).toBeVisible();
  await unfold(user, curve, 'What your money buys');
  expect(curve.getByRole('img', { name: /^Curve: from \$[\d.]+ on, \d+–\d+, to \$[\d,.]+, \d+–\d+\./ })).toBeVisible();
  expect(curve.getByText(/^You are here: \$1,[\d.]+, \d+–\d+$/)).toBeVisible();
  const { name, price } = await matchFor('gaming', 1500);
  expect(curve.getByText((said) => said.startsWith(`${name}: ${wholeDollars(price)}, `))).toBeVisible();
  expect(within(curve.getByRole('list', { name: 'What the curve says' })).getAllByRole('listitem')).toHaveLength(3);
  await user.click(curve.getByRole('button', { name: 'The curve as a table' }));
  const table = within(
    curve.getByRole('table', { name: 'The best build from each budget on, by the gaming estimate' }),
  );
  const prices = table.getAllByRole('rowheader').map(({ textContent }) => Number(textContent?.replace(/[$,]/g, '')));
  expect(prices.length).toBeGreaterThan(10);
  expect(prices).toEqual(prices.toSorted((a, b) => a - b));
  const here = table.getByText('You are here').closest('tr');
  const total = (await region('Best for games at $1,500')).getByText(/^\$[\d.]+ left$/).textContent ?? '';
  const left = Number(/\$([\d.]+)/.exec(total)?.[1]);
  // The curve has the cheapest build of each estimate; what was bought with the rest comes on top.
  const from = Number(here?.querySelector('th')?.textContent?.replace(/[$,]/g, ''));
  expect(from).toBeGreaterThan(500);
  expect(from).toBeLessThanOrEqual(1500 - left + 0.005);
});

test('line by line: each difference in price adds up to the one in all, and each part says why', async () => {
  visit('/optimal-build?step=3');
  const lines = await region('Line by line');
  const rows = lines.getAllByRole('row').slice(1);
  const cents = (text: string | null | undefined): number => {
    const [, sign, dollars = '0'] = /([−+])\$([\d,.]+)/.exec(text ?? '') ?? [];
    return Math.round(Number(dollars.replace(',', '')) * 100) * (sign === '−' ? -1 : 1);
  };
  const sum = rows.reduce((total, row) => total + cents(within(row).getAllByRole('cell')[2]?.textContent), 0);
  expect(sum).toBe(cents(lines.getByText(/^In all /).textContent));
  for (const row of rows) expect(within(row).getAllByRole('cell').at(-1)?.textContent).toMatch(/^[A-Z].+\.$/);
});

test('Refine changes the conditions, the address and the build; what was typed stays open', async () => {
  const { user, location } = visit('/optimal-build?step=3');
  const conditions = await region('Refine the computed build');
  await unfold(user, conditions, 'Refine the computed build');
  await user.selectOptions(conditions.getByRole('combobox', { name: 'Largest case' }), 'mini-ITX');
  await user.selectOptions(conditions.getByRole('combobox', { name: 'Minimum memory' }), '64 GB');
  await user.click(conditions.getByRole('checkbox', { name: 'Quiet parts' }));
  await waitFor(() => expect(location().search).toBe('?step=3&size=mini-ITX&quiet=1&memory=64'));
  const best = await region('Best for games at $1,500');
  await unfold(user, best, 'More about this build');
  await waitFor(() => expect(best.getByText(/64 GB of memory or more/)).toBeVisible());
  expect(best.getByText(/a mini-ITX case, quiet parts, and what a PC at this price usually has/)).toBeVisible();
  expect(conditions.getByRole('checkbox', { name: 'Quiet parts' })).toBeChecked();
});

test('where nothing works, it says what the least is, and goes there', async () => {
  const { user, location } = visit('/optimal-build?step=3&budget=500&memory=96');
  const none = await region('Nothing works for $500');
  expect(none.getByText(/^The cheapest build that works under these conditions costs \$[\d,.]+\.$/)).toBeVisible();
  expect(await screen.findByText(/^No build in this catalogue works under these conditions\.$/)).toBeInTheDocument();
  const go = none.getByRole('button', { name: /^Show the best for \$[\d,]+$/ });
  const budget = go.textContent?.replace(/\D/g, '') ?? '';
  await user.click(go);
  await waitFor(() => expect(location().search).toContain(`budget=${budget}`));
  await region(`Best for games at ${go.textContent?.replace(/^.+for /, '')}`);
});

test('where nobody refined anything there is nothing to clear', async () => {
  visit('/optimal-build?step=3&budget=500');
  const none = await region('Nothing works for $500');
  expect(none.getByRole('button', { name: /^Show the best for / })).toBeVisible();
  expect(none.queryByRole('button', { name: 'Clear the conditions' })).not.toBeInTheDocument();
});

test('conditions that no part meets can be cleared', async () => {
  const { user, location } = visit('/optimal-build?step=3&size=mini-ITX&colour=white&light=none&quiet=1');
  const none = await region('Nothing works for $1,500');
  await user.click(none.getByRole('button', { name: 'Clear the conditions' }));
  await region('Best for games at $1,500');
  expect(location().search).toBe('?step=3');
});
