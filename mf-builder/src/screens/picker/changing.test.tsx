import {
  chosenOf,
  draftBuild,
  partName,
  priceHistory,
  requiredTypes,
  totalOf,
  type BuildComponents,
} from '@rig4u/shared/builds';
import { misnamedControls } from '@rig4u/shared/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { builtIn } from '../../catalogue/source';
import { differenceText } from '../../components/check/difference-text';
import { options, visit } from '../../../checks/visit';
import { chosenRow, firstChoice, rows, summary } from '../../../checks/in-the-picker';

/** A build of all required parts and a card. */
async function finished(): Promise<BuildComponents> {
  const types = [...requiredTypes, 'gpu'] as const;
  const parts = await Promise.all(types.map(async (type) => [type, (await builtIn.load(type))[0]] as const));
  return Object.fromEntries(parts);
}

afterEach(() => jest.restoreAllMocks());

const chosen = () => draftBuild.read().value.components;
const words = async () => (await rows()).map((row) => within(row).getByText(/^(Choose|Swap|Remove)$/).textContent);

test('in a finished build a card is swapped where it stands, the difference is said, and one press takes it back', async () => {
  const components = await finished();
  draftBuild.update(() => ({ components }));
  const { container, user, location } = visit('/pc-part-picker?category=gpu');
  expect(new Set(await words())).toEqual(new Set(['Remove', 'Swap']));
  expect(misnamedControls(container)).toEqual([]);

  await user.click(await firstChoice());
  const difference = differenceText(totalOf(chosen()) - totalOf(components));
  expect(chosen().gpu).not.toEqual(components.gpu);
  expect(screen.getByText(new RegExp(`swapped in, \\${difference}\\. Total \\$`))).toHaveAttribute('role', 'status');
  expect(location().search).toBe('?category=gpu');
  const name = within(await chosenRow()).getByRole('button', { expanded: false });
  await waitFor(() => expect(name).toHaveFocus());

  await user.click(within(await summary()).getByRole('button', { name: 'Undo the swap' }));
  expect(chosen()).toEqual(components);
});

test('an unfinished build goes on with Choose; Change opens a part for swapping, and stays in the address', async () => {
  const [cpu] = await builtIn.load('cpu');
  const [card] = await builtIn.load('gpu');
  if (!cpu || !card) throw new Error('the catalogue has no such parts');
  draftBuild.update(() => ({ components: { cpu, gpu: card } }));
  const { user, location } = visit('/pc-part-picker?category=gpu');
  expect(new Set(await words())).toEqual(new Set(['Remove', 'Choose']));

  await user.click(within(await summary()).getByRole('button', { name: `Change CPU: ${partName(cpu)}` }));
  expect(location().search).toBe(`?category=cpu&change=0`);
  const heading = await screen.findByRole('heading', { level: 2, name: 'CPU' });
  await waitFor(() => expect(heading).toHaveFocus());
  expect(await words()).not.toContain('Choose');
  await user.click(await firstChoice());
  const [next] = chosenOf(chosen(), 'cpu');
  expect(next?.part.id).not.toBe(cpu.id);
  expect(location().search).toBe('?category=cpu&change=0');
  expect(heading).toBeVisible();

  await user.click(screen.getByTitle('Graphics Card').querySelector('button') ?? heading);
  await screen.findByRole('heading', { level: 2, name: 'Graphics Card' });
  expect(await words()).toContain('Choose');
});

/** Opens the drives of a build of two, with Change pressed on the second one. */
async function changeSecondDrive() {
  const [first, second] = await builtIn.load('storage');
  if (!first || !second) throw new Error('the catalogue has no two drives');
  draftBuild.update(() => ({ components: { storage: [first, second].map((part) => ({ part, quantity: 2 })) } }));
  const { user, location } = visit('/pc-part-picker?category=storage');
  await options();
  const line = screen.getByRole('group', { name: partName(second) });
  const change = `Change Storage: ${partName(second)}`;
  await user.click(within(line).getByRole('button', { name: change }));
  expect(line).toHaveTextContent('Swap puts another part in its place.');
  return { user, location, first, second, line, change };
}
const drives = () => chosenOf(chosen(), 'storage').map(({ part }) => part.id);

test('of two drives the one whose Change was pressed gives its place away, also after an undo', async () => {
  const { user, first, second } = await changeSecondDrive();
  await user.click(await firstChoice());
  expect(chosen().storage).toMatchObject([
    { part: { id: first.id }, quantity: 2 },
    { part: { id: expect.not.stringMatching(`^${second.id}$`) }, quantity: 2 },
  ]);
  await user.click(within(await summary()).getByRole('button', { name: 'Undo the swap' }));
  expect(drives()).toEqual([first.id, second.id]);
  await user.click(await firstChoice());
  expect(drives()).toEqual([first.id, expect.not.stringMatching(`^${second.id}$`)]);
});

