import { draftBuild } from '@rig4u/shared/builds';
import { wholeDollars } from '@rig4u/shared/format';
import { paths } from '@rig4u/shared/routing';
import { act, screen, waitFor } from '@testing-library/react';
import remote from '../../../routes';
import { visit } from '../../../../checks/visit';
import { matchFor, press } from '../../../../checks/in-the-wizard';

// The notification lasts 4 s: a busy machine must not spend them on reading the picker's code.
beforeAll(() => Promise.all(remote.routes.map(({ lazy }) => lazy?.())));
test(spec('3.27 4.19', 'accessories by category; a tick changes the total, and both outlive a reload'), async () => {
  const { user, location, unmount } = visit('/optimal-build?step=3&budget=1500');
  await user.click(await screen.findByText('Goes well with it', { selector: 'summary *' }));
  expect(screen.getByText(/^\d+ accessories from \$\d+, none chosen yet$/)).toBeVisible();
  expect(await screen.findByRole('heading', { level: 3, name: 'Monitors' })).toBeVisible();
  expect(screen.getByText(/^Accessories: guide prices of September 2025\./)).toBeVisible();
  const price = wholeDollars((await matchFor('gaming', 1500)).price);
  const sum = (text: string) => screen.getByText((said) => said.startsWith(text));
  expect(sum(`Build ${price}, no accessories =`).parentElement).toHaveTextContent(
    `Build ${price}, no accessories = ${price}`,
  );
  const [first] = screen.getAllByRole('checkbox', { name: /^Add .+, \$/ });
  const name = first?.getAttribute('aria-label') ?? '';
  if (first) await user.click(first);
  await waitFor(() => expect(screen.getByText(/^Build \$[\d,.]+ \+ 1 accessory \$/)).toBeVisible());
  await waitFor(() => expect(location().search).toMatch(/&?with=[a-z0-9-]+$/));
  expect(screen.getByText(/^\d+ accessories from \$\d+, 1 chosen$/)).toBeVisible();
  const { search } = location();
  unmount();
  const again = visit(`/optimal-build${search}`);
  await again.user.click(await screen.findByText('Goes well with it', { selector: 'summary *' }));
  expect(await screen.findByRole('checkbox', { name })).toBeChecked();
});

test(spec('4.19', 'ticks in quick succession all count'), async () => {
  const { location } = visit('/optimal-build?step=3');
  await screen.findByRole('heading', { level: 3, name: 'Monitors' });
  const boxes = screen.getAllByRole('checkbox').slice(0, 3);
  act(() => boxes.forEach((box) => box.click()));
  for (const box of boxes) expect(box).toBeChecked();
  await waitFor(() => expect(location().search.match(/with=/g)).toHaveLength(3));
});

test('another look shows other accessories and keeps what is ticked', async () => {
  const { user } = visit('/optimal-build?step=3');
  const before = (await screen.findAllByRole('checkbox')).map((box) => box.getAttribute('aria-label'));
  const ticked = screen.getAllByRole('checkbox')[0];
  if (ticked) await user.click(ticked);
  await user.selectOptions(screen.getByRole('combobox', { name: 'Look' }), 'Retro');
  await waitFor(() =>
    expect(screen.getAllByRole('checkbox').map((box) => box.getAttribute('aria-label'))).not.toEqual(before),
  );
  expect(screen.getByRole('checkbox', { name: before[0] ?? '' })).toBeChecked();
});

test(
  spec('2.66', 'Customize This Build opens the picker with the parts chosen; what was there comes back with Undo'),
  async () => {
    const old = { id: 'old', name: 'Old processor', price: 10 };
    draftBuild.update((draft) => ({ ...draft, components: { cpu: old } }));
    const { user, location } = visit('/optimal-build?step=3&budget=2000');
    await user.click(await press('Customize This Build'));
    const undo = await screen.findByText('Undo', { selector: 'button' });
    // The notification goes by itself, but not from under a pointer: a slow machine loses no race against it.
    await user.hover(undo);
    await screen.findByRole('heading', { level: 1, name: 'PC Builder' });
    expect(location().pathname).toBe(paths.picker);
    const { components, budget, cleared } = draftBuild.read().value;
    const { parts } = await matchFor('gaming', 2000);
    expect(components).toEqual(parts);
    expect([budget, cleared]).toEqual([2000, { cpu: old }]);
    expect(undo).toHaveAccessibleName('Undo');
    await user.click(undo);
    expect(draftBuild.read().value.components).toEqual({ cpu: old });
    expect(draftBuild.read().value.cleared).toEqual(parts);
  },
);

test('the picker goes on for the use that the wizard was asked for', async () => {
  const { user } = visit('/optimal-build?step=3&use=streaming');
  await user.click(await press('Customize This Build'));
  await screen.findByRole('heading', { level: 1, name: 'PC Builder' });
  expect(localStorage.getItem('rig4u-build-use')).toContain('streaming');
});

test(spec('2.77', 'Purchase hands over the build, the accessories and the total'), async () => {
  const { user, location } = visit('/optimal-build?step=3');
  const ticked = (await screen.findAllByRole('checkbox', { checked: false }))[0];
  const price = Number(/\$([\d,]+)$/.exec(ticked?.getAttribute('aria-label') ?? '')?.[1]?.replace(',', ''));
  if (ticked) await user.click(ticked);
  await screen.findByText(/1 accessory/);
  await user.click(await press('Purchase'));
  await waitFor(() => expect(location().pathname).toBe(paths.purchase));
  const { id, name, price: dollars } = await matchFor('gaming', 1500);
  expect(location().state).toMatchObject({
    build: { id, name },
    accessoryIds: [expect.any(String)],
  });
  expect(Math.abs(location().state.total - dollars - price)).toBeLessThanOrEqual(1);
});
