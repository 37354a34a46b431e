import { draftBuild } from '@rig4u/shared/builds';
import { openedDialog } from '@rig4u/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { builtIn } from '../../catalogue/source';
import { options, region, visit } from '../../../checks/visit';
import { rows, firstRow } from '../../../checks/in-the-picker';

const names = async () =>
  within(await options())
    .getAllByRole('button', { name: /^(Choose|Chosen:) .+, \$/ })
    .map((button) => button.getAttribute('aria-label') ?? '');

/** A filter in the row above the options. */
const chip = (listed: HTMLElement, name: string | RegExp) =>
  within(within(listed).getByRole('toolbar', { name: 'Filters' })).getByRole('button', { name });

test('brand, price and facts narrow the list, stand in the address, and come back from it', async () => {
  const { user, location, unmount } = visit('/pc-part-picker?category=gpu');
  const listed = await options();
  await user.click(chip(listed, 'Chip maker'));
  const panel = screen.getByRole('region', { name: 'Chip maker' });
  await user.click(within(panel).getByRole('checkbox', { name: /^AMD/ }));
  await user.click(chip(listed, 'Price'));
  await user.type(within(region('Price')).getByRole('textbox', { name: 'To ($)' }), '400');
  const left = await names();
  expect(left.length).toBeGreaterThan(0);
  expect(left.length).toBeLessThan(20);
  expect(location().search).toBe('?category=gpu&price=-400&f.chipMaker=AMD');
  unmount();

  visit('/pc-part-picker?category=gpu&price=-400&f.chipMaker=AMD');
  expect(await names()).toEqual(left);
  expect(chip(await options(), 'Price ≤ $400')).toBeVisible();
});

test('a limit that is no number says so and limits nothing', async () => {
  const { user } = visit('/pc-part-picker?category=gpu');
  await user.click(chip(await options(), 'Price'));
  const from = within(region('Price')).getByRole('textbox', { name: 'From ($)' });
  await user.type(from, 'cheap');
  expect(from).toHaveAccessibleDescription('Write a number, such as 250.');
  expect(await rows()).toHaveLength(20);
});

test('the order is chosen and stands in the address', async () => {
  const { user, location } = visit('/pc-part-picker?category=psu');
  const listed = await options();
  const head = () => within(listed).getByRole('columnheader', { name: /^Power/ });
  await user.click(within(head()).getByRole('button'));
  const watts = (await builtIn.load('psu')).map((part) => part.specs.power);
  expect(location().search).toBe('?category=psu&sort=-power');
  expect(head()).toHaveAttribute('aria-sort', 'descending');
  const [first] = within(listed)
    .getAllByRole('row')
    .filter((row) => row.dataset.id);
  expect(first).toHaveTextContent(`${Math.max(...watts)}`);
  await user.click(within(head()).getByRole('button'));
  expect(location().search).toBe('?category=psu&sort=power');
  await user.click(chip(listed, /^More filters/));
  const drawer = await openedDialog('Filter and sort');
  await user.selectOptions(within(drawer).getByRole('combobox', { name: 'Sort' }), 'Price, lowest first');
  expect(location().search).toBe('?category=psu&sort=price');
});

test('by value the first costs least for what it brings, each row says how much, and the address keeps it', async () => {
  const { user, location, unmount } = visit('/pc-part-picker?category=psu');
  await user.click(chip(await options(), /^More filters/));
  const drawer = await openedDialog('Filter and sort');
  await user.selectOptions(within(drawer).getByRole('combobox', { name: 'Sort' }), 'Best value: price per watt');
  expect(location().search).toBe('?category=psu&sort=value');
  unmount();

  visit('/pc-part-picker?category=psu&sort=value');
  const supplies = (await builtIn.load('psu')).toSorted((a, b) => a.price / a.specs.power - b.price / b.specs.power);
  await waitFor(async () => expect((await firstRow()).dataset.id).toBe(supplies[0]?.id));
  for (const row of await rows()) expect(row).toHaveTextContent(/\$0\.\d{3} per watt/);
  expect(await options()).toHaveTextContent('Sorted by: Best value: price per watt');
  const price = within(await options()).getByRole('columnheader', { name: /^Price/ });
  expect(price).toHaveAttribute('aria-sort', 'other');
  expect(price).toHaveTextContent('by value');
});

