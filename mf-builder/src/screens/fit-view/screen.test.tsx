import { accessibilityFaults } from '@rig4u/config/accessibility';
import { draftBuild, saveBuild, savedBuilds } from '@rig4u/shared/builds';
import { paths } from '@rig4u/shared/routing';
import { screen, within } from '@testing-library/react';
import { visit } from '../../../checks/visit';

const part = (type: string, name: string, specs: Record<string, unknown>) => ({
  id: `${type}0`,
  type,
  name,
  price: 100,
  specs,
});
const components = {
  case: part('case', 'A case', {
    formFactor: 'ATX Mid Tower',
    dimensions: [469, 215, 447],
    motherboards: ['ATX'],
    gpuMaxMm: 355,
    coolerMaxMm: 170,
    slots: 7,
  }),
  gpu: part('gpu', 'A long card', { lengthMm: 400, heightMm: 120, slots: 2, power: { p6: 0, p8: 2, p16: 0 } }),
};

test('the fit view shows the build from the side and from above, and the way back keeps the query', async () => {
  draftBuild.update(() => ({ components }));
  const { container } = visit(`${paths.fitView}?category=gpu&brand=Maker`);
  expect(await screen.findByRole('heading', { level: 1, name: 'Fit view' })).toBeVisible();
  expect(within(screen.getByRole('region', { name: 'From above' })).getByRole('group')).toBeInTheDocument();
  expect(screen.getByRole('group', { name: /^Seen through the open side panel/ })).toBeInTheDocument();
  expect(
    within(screen.getByRole('region', { name: 'In words' })).getByText(
      'Graphics card length: 400 mm card, 355 mm of room: 45 mm too long.',
    ),
  ).toBeVisible();
  expect(screen.getByRole('link', { name: 'Back to PC Builder' })).toHaveAttribute(
    'href',
    '/pc-part-picker?category=gpu&brand=Maker',
  );
  expect(document.title).toContain('Fit view');
  // jsdom paints nothing: what is seen is looked at in the browser tests.
  expect(await accessibilityFaults(container)).toEqual([]);
  expect(screen.getAllByRole('heading').map(({ tagName }) => tagName)).toEqual(['H1', 'H2', 'H2', 'H3', 'H2', 'H2']);
});

test('a saved build has its fit view at its own address', async () => {
  const date = new Date('2026-11-02T10:00:00.000Z');
  savedBuilds.update((list) => saveBuild(list, components, date));
  const id = String(date.getTime());
  visit(paths.savedBuildFitView(id));
  expect(await screen.findByText('Build #1')).toBeVisible();
  expect(screen.getByRole('heading', { level: 2, name: 'A case' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Back to PC Builder' })).toHaveAttribute('href', paths.savedBuild(id));
});

test('a saved build that is not there is said', async () => {
  visit(paths.savedBuildFitView('nobody'));
  expect(await screen.findByText('Build not found')).toBeVisible();
  expect(screen.getByRole('heading', { level: 1, name: 'Fit view' })).toBeVisible();
});

test('without a case the first step is to choose one', async () => {
  draftBuild.update(() => ({ components: { gpu: components.gpu } }));
  visit(`${paths.fitView}?category=gpu`);
  expect(await screen.findByText('No case is chosen yet')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Choose a case' })).toHaveAttribute('href', '/pc-part-picker?category=case');
});
