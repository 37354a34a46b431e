import { draftBuild, partLines } from '@rig4u/shared/builds';
import { paths } from '@rig4u/shared/routing';
import { act, screen, waitFor } from '@testing-library/react';
import remote from '../../../routes';
import { visit } from '../../../../checks/visit';
import { press } from '../../../../checks/in-the-wizard';

// The notification lasts 4 s: a busy machine must not spend them on reading the picker's code.
beforeAll(() => Promise.all(remote.routes.map(({ lazy }) => lazy?.())));
test(spec('3.27 4.19', 'accessories by category; a tick changes the total, and both outlive a reload'), async () => {
  const { user, location, unmount } = visit('/optimal-build?step=3&budget=1500');
  expect(await screen.findByRole('heading', { level: 3, name: 'Monitors' })).toBeVisible();
  expect(screen.getByText(/^Build \$1,587, no accessories =/).parentElement).toHaveTextContent(
    'Build $1,587, no accessories = $1,587',
  );
  const [first] = screen.getAllByRole('checkbox', { name: /^Add .+, \$/ });
  const name = first?.getAttribute('aria-label') ?? '';
  if (first) await user.click(first);
  await waitFor(() => expect(screen.getByText(/^Build \$1,587 \+ 1 accessory \$/)).toBeVisible());
  await waitFor(() => expect(location().search).toMatch(/&?with=[a-z0-9-]+$/));
  const { search } = location();
  unmount();
  visit(`/optimal-build${search}`);
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
    expect(partLines(components).map(({ part }) => part.id)).toEqual([
      'cpu6',
      'motherboard6',
      'gpu18',
      'ram11',
      'storage3',
      'case17',
      'psu8',
      'cooling7',
    ]);
    expect([budget, cleared]).toEqual([2000, { cpu: old }]);
    expect(undo).toHaveAccessibleName('Undo');
    await user.click(undo);
    expect(draftBuild.read().value.components).toEqual({ cpu: old });
    expect(partLines(draftBuild.read().value.cleared ?? {})).toHaveLength(8);
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
  expect(location().state).toMatchObject({
    build: { id: 'sleek-gaming', name: 'Sleek Gaming' },
    accessoryIds: [expect.any(String)],
  });
  expect(Math.abs(location().state.total - 1587 - price)).toBeLessThan(1);
});
