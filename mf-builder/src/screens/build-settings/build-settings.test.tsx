import { accessibilityFaults } from '@rig4u/config/accessibility';
import { saveBuild, savedBuilds, type BuildComponents } from '@rig4u/shared/builds';
import { paths } from '@rig4u/shared/routing';
import { faults, openedDialog, shownText } from '@rig4u/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { refuseWrites, visit } from '../../../checks/visit';

const cpu = { id: 'cpu0', type: 'cpu', brand: 'Maker', name: 'Kept processor', price: 200 };
const date = new Date('2026-11-02T10:00:00.000Z');
const id = String(date.getTime());
const keep = (components: BuildComponents = { cpu }) => savedBuilds.update((list) => saveBuild(list, components, date));
const open = async () => {
  keep();
  const visited = visit(paths.savedBuildSettings(id));
  const name = await screen.findByRole('textbox', { name: 'Name' });
  return { ...visited, name, note: screen.getByRole('textbox', { name: 'Note' }) };
};
const press = (name: string) => screen.getByRole('button', { name });

afterEach(() => jest.restoreAllMocks());

test(spec('2.4', 'a build gets another name, trimmed, and a note of several lines'), async () => {
  const { user, name, note, container } = await open();
  expect(name).toHaveValue('Build #1');
  // jsdom paints nothing: what is seen is looked at in the browser tests.
  expect(await accessibilityFaults(container)).toEqual([]);
  expect(screen.getAllByRole('heading').map((heading) => heading.tagName)).toEqual(['H1', 'H2', 'H2']);
  await user.clear(name);
  await user.type(name, '  Desk machine ');
  await user.type(note, 'Quiet.{Enter}White case.');
  expect(screen.getByText('Not saved yet.')).toBeVisible();
  await user.click(press('Save changes'));
  await shownText('Your PC build has been saved successfully.');
  expect(savedBuilds.read().value).toEqual([
    {
      id,
      name: 'Desk machine',
      date: date.toISOString(),
      components: { cpu },
      totalPrice: 200,
      note: 'Quiet.\nWhite case.',
    },
  ]);
  expect(name).toHaveValue('Desk machine');
  expect(screen.queryByText('Not saved yet.')).not.toBeInTheDocument();
});

test('an empty or long name is refused, and says what a name is like', async () => {
  const { user, name } = await open();
  await user.clear(name);
  await user.click(press('Save changes'));
  expect(name).toHaveFocus();
  expect(name).toHaveAccessibleDescription('1 to 80 characters A name has 1 to 80 characters.');
  expect(name).toBeInvalid();
  await user.click(name);
  await user.paste('x'.repeat(81));
  expect(name).toHaveAccessibleDescription('1 to 80 characters A name has 1 to 80 characters; this one has 81.');
  expect(savedBuilds.read().value[0]?.name).toBe('Build #1');
});

test('what is written and not saved is there again after leaving, until it is discarded', async () => {
  const { user, name, unmount } = await open();
  await user.clear(name);
  await user.type(name, 'Half a na');
  unmount();
  const again = visit(paths.savedBuildSettings(id));
  const field = await screen.findByRole('textbox', { name: 'Name' });
  expect(field).toHaveValue('Half a na');
  await again.user.click(press('Discard changes'));
  expect(field).toHaveValue('Build #1');
  expect(field).toHaveFocus();
});

test.each(faults)('$name: a new name is an act of this browser, and asks nobody', async ({ fetch }) => {
  const { user, name } = await open();
  const asked = jest.spyOn(globalThis, 'fetch').mockImplementation(fetch);
  await user.clear(name);
  await user.type(name, 'Mine');
  await user.click(press('Save changes'));
  expect(savedBuilds.read().value[0]?.name).toBe('Mine');
  expect(asked).not.toHaveBeenCalled();
  asked.mockRestore();
});

