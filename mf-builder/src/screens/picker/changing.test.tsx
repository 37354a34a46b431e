import { chosenOf, draftBuild, partName, requiredTypes, totalOf, type BuildComponents } from '@rig4u/shared/builds';
import { misnamedControls } from '@rig4u/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
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
  expect(location().search).toBe(`?category=cpu&change=${cpu.id}`);
  const heading = await screen.findByRole('heading', { level: 2, name: 'CPU' });
  await waitFor(() => expect(heading).toHaveFocus());
  expect(await words()).not.toContain('Choose');
  await user.click(await firstChoice());
  const [next] = chosenOf(chosen(), 'cpu');
  expect(next?.part.id).not.toBe(cpu.id);
  await waitFor(() => expect(location().search).toBe(`?category=cpu&change=${next?.part.id}`));
  expect(heading).toBeVisible();

  await user.click(screen.getByTitle('Graphics Card').querySelector('button') ?? heading);
  await screen.findByRole('heading', { level: 2, name: 'Graphics Card' });
  expect(await words()).toContain('Choose');
});

test('of two drives the one whose Change was pressed gives its place away', async () => {
  const [first, second] = await builtIn.load('storage');
  const drives = [first, second].flatMap((part) => (part ? [{ part, quantity: 2 }] : []));
  draftBuild.update(() => ({ components: { storage: drives } }));
  const { user } = visit('/pc-part-picker?category=storage');
  await options();
  const [, other] = drives;
  if (!other) throw new Error('there is no second drive');
  const line = screen.getByRole('group', { name: partName(other.part) });
  await user.click(within(line).getByRole('button', { name: `Change Storage: ${partName(other.part)}` }));
  expect(line).toHaveTextContent('Swap puts another part in its place.');
  await user.click(await firstChoice());
  expect(chosen().storage).toMatchObject([
    { part: { id: first?.id }, quantity: 2 },
    { part: { id: expect.not.stringMatching(`^${other.part.id}$`) }, quantity: 2 },
  ]);
});
