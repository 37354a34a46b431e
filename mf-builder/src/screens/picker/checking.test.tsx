import { chosenOf, draftBuild, totalOf, type BuildComponents } from '@rig4u/shared/builds';
import { screen, waitFor, within } from '@testing-library/react';
import { builtIn } from '../../catalogue/source';
import type { CatalogueType, Part } from '../../catalogue/schema';
import { options, visit } from '../../../checks/visit';
import { firstChoice, list, named, report, row, rows, summary } from '../../../checks/in-the-picker';

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
/** What the check says in the report, once it is there. */
async function findings(): Promise<HTMLElement> {
  await within(report()).findAllByText(/^\d+ (fails?|warnings?|not checked|passed)$/);
  return within(report()).getByRole('region', { name: 'Compatibility Check' });
}

/** The rows of what is chosen for the open category. */
const inBuild = async () => within(await options()).getByRole('rowgroup', { name: 'In your build' });

test(
  spec(
    '3.30',
    'a fail stands first with both values, marks its rows, and offers the cheapest way out, which happens only when accepted',
  ),
  async () => {
    const clash = await socketClash();
    draftBuild.update(() => ({ components: clash }));
    const { user } = visit('/pc-part-picker');
    await options();
    const [first] = within(await findings()).getAllByRole('listitem');
    if (!first) throw new Error('no finding');
    expect(first).toHaveTextContent(/Does not fit: CPU socket/i);
    expect(first).toHaveTextContent('LGA1700');
    expect(first).toHaveTextContent('AM5');
    expect(within(list()).getAllByText('does not fit')).toHaveLength(1);

    const [offer] = await within(first).findAllByRole('button', { name: /^Swap to / });
    if (!offer) throw new Error('no swap');
    expect(components()).toEqual(clash);
    await user.click(offer);
    expect(await findings()).not.toHaveTextContent('Does not fit: CPU socket');
    const changed = ['cpu', 'motherboard'].filter((type) =>
      type === 'cpu' ? components().cpu !== clash.cpu : components().motherboard !== clash.motherboard,
    );
    expect(changed.length).toBeGreaterThan(0);
    expect(screen.getByText(/swapped in, (\$[\d,.]+ (less|more)|for the same price)\. Total \$/)).toBeInTheDocument();
  },
);

test(spec('2.50', 'the summary counts what was checked, and everything that passed can be opened'), async () => {
  draftBuild.update(() => ({ components: {} }));
  const board = await partWhere('motherboard', ({ specs }) => specs.socket === 'AM5');
  const cpu = await partWhere('cpu', ({ specs }) => specs.socket === 'AM5');
  draftBuild.update(() => ({ components: { cpu, motherboard: board } }));
  const { user } = visit('/pc-part-picker');
  await summary();
  const check = await findings();
  expect(check).toHaveTextContent(/\d+ checks? passed/);
  const before = within(check).queryAllByRole('listitem').length;
  await user.click(within(check).getByRole('button', { name: /^Show all \d+ checks$/ }));
  expect(within(check).getAllByRole('listitem').length).toBeGreaterThan(before);
});

test('several kits with quantities count in the total; adding does not advance', async () => {
  const { user, location } = visit('/pc-part-picker?category=ram');
  await user.click(await firstChoice());
  await screen.findByRole('heading', { level: 2, name: 'Storage' });
  await user.click(row('Memory (RAM)'));
  await screen.findByRole('heading', { level: 2, name: 'Memory' });
  const [, second] = await rows();
  if (!second) throw new Error('only one kit');
  const chosen = await inBuild();
  await user.click(within(chosen).getByRole('button', { name: 'One more' }));
  expect(chosenOf(components(), 'ram')[0]?.quantity).toBe(2);
  await user.click(within(second).getByRole('button', { name: /^Add (?!another|a part)/ }));
  expect(chosenOf(components(), 'ram')).toHaveLength(2);
  expect(location().search).toBe('?category=ram');
  expect(totalOf(components())).toBe(
    chosenOf(components(), 'ram').reduce((sum, { part, quantity }) => sum + Math.round(part.price * 100) * quantity, 0),
  );
});

test('what is owned costs nothing', async () => {
  const cpu = await partWhere('cpu', () => true);
  draftBuild.update(() => ({ components: { cpu } }));
  const { user } = visit('/pc-part-picker');
  const build = await summary();
  await user.click(within(await inBuild()).getByRole('checkbox', { name: /^I own this/ }));
  expect(totalOf(components())).toBe(0);
  await waitFor(() => expect(build).toHaveTextContent('$0.00'));
});

test('the estimated draw opens into its parts', async () => {
  const cpu = await partWhere('cpu', ({ specs }) => specs.maxPowerW !== undefined);
  draftBuild.update(() => ({ components: { cpu } }));
  const { user } = visit('/pc-part-picker');
  await summary();
  expect(await within(report()).findByText(/^Estimated draw: \d+ W$/)).toBeVisible();
  await user.click(named(report(), 'button', 'How it adds up'));
  expect(report()).toHaveTextContent('75 W');
});

test('the budget that is left follows the total, and a wrong amount is said', async () => {
  const cpu = await partWhere('cpu', () => true);
  draftBuild.update(() => ({ components: { cpu } }));
  const { user } = visit('/pc-part-picker');
  const build = await summary();
  expect(build).toHaveTextContent(/left of \$1,500/);
  await user.click(within(build).getByRole('button', { name: 'change the budget' }));
  const field = within(build).getByRole('textbox', { name: 'Budget ($)' });
  await user.clear(field);
  await user.type(field, '50');
  await waitFor(() => expect(build).toHaveTextContent(/over \$50/));
  await user.type(field, 'x');
  expect(field).toHaveAccessibleDescription('Write an amount in dollars, such as 1500.');
});