test('where the browser refuses to keep it, that is said and the text stays', async () => {
  const { user, name } = await open();
  await user.clear(name);
  await user.type(name, 'Mine');
  refuseWrites();
  await user.click(press('Save changes'));
  expect(await screen.findByText('Failed to save your PC build. Local storage may be unavailable.')).toBeVisible();
  expect(name).toHaveValue('Mine');
  expect(savedBuilds.read().value[0]?.name).toBe('Build #1');
});

test('hostile names and notes are text', async () => {
  const hostile = '<img src=x onerror=alert(1)> مرحبا 👩🏽‍🚀';
  const { user, name, note, container } = await open();
  await user.clear(name);
  await user.click(name);
  await user.paste(hostile);
  await user.click(note);
  await user.paste('y'.repeat(10_001));
  expect(note).toHaveAccessibleDescription(/A note has at most 10,000 characters; this one has 10,001\./);
  await user.click(press('Save changes'));
  expect(note).toHaveFocus();
  await user.clear(note);
  await user.click(note);
  await user.paste(`${hostile}${'z'.repeat(9_000)}`);
  await user.click(press('Save changes'));
  expect(await screen.findByText(hostile)).toBeInTheDocument();
  expect(container.querySelector('img')).toBeNull();
  expect(savedBuilds.read().value[0]?.name).toBe(hostile);
});

test(spec('2.4', 'a copy is saved under its own name, and its settings open'), async () => {
  const { user, location } = await open();
  await user.click(press('Duplicate'));
  await shownText('Your PC build has been saved successfully.');
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('Build #1 (copy)'));
  const [first, second] = savedBuilds.read().value;
  expect([first?.name, second?.name]).toEqual(['Build #1', 'Build #1 (copy)']);
  expect(second?.components).toEqual({ cpu });
  expect(location().pathname).toBe(paths.savedBuildSettings(second?.id ?? ''));
});

test(spec('2.4', 'export opens the texts of the build'), async () => {
  const { user } = await open();
  await user.click(press('Share and export'));
  const dialog = within(await openedDialog('Share this build'));
  expect(dialog.getByRole('textbox', { name: 'The build as JSON' })).toHaveDisplayValue(/"name": "Build #1"/);
});

test(spec('2.4', 'deleting asks first; then the list is there without the build'), async () => {
  const { user, location } = await open();
  await user.click(press('Delete'));
  const question = within(await openedDialog('Are you sure?', 'alertdialog'));
  expect(question.getByText('This will permanently delete this PC build. This action cannot be undone.')).toBeVisible();
  await user.click(question.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  expect(savedBuilds.read().value).toHaveLength(1);

  await user.click(press('Delete'));
  await user.click(within(await openedDialog('Are you sure?', 'alertdialog')).getByRole('button', { name: 'Delete' }));
  await shownText('The PC build has been deleted successfully.');
  await waitFor(() => expect(location().pathname).toBe(paths.savedBuilds));
  expect(savedBuilds.read().value).toEqual([]);
});

test('a refused deletion says so and stays', async () => {
  const { user, location } = await open();
  await user.click(press('Delete'));
  const question = within(await openedDialog('Are you sure?', 'alertdialog'));
  refuseWrites();
  await user.click(question.getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('Failed to delete the PC build.')).toBeVisible();
  expect(location().pathname).toBe(paths.savedBuildSettings(id));
});

test('an unknown id leads to the list', async () => {
  visit(paths.savedBuildSettings('nobody'));
  expect(await screen.findByText('Build not found')).toBeVisible();
  expect(screen.getByRole('link', { name: 'View Saved Builds' })).toHaveAttribute('href', paths.savedBuilds);
});

test('a list that cannot be read is said', async () => {
  localStorage.setItem(savedBuilds.key, 'not json');
  visit(paths.savedBuildSettings(id));
  expect(await screen.findByText('Failed to load saved builds.')).toBeVisible();
  expect(screen.getByText('The builds saved in this browser cannot be read right now.')).toBeVisible();
});
