import { draftBuild } from '@rig4u/shared/builds';
import { screen, waitFor, within } from '@testing-library/react';
import { options, visit } from '../../../../checks/visit';
import { builtIn } from '../../../catalogue/source';

const nothing = /nothing to check/i;
const start = /^Start (here|with the CPU): the processor decides which boards and memory fit\./;

test('an empty build says once where to start and why, and no row has words about what fits', async () => {
  const { user } = visit('/pc-part-picker?category=gpu');
  const listed = await options();
  expect(within(listed).getByText(start)).toBeVisible();
  expect(listed).not.toHaveTextContent(nothing);
  expect(listed.querySelector('[title^="Nothing"]')).toBeNull();
  await user.click(within(listed).getByRole('radio', { name: 'Gallery' }));
  await within(listed).findAllByRole('heading', { level: 3 });
  expect(listed).not.toHaveTextContent(nothing);

  await user.click(within(listed).getByRole('button', { name: 'Open CPU' }));
  const heading = await screen.findByRole('heading', { level: 2, name: 'CPU' });
  await waitFor(() => expect(heading).toHaveFocus());
  expect(within(await options()).getByText(start)).toHaveTextContent('Start here');
});

test('what has nothing to fit with says so once; where something is checked each row has its words', async () => {
  const [cpu] = await builtIn.load('cpu');
  if (!cpu) throw new Error('the catalogue has no processor');
  draftBuild.update(() => ({ components: { cpu } }));
  const { unmount } = visit('/pc-part-picker?category=keyboard');
  expect(within(await options()).getByText(/^Nothing to check here yet: /)).toBeVisible();
  unmount();
  visit('/pc-part-picker?category=motherboard');
  const listed = await options();
  expect(within(listed).queryByText(/^(Nothing to check|Start) /)).not.toBeInTheDocument();
  expect(within(listed).getAllByText('Fits').length).toBeGreaterThan(0);
});

test('own parts and the comparison do not say it either', async () => {
  draftBuild.update(() => ({ components: { keyboard: { id: 'own-1', name: 'Old keyboard', price: 0 } } }));
  const [first, second] = await builtIn.load('keyboard');
  visit(`/pc-part-picker?category=keyboard&compare=${first?.id}&compare=${second?.id}`);
  const listed = await options();
  await within(listed).findByRole('heading', { level: 3, name: 'Compare' });
  const said = [...listed.querySelectorAll('td')].filter(({ textContent }) => nothing.test(textContent));
  expect(said).toEqual([]);
  expect(within(listed).queryByText('In this build')).not.toBeInTheDocument();
});
