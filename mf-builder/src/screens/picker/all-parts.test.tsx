import { draftBuild } from '@rig4u/shared/builds';
import { screen, waitFor, within } from '@testing-library/react';
import { openedDialog } from '@rig4u/shared/testing';
import { options, visit } from '../../../checks/visit';
import { rows } from '../../../checks/in-the-picker';
import { loadByIds } from '../../catalogue/load-types';
import { loadMarket } from '../../catalogue/market/load-market';
import { loadNamed } from '../../catalogue/market/named-parts';
import { builtIn } from '../../catalogue/source';
import { readMarketId } from '../../catalogue/market/market-id';

jest.mock('../../catalogue/market/load-market', () => {
  const actual: object = jest.requireActual('../../catalogue/market/load-market');
  return { ...actual, loadMarket: jest.fn(Reflect.get(actual, 'loadMarket')) };
});

const nothing = 'No components found matching your search';

const shelf = (name: RegExp) => screen.getByRole('radio', { name });
const idOf = (row: HTMLElement | undefined) => row?.dataset['id'] ?? '';

test('all parts are listed beside ours, ours first, those of the market without price and rating', async () => {
  const { user, location } = visit('/pc-part-picker?category=gpu');
  await options();
  expect(loadMarket).not.toHaveBeenCalled();
  await user.click(shelf(/^All 3,828$/));
  expect(await screen.findByText('3,828 parts')).toBeVisible();
  expect(new URLSearchParams(location().search).get('shelf')).toBe('all');
  const listed = await rows();
  expect(listed).toHaveLength(48);
  expect(listed.map((row) => readMarketId(idOf(row)) !== undefined)).toEqual(listed.map((_row, at) => at >= 20));
  const [, last] = [listed[0], listed.at(-1)];
  expect(last).toHaveTextContent('no price');
  expect(last).not.toHaveTextContent(/rating|★/);
  expect(last).toHaveAttribute('aria-rowindex', '49');
  expect(screen.getByRole('table')).toHaveAttribute('aria-rowcount', '3829');
  await user.click(screen.getByRole('button', { name: 'Show 48 more of 3,780' }));
  await waitFor(async () => expect(await rows()).toHaveLength(96));
  const next = (await rows())[48];
  await waitFor(() => expect(next?.contains(document.activeElement)).toBe(true));
  const begins = (await rows())[48];
  if (!begins) throw new Error('There is no next page.');
  expect(within(begins).getByRole('button', { expanded: false })).toHaveFocus();
  expect(screen.getByText(/BuildCores OpenDB/)).toBeVisible();
});

test('the last page of a list keeps the focus, where the button goes away', async () => {
  const { user } = visit('/pc-part-picker?category=ram&shelf=all&q=g.skill+6400');
  await user.click(await screen.findByRole('button', { name: /^Show (\d+) more of \1$/ }));
  const begins = (await rows())[48];
  if (!begins) throw new Error('There is no next page.');
  expect(within(begins).getByRole('button', { expanded: false })).toHaveFocus();
  expect(screen.queryByRole('button', { name: /^Show \d+ more/ })).not.toBeInTheDocument();
  // Of the market there is no rating that a sign would part it from.
  const timed = (await rows()).filter((row) => readMarketId(idOf(row)) && row.textContent.includes('Timing'));
  expect(timed).not.toEqual([]);
  for (const row of timed) expect(row).not.toHaveTextContent('· Timing');
});

test('the shelf stays when another category opens, and Our 20 brings ours back', async () => {
  const { user } = visit('/pc-part-picker?category=ups&shelf=all');
  await options();
  expect(screen.queryByRole('radio', { name: /^All / })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: /^Capture Card/ }));
  expect(await screen.findByText('41 parts')).toBeVisible();
  await user.click(shelf(/^Our 20$/));
  expect(await screen.findByText('20 parts')).toBeVisible();
});

test('what ours do not have is answered from all parts, below the sentence of an empty list', async () => {
  visit('/pc-part-picker?category=cpu&q=i7-4790K');
  expect(await screen.findByText(/^\d+ among all parts$/)).toBeVisible();
  expect(screen.getByText(nothing)).toBeVisible();
  const [first] = await rows();
  expect(first).toHaveTextContent('4790K');
});

