import { chosenOf, draftBuild, partTypeNames, type BuildComponents } from '@rig4u/shared/builds';
import { openedDialog } from '@rig4u/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { loadByIds } from '../../../catalogue/load-types';
import { report } from '../../../../checks/in-the-picker';
import { options, visit } from '../../../../checks/visit';

const ids = ['cpu3', 'motherboard~100', 'gpu~123', 'ram2', 'storage4', 'case~3747', 'psu~9'];

async function marketBuild(): Promise<BuildComponents> {
  const of = await loadByIds(ids);
  const parts = partTypeNames.flatMap((type) => of(type).filter(({ id }) => ids.includes(id)));
  return Object.fromEntries(parts.map((part) => [part.type ?? '', part]));
}
const board = () => chosenOf(draftBuild.read().value.components, 'motherboard')[0]?.part;
const asked = () => screen.findByRole('region', { name: 'Facts that allow more checks' });
const uncounted = async () => {
  const counts = await within(report()).findAllByText(/^\d+ not checked$/);
  return Number.parseInt(counts[0]?.textContent ?? '', 10);
};

test('of parts with gaps the facts are asked that allow most checks; what is entered is kept, and as many checks follow', async () => {
  const components = await marketBuild();
  draftBuild.update(() => ({ components }));
  const { user } = visit('/pc-part-picker');
  await options();
  const [first] = within(await asked()).getAllByRole('listitem');
  if (!first) throw new Error('nothing is asked');
  expect(first).toHaveTextContent(/B350.*: enter 3 facts, (\d+) checks follow\./);
  const promised = Number(/(\d+) checks follow/.exec(first.textContent ?? '')?.[1]);
  const before = await uncounted();

  await user.click(within(first).getByRole('button', { name: /^Enter 3 facts of ASRock B350/ }));
  const dialog = await openedDialog(/^What ASRock B350/);
  const fields = within(dialog).getByRole('region', { name: 'What allows most checks' });
  await user.type(within(fields).getByRole('textbox', { name: /^Fastest memory/ }), '3200');
  await waitFor(() => expect(within(fields).getByRole('textbox', { name: /^Fastest memory/ })).toHaveFocus());
  expect(fields).toHaveTextContent('The source says 1, which may be wrong. How many there are.');
  await user.type(within(fields).getByRole('textbox', { name: /^M\.2 slots/ }), '1');
  await user.type(within(fields).getByRole('textbox', { name: /^CPU power plugs/ }), '8');
  await user.click(within(dialog).getByRole('button', { name: 'Save part' }));

  await waitFor(() => expect(board()?.entered).toHaveLength(3));
  expect(board()).toMatchObject({ id: 'motherboard~100', name: chosenOf(components, 'motherboard')[0]?.part.name });
  await waitFor(async () => expect(await uncounted()).toBe(before - promised));
  expect(screen.getByRole('heading', { name: 'Compatibility Check' })).toHaveFocus();
});

/** Begins with a build whose board has an entered fact; answers the board without. */
async function withEntered() {
  const components = await marketBuild();
  const { motherboard } = components;
  if (!motherboard || !('id' in motherboard)) throw new Error('no board');
  const entered = { ...motherboard, specs: { ...motherboard.specs, maxRamSpeed: 3200 }, entered: ['maxRamSpeed'] };
  draftBuild.update(() => ({ components: { ...components, motherboard: entered } }));
  return motherboard;
}

test('the details of a chosen part of the market say what was entered', async () => {
  await withEntered();
  const { user } = visit('/pc-part-picker?category=motherboard&shelf=all&q=AB350M-HDV&details=motherboard~100');
  const details = await screen.findByRole('region', { name: /^Details of/ });
  expect(details).toHaveTextContent('3200 MT/s (entered by hand)');
  await user.click(within(details).getByText('Where these facts come from'));
  expect(await within(details).findByText('Entered by hand')).toBeVisible();
});

test('what was entered of a part of the market can be changed where it is chosen', async () => {
  const motherboard = await withEntered();
  const { user } = visit('/pc-part-picker?category=motherboard');
  await options();
  await user.click(await screen.findByRole('button', { name: /^Edit ASRock B350/ }));
  const dialog = await openedDialog('Edit part');
  await user.click(within(dialog).getByRole('button', { name: 'More facts' }));
  const field = within(dialog).getByRole('textbox', { name: /^Fastest memory/ });
  expect(field).toHaveValue('3200');
  await user.clear(field);
  await user.click(within(dialog).getByRole('button', { name: 'Save part' }));
  await waitFor(() => expect(board()).not.toHaveProperty('entered'));
  expect(board()?.specs).toEqual(motherboard.specs);
});

test('what else is not known is folded; what passed can still be shown', async () => {
  const components = await marketBuild();
  draftBuild.update(() => ({ components }));
  const { user } = visit('/pc-part-picker');
  await options();
  await asked();
  const check = within(report()).getByRole('region', { name: 'Compatibility Check' });
  const fold = within(check).getByText('What else is not known').closest('details');
  if (!fold) throw new Error('not folded');
  expect(fold.open).toBe(false);
  expect(within(fold).getAllByText('Not checked:').length).toBeGreaterThan(0);
  await user.click(within(check).getByRole('button', { name: /^Show all \d+ checks$/ }));
  expect(within(check).getAllByText('Passed:').length).toBeGreaterThan(0);
});

test('on paper all that is not known is named, and nothing is asked', async () => {
  const components = await marketBuild();
  draftBuild.update(() => ({ components }));
  visit('/pc-part-picker');
  await options();
  expect((await asked()).closest('[data-no-print]')).not.toBeNull();
  const check = within(report()).getByRole('region', { name: 'Compatibility Check' });
  const line = within(check).getByText(/^Not checked: .+\.$/, { selector: 'p' });
  expect(line.closest('[data-no-print]')).toBeNull();
  expect(line.textContent?.split(', ')).toHaveLength(await uncounted());
});

test('the report says of which parts facts were entered', async () => {
  await withEntered();
  visit('/pc-part-picker');
  await options();
  expect(within(report()).getByText('1 fact of this part was entered by hand.')).toBeVisible();
});

test('a build of the catalogue is asked nothing, and its few unknowns stay in the list', async () => {
  const of = await loadByIds(['cpu3', 'motherboard5']);
  const components = {
    cpu: of('cpu').find(({ id }) => id === 'cpu3') ?? null,
    motherboard: of('motherboard')[4] ?? null,
  };
  draftBuild.update(() => ({ components }));
  visit('/pc-part-picker');
  await options();
  await within(report()).findAllByText(/checks? passed/);
  expect(screen.queryByRole('region', { name: 'Facts that allow more checks' })).not.toBeInTheDocument();
  expect(screen.queryByText(/not known$/)).not.toBeInTheDocument();
});
