import { draftBuild, partLines, partTypes, requiredTypes, totalOf } from '@rig4u/shared/builds';
import { exactDollars } from '@rig4u/shared/format';
import { openedDialog } from '@rig4u/shared/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { builtIn } from '../../catalogue/source';
import { offered } from './route-state';
import { region, visit } from '../../../checks/visit';
import { chosenRow, entry, firstChoice, row } from '../../../checks/in-the-picker';

const core = partTypes.slice(0, 7);
const title = (name: string) => screen.findByRole('heading', { level: 2, name });

/** A draft that lacks the last core categories only: the walk through all categories is proved in a browser, by the journeys. */
async function allButTheLast(missing: number) {
  const types = offered.slice(0, core.length - missing);
  const parts = await Promise.all(types.map(async (type) => [type, (await builtIn.load(type))[0]] as const));
  draftBuild.update(() => ({ components: Object.fromEntries(parts) }));
  return core.slice(-missing);
}

test(
  spec(
    '1.2 2.49 2.53 4.10 5.9',
    'by mouse: one part per core category makes the build ready, and the total is the sum of its parts',
  ),
  async () => {
    const left = await allButTheLast(2);
    const { user } = visit(`/pc-part-picker?category=${left[0]?.type}`);
    for (const { title: name } of left) {
      await title(name);
      expect(region('Your PC Build')).not.toHaveTextContent('Build Ready');
      await user.click(await firstChoice());
    }
    await title('CPU Cooler');
    const summary = region('Your PC Build');
    expect(within(summary).getByText('Build Ready')).toBeVisible();
    const { components } = draftBuild.read().value;
    expect(Object.keys(components)).toEqual(expect.arrayContaining([...requiredTypes, 'gpu']));
    await waitFor(() => expect(summary).toHaveTextContent(exactDollars(totalOf(components) / 100)));
    expect(within(summary).getByRole('button', { name: 'Complete Build' })).toBeEnabled();
  },
);

test(spec('4.10', 'the last category stays open, with the part chosen'), async () => {
  const { user } = visit('/pc-part-picker?category=os');
  await user.click(await firstChoice());
  expect(within(await chosenRow()).getByRole('button', { name: /^Remove / })).toBeVisible();
  expect(screen.getByRole('heading', { level: 2, name: 'Operating System' })).toBeVisible();
});

test('by keyboard: after each choice the next category has the focus, and its cards are reached with Tab', async () => {
  const left = await allButTheLast(2);
  const { user } = visit(`/pc-part-picker?category=${left[0]?.type}`);
  const heading = await title(left[0]?.title ?? '');
  act(() => heading.focus());
  for (const { title: name } of left) {
    const next = await title(name);
    await waitFor(() => expect(next).toHaveFocus());
    const first = await firstChoice();
    await user.tab();
    expect(screen.getByText('Skip to the options')).toHaveFocus();
    for (let steps = 0; steps < 12 && document.activeElement !== first; steps += 1) await user.tab();
    expect(first).toHaveFocus();
    await user.keyboard(name === 'Case' ? ' ' : '{Enter}');
  }
  expect(region('Your PC Build')).toHaveTextContent('Build Ready');
});

test(spec('2.39', 'a choice is told: part, total and next category'), async () => {
  const { user } = visit('/pc-part-picker?category=ram');
  await user.click(await firstChoice());
  const chosen = draftBuild.read().value.components.ram;
  if (!chosen || 'length' in chosen) throw new Error('no memory was stored');
  expect(
    await screen.findByText(`${chosen.name} chosen. Total ${exactDollars(chosen.price)}.`, { exact: false }),
  ).toBeInTheDocument();
  const memory = row('Memory (RAM)');
  expect(memory).toHaveTextContent(chosen.name);
  expect(row('Storage')).toHaveAttribute('aria-current', 'true');
  expect(memory).not.toHaveAttribute('aria-current');
});