test('a part of the market is chosen as any other, and kept by its number', async () => {
  const { user } = visit('/pc-part-picker?category=cpu&q=i7-4790K');
  await screen.findByText(/among all parts$/);
  const [first] = await rows();
  if (!first) throw new Error('There is no row.');
  await user.click(within(first).getByRole('button', { name: /^Choose .*no price known/ }));
  await screen.findByRole('heading', { level: 2, name: 'Motherboard' });
  expect(draftBuild.read().value.components.cpu).toMatchObject({
    id: idOf(first),
    price: 0,
    unpriced: true,
    specs: { socket: 'LGA1150' },
  });
});

test('a chosen part of the market is one of the parts that are listed, and counted as such', async () => {
  const { user } = visit('/pc-part-picker?category=capture&shelf=all');
  expect(await screen.findByText('41 parts')).toBeVisible();
  const row = (await rows()).find((one) => readMarketId(idOf(one)));
  if (!row) throw new Error('There is no part of the market.');
  await user.click(within(row).getByRole('button', { name: /^Choose / }));
  await screen.findByText('27 parts');
  await user.click(screen.getByRole('button', { name: /^Capture Card/ }));
  expect(await screen.findByText('41 parts')).toBeVisible();
  const group = screen.getByRole('rowgroup', { name: 'In your build' });
  expect(within(group).getByRole('button', { name: /^Remove .+, no price known/ })).toBeVisible();
  await user.type(screen.getByRole('searchbox', { name: 'Search' }), 'elgato');
  expect(await screen.findByText(/^\d+ of 41$/)).toBeVisible();
});

test('what no shelf has can be added under its name', async () => {
  const { user } = visit('/pc-part-picker?category=cpu&shelf=all&q=qqqzzz+9');
  expect(await screen.findByText(nothing)).toBeVisible();
  await user.click(await screen.findByRole('button', { name: 'Add "qqqzzz 9"' }));
  const dialog = await openedDialog('Add a part not listed');
  expect(within(dialog).getByRole('textbox', { name: /^Name/ })).toHaveValue('qqqzzz 9');
});

test('filters narrow both shelves', async () => {
  const { user } = visit('/pc-part-picker?category=cpu&shelf=all&f.socket=AM4');
  expect(await screen.findByText(/^\d+ of 790$/)).toBeVisible();
  const ids = (await rows()).map(idOf);
  expect(ids.some(readMarketId)).toBe(true);
  expect(ids.some((id) => !readMarketId(id))).toBe(true);
  await user.click(screen.getByRole('button', { name: 'Clear filters' }));
  expect(await screen.findByText('790 parts')).toBeVisible();
});

/** A build with a board for AM5. */
async function withBoard() {
  const boards = await builtIn.load('motherboard');
  const board = boards.find(({ specs }) => specs.socket === 'AM5');
  if (!board) throw new Error('The catalogue has no board for AM5.');
  draftBuild.update(() => ({ components: { motherboard: board } }));
}

test('what fits comes first, what does not fit last, and what is not checked is not counted as fitting', async () => {
  await withBoard();
  visit('/pc-part-picker?category=cpu&shelf=all&q=ryzen+5');
  expect(await screen.findByText(/^\d+ of 790$/)).toBeVisible();
  const verdicts = (await rows()).map((row) => row.dataset['verdict']);
  const firstFail = verdicts.indexOf('fail');
  expect(firstFail).toBeGreaterThan(0);
  expect(verdicts.slice(firstFail).every((verdict) => verdict === 'fail')).toBe(true);
  expect(screen.getByText(/^· \d+ fit(, \d+ not checked)?$/)).toBeVisible();
});

test('where what is found does not fit and only what fits is wanted, that is said', async () => {
  await withBoard();
  visit('/pc-part-picker?category=cpu&q=i7-4790K&fits=1');
  expect(await screen.findByText(/^\d+ parts? (does|do) not fit this build: /, { selector: 'p' })).toBeVisible();
  expect(screen.getAllByText(nothing)).toHaveLength(1);
  expect(screen.queryByText(/among all parts$/)).not.toBeInTheDocument();
});

test('a chosen part of the market stands in the list once, and is counted', async () => {
  const [part] = await loadNamed(['cpu~1']);
  draftBuild.update(() => ({ components: part ? { cpu: part } : {} }));
  visit('/pc-part-picker?category=cpu&shelf=all');
  expect(await screen.findByText('790 parts')).toBeVisible();
  const listed = await rows();
  expect(listed.filter((row) => idOf(row) === 'cpu~1')).toHaveLength(1);
  expect(listed[0]).toHaveClass('chosen');
});

