import { screen, waitFor, within } from '@testing-library/react';
import { builtIn } from '../../catalogue/source';
import { options, visit } from '../../../checks/visit';
import { rows } from '../../../checks/in-the-picker';

const near = 'No exact match; these are near.';
const nothing = 'No components found matching your search';

/** The names of the parts in the table, in its order. */
const listed = async () => (await rows()).map((row) => within(row).getAllByRole('rowheader')[0]?.textContent ?? '');

test(spec('5.2', 'the words on a row find it, without a word about how'), async () => {
  const { user, location } = visit('/pc-part-picker?category=cpu');
  await options();
  await user.type(screen.getByRole('searchbox', { name: 'Search' }), 'AMD Ryzen 7 9800X3D');
  expect(await screen.findByText('1 of 20')).toBeVisible();
  expect(await listed()).toEqual([expect.stringContaining('Ryzen 7 9800X3D')]);
  expect(screen.queryByText(near)).not.toBeInTheDocument();
  expect(new URLSearchParams(location().search).get('q')).toBe('AMD Ryzen 7 9800X3D');
});

test('all words keep the order that was chosen, and the filters narrow what they find', async () => {
  visit('/pc-part-picker?category=gpu&q=nvidia+16+gb&sort=-price&price=-1000');
  const prices = new Map((await builtIn.load('gpu')).map(({ name, price }) => [name, price]));
  const found = await listed();
  expect(found).toHaveLength(2);
  const inOrder = found.map((text) => [...prices].find(([name]) => text.includes(name))?.[1] ?? 0);
  expect(inOrder).toEqual(inOrder.toSorted((a, b) => b - a));
});

test(spec('5.2', 'from the address near misses come the nearest first, and it is said'), async () => {
  visit('/pc-part-picker?category=gpu&q=geforse+rtx+5090');
  const [first] = await listed();
  expect(first).toContain('GeForce RTX 5090');
  expect(await screen.findByText(near)).toBeVisible();
  expect(screen.getAllByRole('status').map((one) => one.textContent)).toEqual(
    expect.arrayContaining([near, 'Sorted by: Nearest to your search']),
  );
  expect(screen.queryByText(nothing)).not.toBeInTheDocument();
});

test('another order of near misses is the visitor’s', async () => {
  visit('/pc-part-picker?category=gpu&q=geforse+rtx+5090&sort=price');
  const [first] = await listed();
  expect(first).not.toContain('5090');
  expect(await screen.findByText(near)).toBeVisible();
});

test('where filters leave none of what is near, nothing is said to be near', async () => {
  visit('/pc-part-picker?category=gpu&q=geforse+rtx+5090&price=-50');
  expect(await screen.findByText(nothing)).toBeVisible();
  expect(screen.queryByText(near)).not.toBeInTheDocument();
});

test('where the filters are why the list is empty, nothing near is looked for', async () => {
  visit('/pc-part-picker?category=gpu&q=5090&price=-50');
  expect(await screen.findByText(nothing)).toBeVisible();
  expect(screen.queryByText(near)).not.toBeInTheDocument();
});

test(spec('4.14', 'where nothing is near, the sentence of an empty list stands'), async () => {
  const { user } = visit('/pc-part-picker?category=gpu');
  await options();
  const field = screen.getByRole('searchbox', { name: 'Search' });
  await user.type(field, 'blorptix');
  expect(await screen.findByText(nothing)).toBeVisible();
  await user.clear(field);
  await user.type(field, 'raedon');
  expect(await screen.findByText(near)).toBeVisible();
  await user.clear(field);
  await waitFor(() => expect(screen.queryByText(near)).not.toBeInTheDocument());
});
