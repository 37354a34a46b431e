import { accessibilityFaults } from '@rig4u/config/accessibility';
import { saveBuild, savedBuilds, type BuildComponents } from '@rig4u/shared/builds';
import { paths } from '@rig4u/shared/routing';
import { misnamedControls } from '@rig4u/shared/testing';
import { screen, within } from '@testing-library/react';
import { visit } from '../../../checks/visit';
import { builtIn } from '../../catalogue/source';
import { comparisonAddress } from '../../components/comparison-address';
import type { Origin } from '../../domain/comparison/sides-in-address';
import { aspectLabels } from '../../domain/estimates';
import { encodeBuild } from '../../domain/link/write-link';

const date = new Date('2026-11-02T10:00:00.000Z');
const keep = (...builds: BuildComponents[]): string[] => {
  savedBuilds.update((list) => builds.reduce((all, build) => saveBuild(all, build, date), [...list]));
  return savedBuilds.read().value.map(({ id }) => id);
};
const codeOf = (components: BuildComponents): string => {
  const encoded = encodeBuild(components);
  return encoded.ok ? encoded.hash.slice('#b='.length) : '';
};
const part = (type: string, price: number) => ({ id: `own-${type}-1`, type, name: `A ${type}`, price });
const [cheap, dear] = [
  { cpu: part('cpu', 200), case: part('case', 80) },
  { cpu: part('cpu', 320.5), case: part('case', 80) },
];
const linked = { cpu: { id: 'cpu3', name: '', price: 0 }, gpu: { id: 'gpu2', name: '', price: 0 } };
const link = (components: BuildComponents, origin: Origin = 'linked') => ({ code: codeOf(components), origin });
const saved = (first = '', second = '') => comparisonAddress({ id: first }, { id: second });
const row = async (name: string) =>
  within((await screen.findByRole('rowheader', { name })).closest('tr') ?? document.body)
    .getAllByRole('cell')
    .map((cell) => cell.textContent);

afterEach(() => jest.restoreAllMocks());

test('two saved builds line by line: values, and the better one says by how much', async () => {
  const [a, b] = keep(cheap, dear);
  const { container } = visit(saved(a, b));
  expect(await screen.findByRole('table', { name: /line by line/ })).toBeVisible();
  expect(screen.getAllByRole('columnheader').map((head) => head.textContent)).toEqual(['Build #1', 'Build #2']);
  expect(screen.getByRole('link', { name: 'Build #2' })).toHaveAttribute('href', paths.savedBuild(b ?? ''));
  expect(await row('Total')).toEqual(['$280.00$120.50 lower', '$400.50']);
  expect(await row('CPU')).toEqual(['A cpu$200.00$120.50 lower', 'A cpu$320.50']);
  expect(await row('Case')).toEqual(['A case$80.00', 'A case$80.00']);
  expect(screen.getByText('Build #1 costs $120.50 less than Build #2.')).toBeVisible();
  expect(await accessibilityFaults(container)).toEqual([]);
  expect(misnamedControls(container)).toEqual([]);
  expect(screen.getAllByRole('heading').map(({ tagName }) => tagName)).toEqual(['H1', 'H2', 'H2']);
});

test('the estimates open to what they rest on, of both builds', async () => {
  const { user } = visit(
    comparisonAddress(link(linked, 'ready'), link({ ...linked, cpu: { ...linked.cpu, id: 'cpu5' } }, 'computed')),
  );
  expect(
    await screen.findByText(/^The ready-made build costs \$[\d,.]+ less than the computed build\.$/),
  ).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'What the estimates rest on' }));
  expect(screen.getByRole('heading', { level: 3, name: 'Ready-made build' })).toBeVisible();
  expect(screen.getByRole('heading', { level: 3, name: 'Computed build' })).toBeVisible();
  expect(screen.getAllByRole('term').map((term) => term.textContent)).toEqual([
    ...Object.values(aspectLabels),
    ...Object.values(aspectLabels),
  ]);
});

