import { screen, waitFor } from '@testing-library/react';
import { visit } from '../../../../checks/visit';

test(spec('4.19', 'a second tick takes an accessory out of the set again'), async () => {
  const { user, location } = visit('/optimal-build?step=3');
  const [box] = await screen.findAllByRole('checkbox', { name: /^Add .+, \$/ });
  if (!box) throw new Error('no accessory to tick');
  await user.click(box);
  await waitFor(() => expect(location().search).toMatch(/with=/));
  await user.click(box);
  await waitFor(() => expect(location().search).not.toMatch(/with=/));
  expect(box).not.toBeChecked();
});
