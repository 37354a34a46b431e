import { chosenOf, draftBuild, totalOf, type BuildComponents } from '@rig4u/shared/builds';
import { screen, waitFor, within } from '@testing-library/react';
import { builtIn } from '../catalogue/source';
import type { CatalogueType, Part } from '../catalogue/schema';
import { chooseButtons, region, visit } from '../testing';

const partWhere = async <T extends CatalogueType>(type: T, wanted: (part: Part<T>) => boolean): Promise<Part<T>> => {
  const part = (await builtIn.load(type)).find(wanted);
  if (!part) throw new Error(`no ${type} like that`);
  return part;
};
const socketClash = async (): Promise<BuildComponents> => ({
  cpu: await partWhere('cpu', ({ specs }) => specs.socket === 'LGA1700'),
  motherboard: await partWhere('motherboard', ({ specs }) => specs.socket === 'AM5'),
});
const components = () => draftBuild.read().value.components;
const findings = () => within(region('Your PC Build')).getByRole('region', { name: 'Compatibility Check' });

beforeEach(() => localStorage.clear());

test('a fail stands first with both values, marks its rows, and offers the cheapest way out, which happens only when accepted', async () => {
  const clash = await socketClash();
  draftBuild.update(() => ({ components: clash }));
  const { user } = visit('/pc-part-picker');
  await chooseButtons();
  const [first] = within(findings()).getAllByRole('listitem');
  if (!first) throw new Error('no finding');
  expect(first).toHaveTextContent(/Does not fit: CPU socket/i);
  expect(first).toHaveTextContent('LGA1700');
  expect(first).toHaveTextContent('AM5');
  expect(within(screen.getByRole('complementary')).getAllByText('Fail').length).toBeGreaterThanOrEqual(2);

  const offer = await within(first).findByRole('button', { name: /^Swap to / });
  expect(components()).toEqual(clash);
  await user.click(offer);
  expect(findings()).not.toHaveTextContent('Does not fit: CPU socket');
  const changed = ['cpu', 'motherboard'].filter((type) => type === 'cpu' ? components().cpu !== clash.cpu : components().motherboard !== clash.motherboard);
  expect(changed.length).toBeGreaterThan(0);
  expect(screen.getByText(/swapped in\. Total \$/)).toBeInTheDocument();
}, 30_000);

test('the summary counts what was checked, and everything that passed can be opened', async () => {
  draftBuild.update(() => ({ components: {} }));
  const board = await partWhere('motherboard', ({ specs }) => specs.socket === 'AM5');
  const cpu = await partWhere('cpu', ({ specs }) => specs.socket === 'AM5');
  draftBuild.update(() => ({ components: { cpu, motherboard: board } }));
  const { user } = visit('/pc-part-picker');
  await chooseButtons();
  expect(findings()).toHaveTextContent(/\d+ checks? passed/);
  const before = within(findings()).queryAllByRole('listitem').length;
  await user.click(within(findings()).getByRole('button', { name: /^Show all \d+ checks$/ }));
  expect(within(findings()).getAllByRole('listitem').length).toBeGreaterThan(before);
}, 20_000);

test('several kits with quantities count in the total; adding does not advance', async () => {
  const { user, location } = visit('/pc-part-picker?category=ram');
  const [first] = await chooseButtons();
  if (first) await user.click(first);
  await screen.findByRole('heading', { level: 2, name: 'Storage' });
  await user.click(within(screen.getByRole('complementary')).getByRole('button', { name: /^Memory \(RAM\)/ }));
  await chooseButtons();
  const chosen = region('In your build');
  await user.click(within(chosen).getByRole('button', { name: 'One more' }));
  expect(chosenOf(components(), 'ram')[0]?.quantity).toBe(2);
  const [other] = screen.getAllByRole('button', { name: /^Add (?!another|a part)/ });
  if (other) await user.click(other);
  expect(chosenOf(components(), 'ram')).toHaveLength(2);
  expect(location().search).toBe('?category=ram');
  expect(totalOf(components())).toBe(chosenOf(components(), 'ram').reduce((sum, { part, quantity }) => sum + Math.round(part.price * 100) * quantity, 0));
}, 30_000);

test('what is owned costs nothing', async () => {
  const cpu = await partWhere('cpu', () => true);
  draftBuild.update(() => ({ components: { cpu } }));
  const { user } = visit('/pc-part-picker');
  await chooseButtons();
  await user.click(within(region('In your build')).getByRole('checkbox', { name: /^I own this/ }));
  expect(totalOf(components())).toBe(0);
  expect(region('Your PC Build')).toHaveTextContent('$0.00');
}, 20_000);

test('the estimated draw opens into its parts', async () => {
  const cpu = await partWhere('cpu', ({ specs }) => specs.maxPowerW !== undefined);
  draftBuild.update(() => ({ components: { cpu } }));
  const { user } = visit('/pc-part-picker');
  await chooseButtons();
  expect(region('Your PC Build')).toHaveTextContent(/Estimated draw: \d+ W/);
  await user.click(screen.getByRole('button', { name: 'How it adds up' }));
  expect(region('Your PC Build')).toHaveTextContent('75 W');
}, 20_000);

test('the budget that is left follows the total, and a wrong amount is said', async () => {
  const cpu = await partWhere('cpu', () => true);
  draftBuild.update(() => ({ components: { cpu } }));
  const { user } = visit('/pc-part-picker');
  await chooseButtons();
  expect(region('Your PC Build')).toHaveTextContent(/left of \$1,500/);
  const field = screen.getByRole('textbox', { name: 'Budget ($)' });
  await user.clear(field);
  await user.type(field, '50');
  await waitFor(() => expect(region('Your PC Build')).toHaveTextContent(/over \$50/));
  await user.type(field, 'x');
  expect(field).toHaveAccessibleDescription('Write an amount in dollars, such as 1500.');
}, 20_000);