test('a chosen part whose facts no list can show stays in sight', async () => {
  draftBuild.update(() => ({
    components: {
      case: { id: 'case~5', type: 'case', brand: 'A', name: 'Box', price: 0, specs: { radiators: 'abc' } },
    },
  }));
  visit('/pc-part-picker?category=case&shelf=all');
  expect(await screen.findByText(/^3,\d+ (parts|of 3,\d+)$/)).toBeVisible();
  expect(await screen.findByText('Among all parts')).toBeVisible();
});

test('an order that the market knows nothing of is said to be that of ours', async () => {
  visit('/pc-part-picker?category=os&shelf=all&sort=price');
  expect(
    await screen.findByText('Our picks are in this order. The other parts follow by brand and name.'),
  ).toBeVisible();
});

test('where all parts do not arrive, ours stay, and another try brings them', async () => {
  jest.mocked(loadMarket).mockRejectedValueOnce(new Error('no network'));
  const { user } = visit('/pc-part-picker?category=os&shelf=all');
  expect(await screen.findByText(/^The list of all parts did not arrive/)).toBeVisible();
  expect(await screen.findByText('20 parts')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByText('27 parts')).toBeVisible();
});

test('one of several parts of the market is taken out where our 20 have no row for it', async () => {
  const of = await loadByIds(['storage~5', 'storage~6']);
  const [first, second] = of('storage').filter(({ id }) => readMarketId(id));
  if (!first || !second) throw new Error('There are no drives.');
  draftBuild.update(() => ({
    components: {
      storage: [
        { part: first, quantity: 1 },
        { part: second, quantity: 1 },
      ],
    },
  }));
  const { user } = visit('/pc-part-picker?category=storage');
  const [out] = await within(await options()).findAllByRole('button', { name: /^Take out / });
  if (!out) throw new Error('It cannot be taken out.');
  // A phone shows the lines of such parts alone.
  expect(out.closest('[data-own]')).not.toBeNull();
  await user.click(out);
  await waitFor(() => expect(draftBuild.read().value.components.storage).toMatchObject({ id: second.id }));
  expect(screen.getByRole('heading', { level: 2, name: 'Storage' })).toHaveFocus();
});

test('where a part goes back to a page that is not shown, the heading has the focus', async () => {
  const last = (await loadByIds(['gpu~3241']))('gpu').find(({ id }) => id === 'gpu~3241');
  if (!last) throw new Error('There is no such card.');
  draftBuild.update(() => ({ components: { gpu: last } }));
  const { user } = visit('/pc-part-picker?category=gpu&shelf=all');
  await waitFor(async () => expect((await rows()).length).toBeGreaterThan(40), { timeout: 10_000 });
  const [chosen] = await rows();
  if (!chosen) throw new Error('There is no row.');
  await user.click(within(chosen).getByText('Remove'));
  await waitFor(() => expect(screen.getByRole('heading', { level: 2, name: 'Graphics Card' })).toHaveFocus());
  expect((await rows()).map(idOf)).not.toContain(last.id);
});

test('what is ticked among all parts stays ticked in our 20, is said there, and can be cleared', async () => {
  const ticks = ['gpu1', 'gpu3', 'gpu~1', 'gpu~2'].map((id) => `&compare=${id}`).join('');
  const { user, location } = visit(`/pc-part-picker?category=gpu${ticks}`);
  await options();
  const tray = await screen.findByRole('region', { name: 'Ticked for comparison' });
  expect(tray).toHaveTextContent('4 ticked, 2 of them among all parts');
  const take = await screen.findAllByRole('button', { name: /^Take .+ out of the comparison$/ });
  expect(take).toHaveLength(2);
  const [first] = take;
  if (!first) throw new Error('Nothing is compared.');
  await user.click(first);
  await waitFor(() => expect(tray).toHaveTextContent('3 ticked, 2 of them among all parts'));
  await user.click(within(tray).getByRole('button', { name: 'Clear' }));
  await waitFor(() => expect(tray).not.toBeInTheDocument());
  expect(new URLSearchParams(location().search).has('compare')).toBe(false);
});

test('four ticks among all parts alone still have their tray', async () => {
  visit(`/pc-part-picker?category=gpu${[1, 2, 3, 4].map((n) => `&compare=gpu~${n}`).join('')}`);
  await options();
  const tray = await screen.findByRole('region', { name: 'Ticked for comparison' });
  expect(tray).toHaveTextContent('4 ticked, among all parts');
  expect(within(tray).getByRole('button', { name: 'Compare' })).toBeDisabled();
});
