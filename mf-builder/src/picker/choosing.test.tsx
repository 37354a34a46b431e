import { draftBuild, partTypes, requiredTypes, totalOf } from '@rig4u/shared/builds';
import { exactDollars } from '@rig4u/shared/format';
import { act, screen, waitFor, within } from '@testing-library/react';
import { chooseButtons, region, visit } from '../testing';

const order = partTypes.map((info) => info.title);
const core = order.slice(0, 7);
const title = (name: string) => screen.findByRole('heading', { level: 2, name });
const list = () => screen.getByRole('complementary', { name: 'Component Selection' });
const row = (name: RegExp) => within(list()).getByRole('button', { name });

beforeEach(() => localStorage.clear());

test('by mouse: one part per core category makes the build ready, and the total is the sum of its parts', async () => {
  const { user } = visit('/pc-part-picker');
  for (const name of core) {
    await title(name);
    const [first] = await chooseButtons();
    if (first) await user.click(first);
  }
  const summary = region('Your PC Build');
  expect(within(summary).getByText('Build Ready')).toBeVisible();
  const { components } = draftBuild.read().value;
  expect(Object.keys(components)).toEqual(expect.arrayContaining([...requiredTypes, 'gpu']));
  await waitFor(() => expect(summary).toHaveTextContent(exactDollars(totalOf(components) / 100)));
  expect(within(summary).getByRole('button', { name: 'Complete Build' })).toBeEnabled();
  await title('CPU Cooler');
}, 60_000);

test('the last category stays open, with the part chosen', async () => {
  const { user } = visit('/pc-part-picker?category=os');
  const [first] = await chooseButtons();
  if (first) await user.click(first);
  expect(await screen.findByRole('button', { name: /^Chosen: / })).toBeVisible();
  expect(screen.getByRole('heading', { level: 2, name: 'Operating System' })).toBeVisible();
}, 20_000);

test('by keyboard: after each choice the next category has the focus, and its cards are reached with Tab', async () => {
  const { user } = visit('/pc-part-picker');
  const heading = await title('CPU');
  act(() => heading.focus());
  for (const name of core) {
    await waitFor(async () => expect(await title(name)).toHaveFocus());
    const [first] = await chooseButtons();
    await user.tab();
    expect(screen.getByRole('searchbox', { name: 'Search' })).toHaveFocus();
    for (let steps = 0; steps < 30 && document.activeElement !== first; steps += 1) await user.tab();
    expect(first).toHaveFocus();
    await user.keyboard(name === 'Case' ? ' ' : '{Enter}');
  }
  expect(region('Your PC Build')).toHaveTextContent('Build Ready');
}, 60_000);

test('a choice is told: part, total and next category', async () => {
  const { user } = visit('/pc-part-picker?category=ram');
  const [first] = await chooseButtons();
  if (first) await user.click(first);
  const chosen = draftBuild.read().value.components.ram;
  if (!chosen || 'length' in chosen) throw new Error('no memory was stored');
  expect(await screen.findByText(`${chosen.name} chosen. Total ${exactDollars(chosen.price)}.`, { exact: false })).toBeInTheDocument();
  expect(row(/^Memory \(RAM\)/)).toHaveTextContent(chosen.name);
  expect(row(/^Storage/)).toHaveAttribute('aria-current', 'true');
  expect(row(/^Memory \(RAM\)/)).not.toHaveAttribute('aria-current');
}, 15_000);

test('a chosen part can be taken out again from its row, and focus stays there', async () => {
  const { user } = visit('/pc-part-picker?category=psu');
  const [first] = await chooseButtons();
  if (first) await user.click(first);
  await user.click(within(list()).getByRole('button', { name: /^Remove / }));
  expect(draftBuild.read().value.components).toEqual({});
  expect(row(/^Power Supply.*Not Selected.*Required/)).toHaveFocus();
  expect(screen.getByText(/ removed\. Total \$0\.00\.$/)).toBeInTheDocument();
}, 15_000);

test('a category opens from the list, and Back opens the one before', async () => {
  const { user, location } = visit('/pc-part-picker');
  await title('CPU');
  await user.click(row(/^Graphics Card/));
  expect(await title('Graphics Card')).toBeVisible();
  expect(location().search).toBe('?category=gpu');
  expect(row(/^Graphics Card/)).toHaveAttribute('aria-current', 'true');
  await user.click(screen.getByRole('button', { name: 'Browser back' }));
  expect(await title('CPU')).toBeVisible();
}, 15_000);

test('an unknown category is the first one', async () => {
  visit('/pc-builder?category=toaster');
  expect(await title('CPU')).toBeVisible();
});

test('on a phone the list is a drawer: a category opened there closes it', async () => {
  const { user } = visit('/pc-part-picker');
  await user.click(await screen.findByRole('button', { name: 'Parts' }));
  const drawer = await screen.findByRole('dialog', { name: 'Component Selection' });
  await user.click(within(drawer).getByRole('button', { name: /^Storage/ }));
  expect(await title('Storage')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await waitFor(async () => expect(await title('Storage')).toHaveFocus());
}, 15_000);