test('another build is chosen, and the address follows', async () => {
  const [a, b, c] = keep(cheap, dear, {});
  const { user, location } = visit(saved(a, b));
  await user.selectOptions(await screen.findByRole('combobox', { name: 'First build' }), 'Build #3');
  expect(await row('Total')).toEqual(['$0.00$400.50 lower', '$400.50']);
  expect(`${location().pathname}${location().search}`).toBe(saved(c, b));
});

test('a saved build beside the build of a link', async () => {
  const [a] = keep(cheap);
  visit(comparisonAddress({ id: a ?? '' }, link(linked)));
  const [, second] = await row('CPU');
  const chip = (await builtIn.load('cpu')).find(({ id }) => id === 'cpu3');
  expect(second).toContain(chip?.name);
  expect(screen.getByRole('link', { name: 'Linked build' })).toHaveAttribute(
    'href',
    `${paths.picker}#b=${codeOf(linked)}`,
  );
});

test('two builds of links need no saved one', async () => {
  visit(comparisonAddress(link(linked), link({ cpu: linked.cpu })));
  expect(await screen.findByRole('table')).toBeVisible();
  expect(screen.getAllByRole('columnheader').map((head) => head.textContent)).toEqual([
    'First linked build',
    'Second linked build',
  ]);
  const [, second] = await row('Graphics Card');
  expect(second).toBe('none');
  expect(screen.queryByRole('combobox')).not.toBeInTheDocument();
});

test('a saved build in the place of a linked one: Back brings the linked one again', async () => {
  const [a, b] = keep(cheap, dear);
  const { user } = visit(comparisonAddress({ id: a ?? '' }, link(linked)));
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Second build' }), b ?? '');
  expect(await screen.findByRole('columnheader', { name: 'Build #2' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Browser back' }));
  expect(await screen.findByRole('columnheader', { name: 'Linked build' })).toBeVisible();
});

test('while the parts of a link are on their way, it says so', async () => {
  jest.spyOn(builtIn, 'load').mockReturnValue(new Promise(() => undefined));
  const [a] = keep(cheap);
  visit(comparisonAddress({ id: a ?? '' }, link(linked)));
  expect(await screen.findByText('Loading components...')).toBeInTheDocument();
});

test('parts that do not arrive can be asked for again', async () => {
  const loading = jest.spyOn(builtIn, 'load').mockRejectedValue(new Error('offline'));
  const [a] = keep(cheap);
  const { user } = visit(comparisonAddress({ id: a ?? '' }, link(linked)));
  expect(await screen.findByText('Failed to load components')).toBeVisible();
  loading.mockRestore();
  await user.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByRole('table')).toBeVisible();
});

test.each([
  [[], 'None is saved yet. Save two, and they can be compared here.'],
  [[cheap], 'One is saved. Save another one, and they can be compared here.'],
])('with %j saved there is nothing to compare, and the way to it', async (builds, words) => {
  keep(...builds);
  visit(comparisonAddress(undefined, undefined));
  expect(await screen.findByText(words)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Create New Build' })).toHaveAttribute('href', paths.picker);
  expect(screen.queryByRole('combobox')).not.toBeInTheDocument();
});

test.each([
  [undefined, 'Choose two builds to compare.'],
  [{ id: '777' }, 'It may have been deleted, or it was saved in another browser.'],
])('where the second build is %j, that is said, and another one can be chosen', async (second, words) => {
  const [a, b] = keep(cheap, dear);
  const { user } = visit(comparisonAddress({ id: a ?? '' }, second));
  expect(await screen.findByText(words)).toBeVisible();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Second build' }), b ?? '');
  expect(await screen.findByRole('table')).toBeVisible();
});

test('a damaged link is said', async () => {
  const [a] = keep(cheap);
  visit(comparisonAddress({ id: a ?? '' }, { code: '<script>alert(1)</script>', origin: 'linked' }));
  expect(await screen.findByText(/^This link is damaged\./)).toBeVisible();
});

test('saved builds that cannot be read are said', async () => {
  localStorage.setItem(savedBuilds.key, 'not json');
  visit(saved('1', '2'));
  expect(await screen.findByText('The builds saved in this browser cannot be read right now.')).toBeVisible();
});