test('where nothing stands for value the order says that it goes by price alone', async () => {
  visit('/pc-part-picker?category=case&sort=value');
  const listed = await options();
  await waitFor(() => expect(listed).toHaveTextContent('Sorted by: Best value: by price alone'));
  expect(within(listed).getByRole('columnheader', { name: /^Price/ })).toHaveAttribute('aria-sort', 'ascending');
});

test('"fits my build" says beforehand what it would hide and why, and hides it', async () => {
  const [am5] = (await builtIn.load('motherboard')).filter((part) => part.specs.socket === 'AM5');
  if (!am5) throw new Error('no AM5 board');
  draftBuild.update(() => ({ components: { motherboard: am5 } }));
  const { user, location } = visit('/pc-part-picker?category=cpu');
  const listed = await options();
  const failing = (await names()).filter((name) => name.includes('does not fit: '));
  expect(failing.length).toBeGreaterThan(0);
  const fits = () => chip(listed, `Fits my build ${20 - failing.length}`);
  expect(fits()).toHaveAccessibleDescription(new RegExp(`^${failing.length} parts do not fit this build: CPU socket`));
  await user.click(fits());
  const fitting = await names();
  expect(fitting).toHaveLength(20 - failing.length);
  expect(fitting.join()).not.toContain('does not fit');
  expect(location().search).toBe('?category=cpu&fits=1');
  expect(fits()).toHaveAttribute('aria-pressed', 'true');
  expect(listed).toHaveTextContent(`${failing.length} parts do not fit this build: CPU socket`);
});

test('details open in place with every fact and the findings, and stand in the address', async () => {
  const { user, location } = visit('/pc-part-picker?category=cpu');
  const open = within(await firstRow()).getByRole('button', { expanded: false });
  await user.click(open);
  const details = await screen.findByRole('region', { name: /^Details of / });
  expect(within(details).getByText('Socket')).toBeVisible();
  expect(within(details).getByText(/^Of \d+ facts, /)).toBeVisible();
  expect(open).toHaveAttribute('aria-expanded', 'true');
  expect(location().search).toMatch(/details=cpu\d+/);
  await user.click(open);
  expect(screen.queryByRole('region', { name: /^Details of / })).not.toBeInTheDocument();
});

test('up to four parts stand side by side', async () => {
  const { user, location } = visit('/pc-part-picker?category=ram');
  const boxes = (await rows()).slice(0, 5).map((card) => within(card).getByRole('checkbox', { name: /^Compare / }));
  for (const box of boxes) await user.click(box);
  const table = within(region('Compare')).getByRole('table');
  expect(within(table).getAllByRole('columnheader')).toHaveLength(4);
  expect(boxes[4]).not.toBeChecked();
  expect(location().search.match(/compare=/g)).toHaveLength(4);
  const [out] = within(table).getAllByRole('button', { name: /out of the comparison$/ });
  if (out) await user.click(out);
  expect(within(region('Compare')).getAllByRole('columnheader')).toHaveLength(3);
  await user.click(within(region('Compare')).getByRole('button', { name: 'Clear comparison' }));
  expect(location().search).toBe('?category=ram');
});

test('side by side, the best value is named and the others say how far they are from it', async () => {
  visit('/pc-part-picker?category=gpu&compare=gpu1&compare=gpu3');
  await options();
  const table = await screen.findByRole('table', { name: '' });
  const row = (name: string | RegExp) =>
    within(within(table).getByRole('rowheader', { name }).closest('tr') ?? table)
      .getAllByRole('cell')
      .map((cell) => cell.textContent);
  expect(row('Price').toSorted()).toEqual([
    expect.stringMatching(/^\$[\d,.]+lowest$/),
    expect.stringMatching(/^\$[\d,.]+ higher$|^\$[\d,.]+\$[\d,.]+ higher$/),
  ]);
  const points = row('Gaming, points per $100');
  expect(points).toHaveLength(2);
  for (const cell of points) expect(cell).toMatch(/^[\d.]+–[\d.]+(about equal|highest|[\d.]+ to [\d.]+ lower)$/);
});

test('markup in the search is text', async () => {
  const { user, location } = visit('/pc-part-picker?category=cpu');
  await options();
  await user.click(screen.getByPlaceholderText('Search...'));
  await user.paste('<img src=x onerror=alert(1)>');
  await waitFor(() => expect(screen.getByText('No components found matching your search')).toBeVisible());
  expect(document.querySelector('img[src="x"]')).toBeNull();
  expect(new URLSearchParams(location().search).get('q')).toBe('<img src=x onerror=alert(1)>');
});
