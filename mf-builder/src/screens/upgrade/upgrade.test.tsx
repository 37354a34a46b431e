import { accessibilityFaults } from '@rig4u/config/accessibility';
import { draftBuild, partName, savedBuilds } from '@rig4u/shared/builds';
import { openedDialog } from '@rig4u/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { anOldPc } from '../../../checks/an-old-pc';
import { visit } from '../../../checks/visit';
import remote from '../../routes';
import { loadRetired } from '../../catalogue/retired';
import { builtIn } from '../../catalogue/source';
import { encodeBuild } from '../../domain/link/write-link';

const pc = anOldPc();
// The notification lasts 4 s: a busy machine must not spend them on reading the picker's code.
beforeAll(() => Promise.all(remote.routes.map(({ lazy }) => lazy?.())));
afterEach(() => jest.restoreAllMocks());

const owned = () => screen.findByRole('region', { name: 'I own these' });
const answer = () => screen.findByRole('region', { name: 'What to change first' });
const saved = () => ({ id: '7', name: 'Old PC', date: '2026-11-02', components: pc, totalPrice: 500 });

// First: a shelf that is there once is kept.
test('parts that do not arrive are asked for again', async () => {
  savedBuilds.update(() => [saved()]);
  jest.spyOn(builtIn, 'load').mockRejectedValue(new Error('offline'));
  const { user } = visit('/optimal-build?mode=upgrade&from=7');
  expect(await screen.findByText('The steps could not be worked out')).toBeVisible();
  jest.restoreAllMocks();
  await user.click(within(await answer()).getByRole('button', { name: 'Try Again' }));
  expect(await within(await answer()).findByText(/^Step 1: /)).toBeVisible();
});

