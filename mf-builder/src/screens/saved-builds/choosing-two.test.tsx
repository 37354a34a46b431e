import { saveBuild, savedBuilds } from '@rig4u/shared/builds';
import { screen } from '@testing-library/react';
import { visit } from '../../../checks/visit';
import { comparisonAddress } from '../../components/comparison-address';

const cpu = { id: 'cpu0', type: 'cpu', brand: 'AMD', name: 'Ryzen 7 7800X3D', price: 359 };
const keep = (count: number): string[] => {
  for (let left = count; left > 0; left -= 1)
    savedBuilds.update((list) => saveBuild(list, { cpu }, new Date('2026-11-02T10:00:00.000Z')));
  return savedBuilds.read().value.map(({ id }) => id);
};
const box = (name: string) => screen.findByRole('checkbox', { name: `Compare ${name}` });

test('two ticks lead to the comparison of the two, and Back brings them again', async () => {
  const [a, b] = keep(3);
  const { user, location } = visit('/saved-builds');
  await user.click(await box('Build #1'));
  expect(screen.getByText('1 ticked. Tick one more to compare.')).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Compare' })).not.toBeInTheDocument();
  await user.click(await box('Build #2'));
  expect(screen.getByText('Build #1 and Build #2 are ticked.')).toBeInTheDocument();
  await user.click(screen.getByRole('link', { name: 'Compare' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Compare builds' })).toBeVisible();
  expect(`${location().pathname}${location().search}`).toBe(comparisonAddress({ id: a ?? '' }, { id: b ?? '' }));
  await user.click(screen.getByRole('button', { name: 'Browser back' }));
  expect(await box('Build #2')).toBeChecked();
});

test('a third tick takes the place of the first; Clear takes all away', async () => {
  keep(3);
  const { user } = visit('/saved-builds');
  for (const name of ['Build #1', 'Build #2', 'Build #3']) await user.click(await box(name));
  expect(await box('Build #1')).not.toBeChecked();
  expect(screen.getByText('Build #2 and Build #3 are ticked.')).toBeInTheDocument();
  await user.click(await box('Build #2'));
  expect(screen.getByText('Build #3 is ticked. Tick one more to compare.')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Clear' }));
  expect(await box('Build #3')).not.toBeChecked();
  expect(screen.queryByRole('region', { name: 'Ticked for comparison' })).not.toBeInTheDocument();
});

test.each(['.', ')', '%E2%80%8B', '&fbclid=IwAR0x'])(
  'a tick with %s behind it is one, and can be taken away',
  async (tail) => {
    const [a] = keep(3);
    const { user, location } = visit(`/saved-builds?compare=${a}${tail}`);
    expect(await box('Build #1')).toBeChecked();
    await user.click(await box('Build #1'));
    expect(await box('Build #1')).not.toBeChecked();
    expect(location().search).toBe('');
  },
);

test('one build alone cannot be compared, and a tick for one that is gone counts nothing', async () => {
  keep(1);
  visit('/saved-builds?compare=777');
  await screen.findByRole('heading', { level: 2, name: 'Build #1' });
  expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
  expect(screen.queryByRole('region', { name: 'Ticked for comparison' })).not.toBeInTheDocument();
});