test('a drive that is taken out while it is changed takes no other one along', async () => {
  const { user, location, first, second } = await changeSecondDrive();
  const taken = (await rows()).find((row) => row.dataset.id === second.id);
  await user.click(within(taken ?? document.body).getByText('Remove'));
  expect(drives()).toEqual([first.id]);
  await waitFor(() => expect(location().search).toBe('?category=storage'));
  await waitFor(async () => expect(await words()).not.toContain('Swap'));
});

test('a second swap that is pressed before the rows have followed counts, too', async () => {
  const { first } = await changeSecondDrive();
  const [one, two] = (await rows()).filter((row) => within(row).queryByText('Swap'));
  await act(async () => {
    for (const row of [one, two])
      within(row ?? document.body)
        .getByText('Swap')
        .click();
    // The counting total comes with the first change.
    await new Promise((resolve) => setTimeout(resolve, 20));
  });
  expect(drives()).toEqual([first.id, two?.dataset.id]);
});

test('Back leaves a change, and so does Keep it, which gives the focus back to Change', async () => {
  const { user, location, second, line, change } = await changeSecondDrive();
  expect(location().search).toBe('?category=storage&change=1');
  await user.click(screen.getByRole('button', { name: 'Browser back' }));
  const again = await within(line).findByRole('button', { name: change });
  expect(location().search).toBe('?category=storage');
  await user.click(again);
  await user.click(await within(line).findByRole('button', { name: `Keep it: ${partName(second)}` }));
  await waitFor(() => expect(within(line).getByRole('button', { name: change })).toHaveFocus());
  expect(location().search).toBe('?category=storage');
});

test('the difference of a swap is of the latest prices, not of those at which the other parts were chosen', async () => {
  const components = await finished();
  const [ram] = chosenOf(components, 'ram');
  const [first, second] = await builtIn.load('gpu');
  if (!ram || !first || !second) throw new Error('the catalogue has no such parts');
  priceHistory.update(() => ({ parts: { [ram.part.id]: [{ date: '2026-11-02', price: ram.part.price + 340 }] } }));
  draftBuild.update(() => ({ components }));
  const { user } = visit('/pc-part-picker?category=gpu');
  const row = (await rows()).find(({ dataset }) => dataset.id === second.id);
  await user.click(within(row ?? document.body).getByText('Swap'));
  const cents = Math.round((second.price - first.price) * 100);
  expect(screen.getByText(/swapped in/, { selector: '[role=status]' })).toHaveTextContent(
    `${partName(second)} swapped in, ${differenceText(cents)}. Total `,
  );
});

test('a swap from the comparison gives the focus to its heading', async () => {
  const components = await finished();
  draftBuild.update(() => ({ components }));
  const [, second, third] = await builtIn.load('gpu');
  if (!second || !third) throw new Error('the catalogue has no such cards');
  const { user } = visit(`/pc-part-picker?category=gpu&q=nothing&compare=${second.id}&compare=${third.id}`);
  const swap = await screen.findByRole('button', { name: `Swap ${partName(third)} from the comparison` });
  await user.click(swap);
  await waitFor(() => expect(swap).toBeDisabled());
  expect(screen.getByRole('heading', { level: 3, name: 'Compare' })).toHaveFocus();
});

test('without a rail a notification says what was swapped, once, and takes it back', async () => {
  jest.spyOn(window, 'matchMedia').mockImplementation((media) =>
    Object.assign(new EventTarget(), {
      matches: media === '(max-width: 1023.98px)',
      media,
      onchange: null,
      addListener: jest.fn(),
      removeListener: jest.fn(),
    }),
  );
  const components = await finished();
  draftBuild.update(() => ({ components }));
  const { user } = visit('/pc-part-picker?category=gpu');
  await user.click(await firstChoice());
  const difference = differenceText(totalOf(chosen()) - totalOf(components));
  const notice = (await screen.findByText('Part swapped')).closest('li') ?? document.body;
  expect(notice).toHaveTextContent(`swapped in, ${difference}.`);
  expect(screen.getByText(/^Total \$/, { selector: '[role=status]' })).toBeInTheDocument();
  await user.click(within(notice).getByRole('button', { name: 'Undo' }));
  expect(chosen()).toEqual(components);
  await waitFor(() => expect(notice).not.toBeInTheDocument());

  await user.click(await firstChoice());
  await screen.findByText('Part swapped');
  await user.click(within(await chosenRow()).getByText('Remove'));
  await waitFor(() => expect(screen.queryByText('Part swapped')).not.toBeInTheDocument());
});