test('a saved build gets its steps; one is taken into the picker with what is owned at no price, and taken back', async () => {
  savedBuilds.update(() => [saved()]);
  draftBuild.update(() => ({ components: { cpu: { id: 'before', name: 'Before', price: 1 } } }));
  const { user, container } = visit('/optimal-build?mode=upgrade&from=7&budget=900');
  const steps = within(await answer());
  expect(
    await steps.findByText(/^\d steps? for \$[\d.,]+, \$[\d.,]+ left of \$900: the estimate rises from /),
  ).toHaveAttribute('role', 'status');
  const tables = steps.getAllByRole('table').map((table) => within(table));
  const cellsOf = (table: (typeof tables)[number], name: string | RegExp) =>
    within(table.getByRole('row', { name }))
      .getAllByRole('cell')
      .map(({ textContent }) => textContent);
  const [first, second] = tables;
  if (!first || !second) throw new Error('one step alone');
  expect(first.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual(['Before', 'After']);
  expect(cellsOf(first, /^Paid in all/)[0]).toBe('$0.00');
  expect(cellsOf(second, /^Paid in all/)[0]).toBe(cellsOf(first, /^Paid in all/)[1]);
  expect(cellsOf(second, /^Estimate for Gaming/)[0]).toBe(cellsOf(first, /^Estimate for Gaming/)[1]);
  const paid = /for (\$[\d.,]+), /.exec(steps.getByRole('status').textContent ?? '')?.[1];
  const whole = within(steps.getByRole('table', { name: 'Your PC before the first step and after the last' }));
  expect(cellsOf(whole, /^Paid in all/)).toEqual(['$0.00', paid]);
  expect(cellsOf(whole, /^Estimate for Gaming/)[0]).toMatch(/^\d+–\d+$/);
  expect(cellsOf(whole, /^Check/)).toEqual([expect.stringMatching(/\w/), expect.stringMatching(/\w/)]);
  expect(await accessibilityFaults(container)).toEqual([]);
  await user.click(steps.getByRole('button', { name: /^Take this step ?: Step 1: / }));
  const undo = await screen.findByText('Undo', { selector: 'button' });
  // The notification goes by itself, but not from under a pointer: a slow machine loses no race against it.
  await user.hover(undo);
  const { components, budget } = draftBuild.read().value;
  expect(budget).toBe(900);
  expect(components.case).toMatchObject({ owned: true });
  expect(
    Object.values(components)
      .flat()
      .some((one) => one && 'price' in one && !one.owned),
  ).toBe(true);
  await user.click(undo);
  expect(draftBuild.read().value.components.cpu).toMatchObject({ id: 'before' });
});

test('parts are chosen by name, changed and removed; they outlive the visit', async () => {
  const { user, unmount } = visit('/optimal-build?mode=upgrade');
  expect(await screen.findByText('You have not said what is in your PC yet')).toBeVisible();
  await user.click(within(await owned()).getByRole('button', { name: 'Choose CPU' }));
  const dialog = await openedDialog('Your CPU');
  await user.type(await within(dialog).findByRole('searchbox', { name: 'Search parts' }), '5600');
  const [first] = within(dialog).getAllByRole('listitem');
  if (!first) throw new Error('no processor is called that');
  const name = first.textContent;
  expect(await accessibilityFaults(dialog)).toEqual([]);
  await user.click(within(first).getByRole('button'));
  expect(await within(await owned()).findByText(name)).toBeVisible();
  expect(await within(await answer()).findByText(/^Not said yet: Motherboard, /)).toBeVisible();
  unmount();

  const again = visit('/optimal-build?mode=upgrade');
  expect(await within(await owned()).findByText(name)).toBeVisible();
  await again.user.click(within(await owned()).getByRole('button', { name: 'Remove CPU' }));
  expect(await screen.findByText('You have not said what is in your PC yet')).toBeVisible();
});

test('a part that is listed no more can be owned', async () => {
  const [retired] = (await loadRetired()).filter(({ type }) => type === 'cpu');
  if (!retired) throw new Error('No CPU is retired.');
  const { user } = visit('/optimal-build?mode=upgrade');
  await user.click(within(await owned()).getByRole('button', { name: 'Choose CPU' }));
  await user.click(await within(await openedDialog('Your CPU')).findByRole('button', { name: partName(retired) }));
  expect(await within(await owned()).findByText(partName(retired))).toBeVisible();
});

test('a part that no list has is entered with what is known of it', async () => {
  const { user } = visit('/optimal-build?mode=upgrade');
  await user.click(within(await owned()).getByRole('button', { name: 'Choose Case' }));
  await user.click(within(await openedDialog('Your Case')).getByRole('button', { name: 'It is not in the list' }));
  const dialog = within(await openedDialog('Add a part that you own'));
  await user.type(dialog.getByRole('textbox', { name: 'Name' }), 'Beige tower');
  await user.type(dialog.getByRole('textbox', { name: 'Price ($)' }), '0');
  await user.click(dialog.getByRole('button', { name: 'Add part' }));
  expect(await within(await owned()).findByText('Beige tower')).toBeVisible();
});

test('a link is taken, a wrong one refused; a change of its parts makes them the visitor’s own', async () => {
  const link = encodeBuild(pc);
  if (!link.ok) throw new Error('the build has no link');
  const { user } = visit('/optimal-build?mode=upgrade&budget=900');
  await user.click(within(await owned()).getByRole('button', { name: 'Take them from a link' }));
  const field = screen.getByRole('textbox', { name: 'Link of a build' });
  await user.type(field, 'https://rig4u.example/contact');
  await user.click(screen.getByRole('button', { name: 'Take these parts' }));
  expect(field).toHaveAccessibleDescription(/There is no build in this link/);
  await user.clear(field);
  await user.type(field, `https://rig4u.example/pc-part-picker${link.hash}`);
  await user.click(screen.getByRole('button', { name: 'Take these parts' }));
  const source = () => screen.getByRole('combobox', { name: 'Take the parts from' });
  await waitFor(() => expect(source()).toHaveDisplayValue('The build of the link'));
  await user.click(await within(await owned()).findByRole('button', { name: 'Remove Power Supply' }));
  await waitFor(() => expect(source()).toHaveDisplayValue('What I choose here'));
  expect(await within(await answer()).findByText(/^Not said yet: Power Supply\./)).toBeVisible();
});

test('of the build in the picker the owned parts are taken where some are marked; an unknown build is said', async () => {
  const [cpu] = await builtIn.load('cpu');
  const [gpu] = await builtIn.load('gpu');
  if (!cpu || !gpu) throw new Error('the catalogue is empty');
  draftBuild.update(() => ({ components: { cpu: { ...cpu, owned: true }, gpu } }));
  const { user } = visit('/optimal-build?mode=upgrade&from=gone');
  expect(await screen.findByText(/^This browser has no saved build with this address/)).toBeVisible();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Take the parts from' }), 'The build in the picker');
  expect(await within(await owned()).findByRole('button', { name: 'Change CPU' })).toBeVisible();
  expect(within(await owned()).getByRole('button', { name: 'Choose Graphics Card' })).toBeVisible();
});
