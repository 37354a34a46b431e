import { openedDialog } from '@rig4u/shared/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { chooseButtons, options, visit } from '../../../../checks/visit';

test('the question mark shows the keys, except in a field; the focus comes back', async () => {
  const { user } = visit('/pc-part-picker?category=case');
  const [first] = await chooseButtons();
  const search = within(await options()).getByRole('searchbox');
  await user.type(search, '?');
  expect(search).toHaveValue('?');
  await user.clear(search);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();

  act(() => first?.focus());
  await user.keyboard('?');
  const keys = await openedDialog('Keys of the picker');
  expect(within(keys).getByText('Ticks the part for comparison')).toBeVisible();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await waitFor(() => expect(document.activeElement).toHaveAccessibleName(/^Choose /));
});

test('a button beside the list shows them, too', async () => {
  const { user } = visit('/pc-part-picker?category=case');
  await user.click(await screen.findByRole('button', { name: '? Keys of the picker' }));
  expect(await openedDialog('Keys of the picker')).toBeVisible();
});
