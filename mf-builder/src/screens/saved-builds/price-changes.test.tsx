import { accessibilityFaults } from '@rig4u/config/accessibility';
import { monthsText, partName, priceHistory, saveBuild, savedBuilds, type BuildComponents } from '@rig4u/shared/builds';
import { wholeDollars } from '@rig4u/shared/format';
import { paths } from '@rig4u/shared/routing';
import { openedDialog } from '@rig4u/shared/testing';
import { screen, within } from '@testing-library/react';
import { loadRetired } from '../../catalogue/retired';
import { builtIn } from '../../catalogue/source';
import { openPriceImport } from '../../../checks/open-import';
import { refuseWrites, visit } from '../../../checks/visit';

const listedCpu = async () => {
  const [cpu] = await builtIn.load('cpu');
  if (!cpu) throw new Error('The catalogue has no CPU.');
  return cpu;
};
/** A catalogue CPU as it was saved when it cost so many dollars more than since. */
const savedCpu = async (more: number) => {
  const cpu = await listedCpu();
  return { ...cpu, price: Math.round((cpu.price + more) * 100) / 100, priceDate: '2024-01-01' };
};
const keep = (components: BuildComponents) =>
  savedBuilds.update((list) => saveBuild(list, components, new Date('2026-11-02T10:00:00.000Z')));
/** The one sentence of a price that was of January 2024 when saved; opens the prices behind it. */
const changeButton = async (change: string) => {
  const { priceDate } = await listedCpu();
  const text = `${change} than when saved: prices of January 2024 then, of ${monthsText([priceDate])} in this total`;
  return screen.findByRole('button', { name: `${text}: prices of Build #1` });
};

afterEach(() => jest.restoreAllMocks());

const card = async (name: string) => {
  const found = (await screen.findAllByRole('listitem')).find((one) => within(one).queryByRole('heading', { name }));
  if (!found) throw new Error(`no card of ${name}`);
  return within(found);
};

test('a build is at the latest prices, and what changed since saving stands on its card once, with both months', async () => {
  const cpu = await savedCpu(12);
  keep({ cpu, gpu: { id: 'custom-1', name: 'Mine', price: 5 } });
  keep({ cpu: { id: 'custom-1', name: 'Mine', price: 5 } });
  const before = savedBuilds.read().value;
  visit(paths.savedBuilds);
  expect(await changeButton('$12 less')).toBeVisible();
  const first = await card('Build #1');
  expect(first.getAllByText(/less/)).toHaveLength(1);
  expect(first.getByText(wholeDollars((await listedCpu()).price + 5))).toBeVisible();
  expect(first.getByText(/^Guide prices of /)).toBeVisible();
  expect(screen.getByRole('button', { name: 'No change since saved: prices of Build #2' })).toBeVisible();
  expect(savedBuilds.read().value).toMatchObject(before);
});

test('the purchase page gets the build at the latest prices', async () => {
  keep({ cpu: await savedCpu(12) });
  const { user, location } = visit(paths.savedBuilds);
  await changeButton('$12 less');
  await user.click(screen.getByRole('link', { name: 'Purchase Build #1' }));
  const { price } = await listedCpu();
  expect(location().state).toMatchObject({ total: price, build: { price, components: { cpu: { price } } } });
});

test('a part that is no longer listed keeps its price and its month, which is said', async () => {
  const [retired] = await loadRetired();
  if (!retired) throw new Error('No part is retired.');
  keep({ [retired.type]: { ...retired, price: 77, priceDate: '2024-01-01' } });
  visit(paths.savedBuilds);
  expect(
    await screen.findByText(`${partName(retired)} is no longer listed: it keeps its price of January 2024.`),
  ).toBeVisible();
  expect(screen.getByRole('button', { name: 'No change since saved: prices of Build #1' })).toBeVisible();
});

describe('no sentence speaks of now', () => {
  afterEach(() => jest.useRealTimers());
  test.each(['2025-08-20', '2025-09-21', '2026-09-20'])('on %s', async (day) => {
    jest.useFakeTimers({ now: new Date(`${day}T12:00:00`), advanceTimers: true });
    keep({ cpu: { id: 'custom-1', name: 'Mine', price: 5, priceDate: '2025-08-01' } });
    visit(paths.savedBuilds);
    const line = await screen.findByText(/^Guide prices of August 2025\./);
    expect(line.textContent?.includes('more than a year old')).toBe(day.startsWith('2026'));
    expect(screen.queryByText(/\b(today|now|currently)\b/i)).not.toBeInTheDocument();
  });
});