test('a chosen part can be taken out again from its row, and focus stays there', async () => {
  const { user } = visit('/pc-part-picker?category=psu');
  await user.click(await firstChoice());
  await user.click(within(entry('Power Supply')).getByRole('button', { name: /^Remove / }));
  expect(draftBuild.read().value.components).toEqual({});
  expect(row('Power Supply', /^Power Supply.*Not Selected/)).toHaveFocus();
  expect(screen.getByText(/ removed\. Total \$0\.00\.$/)).toBeInTheDocument();
});

test(spec('4.9 4.11', 'a category opens from the list, and Back opens the one before'), async () => {
  const { user, location } = visit('/pc-part-picker');
  await title('CPU');
  await user.click(row('Graphics Card'));
  expect(await title('Graphics Card')).toBeVisible();
  expect(location().search).toBe('?category=gpu');
  expect(row('Graphics Card')).toHaveAttribute('aria-current', 'true');
  await user.click(screen.getByText('Browser back', { selector: 'button' }));
  expect(await title('CPU')).toBeVisible();
});

test('a category that is opened from the list by keyboard gives the focus to its heading, also the one that is open', async () => {
  const { user } = visit('/pc-part-picker');
  await title('CPU');
  for (const [label, name] of [
    ['Storage', 'Storage'],
    ['Graphics Card', 'Graphics Card'],
    ['Graphics Card', 'Graphics Card'],
  ] as const) {
    act(() => row(label).focus());
    await user.keyboard('{Enter}');
    const heading = await title(name);
    await waitFor(() => expect(heading).toHaveFocus());
  }
});

test(spec('2.2', 'an unknown category is the first one'), async () => {
  visit('/pc-builder?category=toaster');
  expect(await title('CPU')).toBeVisible();
});

test('on a phone the list is a drawer: a category opened there closes it', async () => {
  const { user } = visit('/pc-part-picker');
  await title('CPU');
  await user.click(within(region('Build at a glance')).getByRole('button', { name: 'Parts' }));
  const drawer = await openedDialog('Component Selection');
  await user.click(within(drawer).getByRole('button', { name: /^Storage/ }));
  const heading = await title('Storage');
  expect(heading).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await waitFor(() => expect(heading).toHaveFocus());
});

test('a second press on Remove, before its row has followed, takes no other part out', async () => {
  const [first, second] = await builtIn.load('storage');
  const drives = [first, second].flatMap((part) => (part ? [{ part, quantity: 1 }] : []));
  draftBuild.update(() => ({ components: { storage: drives } }));
  visit('/pc-part-picker?category=storage');
  const remove = within(await chosenRow()).getByRole('button', { name: /^Remove / });
  act(() => {
    fireEvent.click(remove);
    fireEvent.click(remove);
  });
  await waitFor(() => expect(partLines(draftBuild.read().value.components)).toHaveLength(1));
});

test('a second press on a chosen line, before it has followed, acts on the same part again or on none', async () => {
  const own = ['One', 'Two', 'Three'].map((name, place) => ({
    part: { id: `own-${place}`, name, price: 10 },
    quantity: 1,
  }));
  draftBuild.update(() => ({ components: { storage: own } }));
  visit('/pc-part-picker?category=storage');
  const chosen = () => partLines(draftBuild.read().value.components).map(({ part, quantity }) => [part.name, quantity]);
  const first = await screen.findByRole('group', { name: 'One' });
  const out = within(first).getByRole('button', { name: 'Take out One' });
  act(() => {
    fireEvent.click(out);
    fireEvent.click(out);
    fireEvent.click(within(first).getByRole('button', { name: 'One more' }));
    fireEvent.click(within(first).getByRole('checkbox'));
  });
  await waitFor(() =>
    expect(chosen()).toEqual([
      ['Two', 1],
      ['Three', 1],
    ]),
  );
  const more = within(screen.getByRole('group', { name: 'Three' })).getByRole('button', { name: 'One more' });
  act(() => {
    fireEvent.click(more);
    fireEvent.click(more);
  });
  await waitFor(() => expect(chosen()).toContainEqual(['Three', 3]));
});
