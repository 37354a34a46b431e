import { screen, within } from '@testing-library/react';
import { builtIn } from '../../catalogue/source';
import { chooseButtons, options, region, visit } from '../../../checks/visit';
import { rows } from '../../../checks/in-the-picker';

afterEach(() => jest.restoreAllMocks());

test(spec('2.46 4.12', 'loading, then the twenty parts with the facts of each'), async () => {
  visit('/pc-part-picker');
  expect(await screen.findByText('Loading components...')).toBeVisible();
  expect(within(region('CPU')).queryByRole('button', { name: /^(Choose|Chosen:) / })).not.toBeInTheDocument();
  const listed = await options();
  expect(screen.queryByText('Loading components...')).not.toBeInTheDocument();
  expect(await chooseButtons()).toHaveLength(20);
  expect(within(listed).getByText('20 parts')).toBeVisible();
  expect(within(listed).getByRole('columnheader', { name: /^Boost/ })).toBeVisible();
});

test(spec('4.13 8.32', 'a failed load is said, and another try works without a reload'), async () => {
  const loading = jest.spyOn(builtIn, 'load').mockRejectedValue(new Error('offline'));
  const { user } = visit('/pc-part-picker?category=gpu');
  expect(await screen.findByText('Failed to load components')).toBeVisible();
  loading.mockRestore();
  await user.click(within(region('Graphics Card')).getByRole('button', { name: 'Try Again' }));
  expect(await chooseButtons()).toHaveLength(20);
  expect(screen.getByRole('heading', { level: 2, name: 'Graphics Card' })).toHaveFocus();
});

test(
  spec('2.45 4.14 8.32', 'the search filters by name or brand, stands in the address, and can be cleared'),
  async () => {
    const { user, location } = visit('/pc-part-picker');
    const listed = await options();
    const field = screen.getByPlaceholderText('Search...');
    await user.type(field, 'iNTeL');
    await within(listed).findByText(/^\d+ of 20$/);
    const intel = await chooseButtons();
    expect(intel.length).toBeGreaterThan(0);
    expect(intel.length).toBeLessThan(20);
    for (const card of intel) expect(card).toHaveAccessibleName(/Intel/);
    expect(within(listed).getByText(`${intel.length} of 20`)).toBeVisible();
    expect(location().search).toBe('?category=cpu&q=iNTeL');

    await user.paste(' toaster');
    expect(await screen.findByText('No components found matching your search')).toBeVisible();
    await user.click(within(listed).getAllByRole('button', { name: 'Clear filters' })[0] ?? field);
    expect(await rows()).toHaveLength(20);
    expect(field).toHaveValue('');
    expect(location().search).toBe('?category=cpu');
  },
);

test('whoever clears the filters right after a key has a cleared list', async () => {
  const { user, location } = visit('/pc-part-picker?category=cpu&q=amd');
  const listed = await options();
  const field = screen.getByPlaceholderText('Search...');
  expect(field).toHaveValue('amd');
  await user.type(field, 'x');
  await user.click(within(listed).getAllByRole('button', { name: 'Clear filters' })[0] ?? field);
  expect(await rows()).toHaveLength(20);
  await new Promise((resolve) => setTimeout(resolve, 200));
  expect(field).toHaveValue('');
  expect(location().search).toBe('?category=cpu');
});