test('the prices behind it open as sentences and lists', async () => {
  const cpu = await savedCpu(12);
  keep({ cpu });
  priceHistory.update(() => ({ parts: { cpu1: [{ date: '2026-11-01', price: 10 }] } }));
  const { user } = visit(paths.savedBuilds);
  await user.click(
    await screen.findByRole('button', { name: /less than when saved: .* in this total: prices of Build #1$/ }),
  );
  const dialog = await openedDialog('Prices of Build #1');
  const list = await within(dialog).findByRole('list', { name: `Prices of ${cpu.name}` });
  const rows = within(list).getAllByRole('listitem');
  expect(rows.map((row) => row.textContent)).toEqual([
    expect.stringMatching(/^Jan 1, 2024, saved with the build\$/),
    expect.stringMatching(/, catalogue\$/),
    'Nov 1, 2026, imported$10.00',
  ]);
  expect(
    within(dialog).getByText(/^3 prices are known: lowest \$10\.00, Nov 1, 2026; .*newest \$10\.00, Nov 1, 2026\.$/),
  ).toBeVisible();
  expect(await accessibilityFaults(dialog)).toEqual([]);
});

test('a price list adds to the history; rows that cannot be read are named, the others kept', async () => {
  keep({ cpu: await savedCpu(0), gpu: { id: 'custom-1', name: 'Mine', price: 5 } });
  const { user, give } = await openPriceImport();
  await give(
    'id,price,date\ncpu1,10,2026-11-01\ncustom-1,4.00,2026-11-01\n<b>x</b>,5,2026-11-01\ncpu1,free,2026-11-01',
  );
  expect(await screen.findByText('2 prices imported.')).toBeVisible();
  expect(
    within(screen.getByRole('list', { name: 'Rows that were left out' }))
      .getAllByRole('listitem')
      .map((item) => item.textContent),
  ).toEqual([
    'Line 4: there is no part "<b>x</b>" in the catalogue or in your builds',
    'Line 5: has "free" as its price: write US dollars such as 84.99, up to 1,000,000',
  ]);
  expect(priceHistory.read().value).toEqual({
    parts: { cpu1: [{ date: '2026-11-01', price: 10 }], 'custom-1': [{ date: '2026-11-01', price: 4 }] },
  });
  await user.click(screen.getByRole('button', { name: 'Done' }));
  expect(
    await screen.findByRole('button', { name: /less than when saved: .* in this total: prices of Build #1$/ }),
  ).toBeVisible();
});

test('what is no list is said, and refused storage too; the text stays', async () => {
  keep({ cpu: await savedCpu(0) });
  const { give, field } = await openPriceImport();
  await give('hello');
  expect(await screen.findByText(/^The first line has to name the columns/)).toBeVisible();
  refuseWrites();
  await give('id,price,date\ncpu1,10,2026-11-01');
  expect(await screen.findByText(/^This browser did not keep the prices/)).toBeVisible();
  expect(field).toHaveValue('id,price,date\ncpu1,10,2026-11-01');
});

test('a catalogue that does not arrive is said, and tried again', async () => {
  keep({ cpu: await savedCpu(12) });
  const loading = jest.spyOn(builtIn, 'load').mockRejectedValue(new Error('offline'));
  const { user } = visit(paths.savedBuilds);
  expect(await screen.findByText(/^Prices are as they were when saved: the catalogue did not arrive/)).toBeVisible();
  loading.mockRestore();
  await user.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await changeButton('$12 less')).toBeVisible();
});

test('a name of 10,000 characters leaves the card in one piece', async () => {
  savedBuilds.update((list) =>
    saveBuild(list, {}, new Date('2026-11-02T10:00:00.000Z')).map((build) => ({ ...build, name: 'x'.repeat(10_000) })),
  );
  visit(paths.savedBuilds);
  expect(await screen.findByRole('heading', { level: 2, name: 'x'.repeat(10_000) })).toBeVisible();
});
