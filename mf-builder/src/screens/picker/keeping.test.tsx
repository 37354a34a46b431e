import { draftBuild, savedBuilds, type BuildComponents } from '@rig4u/shared/builds';
import { act, screen, within } from '@testing-library/react';
import { refuseWrites, region, visit } from '../../../checks/visit';
import { firstChoice, head, named, row, summary } from '../../../checks/in-the-picker';

const cpu = { id: 'cpu0', type: 'cpu', brand: 'Maker', name: 'Kept processor', price: 200 };
const psu = { id: 'psu0', type: 'psu', brand: 'Maker', name: 'Kept supply', price: 99.99 };
const both: BuildComponents = { cpu, psu };
const build = () => region('Your PC Build');
/** A button at the foot of the summary. */
const button = (name: string) => named(build(), 'button', name);

afterEach(() => jest.restoreAllMocks());

test(spec('3.30', 'the draft is there again, and follows another tab'), async () => {
  draftBuild.update(() => ({ components: both }));
  const { unmount } = visit('/pc-part-picker');
  const shown = await summary();
  expect(row('CPU', /^CPU Maker Kept processor/)).toBeVisible();
  expect(shown).toHaveTextContent('33% Complete');
  localStorage.setItem(draftBuild.key, JSON.stringify({ components: { cpu } }));
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: draftBuild.key })));
  expect(shown).toHaveTextContent('17% Complete');
  unmount();
});

test(
  spec('2.52', 'a reset clears the choices; its undo stays in reach after the notification and after a reload'),
  async () => {
    draftBuild.update(() => ({ components: both }));
    const { user, unmount } = visit('/pc-part-picker');
    await summary();
    await user.click(button('Reset Build'));
    expect(draftBuild.read().value.components).toEqual({});
    expect(button('Undo reset')).toHaveFocus();
    expect(await screen.findByText('All choices are cleared.')).toBeVisible();
    expect(screen.getAllByText(/cleared/i)).toHaveLength(1);
    unmount();

    const again = visit('/pc-part-picker');
    await summary();
    await again.user.click(button('Undo reset'));
    expect(draftBuild.read().value).toEqual({ components: both });
    expect(button('Reset Build')).toHaveFocus();
    expect(screen.queryByText('Undo reset')).not.toBeInTheDocument();
  },
);

test(spec('2.52', 'a reset is undone from the notification, too'), async () => {
  draftBuild.update(() => ({ components: both }));
  const { user } = visit('/pc-part-picker');
  await summary();
  await user.click(button('Reset Build'));
  const undo = await screen.findByText('Undo', { selector: 'button' });
  act(() => undo.focus());
  await user.keyboard('{Enter}');
  expect(draftBuild.read().value.components).toEqual(both);
});

test('storage that takes nothing: said once, and the build goes on', async () => {
  const refused = refuseWrites();
  const { user } = visit('/pc-part-picker?category=case');
  await user.click(await firstChoice());
  expect(await screen.findByText('Failed to save your PC build. Local storage may be unavailable.')).toBeVisible();
  expect(build()).toHaveTextContent('17% Complete');
  await screen.findByRole('heading', { level: 2, name: 'Power Supply' });
  refused.mockRestore();
  await user.click(await firstChoice());
  expect(build()).toHaveTextContent('33% Complete');
  expect(Object.keys(draftBuild.read().value.components)).toEqual(['case', 'psu']);
});

test(spec('7.18', 'a saved list that cannot be read is said on arrival'), async () => {
  localStorage.setItem(savedBuilds.key, 'not json');
  visit('/pc-part-picker');
  expect(await screen.findByText('Could not load your saved builds. Local storage may be unavailable.')).toBeVisible();
  expect(within(head()).getByRole('button', { name: 'View Saved Builds (0)' })).toBeDisabled();
});
