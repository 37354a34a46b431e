import { priceHistory, savedBuilds } from '@rig4u/shared/builds';
import { faults, openedDialog, shownText } from '@rig4u/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { toJson } from '../../domain/exports/json';
import { openBuildImport, openPriceImport } from '../../../checks/open-import';
import { refuseWrites } from '../../../checks/visit';

const mockWait = jest.fn<Promise<void>, []>();
jest.mock('../../components/dialogs/read-pasted-build', () => {
  const real = jest.requireActual<typeof import('../../components/dialogs/read-pasted-build')>(
    '../../components/dialogs/read-pasted-build',
  );
  return { ...real, readBuild: (text: string) => mockWait().then(() => real.readBuild(text)) };
});
const mockCatalogue = jest.fn<Promise<void>, []>();
jest.mock('../../catalogue/load-types', () => {
  const real = jest.requireActual<typeof import('../../catalogue/load-types')>('../../catalogue/load-types');
  return {
    ...real,
    loadTypes: (...parts: Parameters<typeof real.loadTypes>) => mockCatalogue().then(() => real.loadTypes(...parts)),
  };
});

const json = toJson({
  name: 'Mine',
  components: { cpu: { id: 'custom-1', name: 'Chip', price: 5 } },
  today: new Date(),
});
const saved = () => savedBuilds.read().value.map(({ name }) => name);
const mine = { id: '1', name: 'Mine', date: '2026-11-01T00:00:00.000Z', components: {}, totalPrice: 0 };
const prices = 'id,price,date\ncpu1,100,2026-11-02';
const done = 'Your PC build has been saved successfully.';

beforeEach(() => {
  mockWait.mockReset().mockResolvedValue();
  mockCatalogue.mockReset().mockResolvedValue();
});
afterEach(() => jest.restoreAllMocks());

test.each(faults)('$name: an import and a deletion are acts of this browser, and ask nobody', async ({ fetch }) => {
  const asked = jest.spyOn(globalThis, 'fetch').mockImplementation(fetch);
  const { give, user } = await openBuildImport();
  await give(json);
  await shownText(done);
  expect(saved()).toEqual(['Mine']);
  await user.click(await screen.findByRole('button', { name: 'Delete Mine' }));
  await user.click(within(await openedDialog('Are you sure?', 'alertdialog')).getByRole('button', { name: 'Delete' }));
  await shownText('The PC build has been deleted successfully.');
  expect(saved()).toEqual([]);
  expect(asked).not.toHaveBeenCalled();
});

test('an import that the browser does not keep: said, and what was pasted stays', async () => {
  const { give, field } = await openBuildImport();
  refuseWrites();
  await give(json);
  await shownText('Failed to save your PC build. Local storage may be unavailable.');
  expect(screen.queryByText(done)).toBeNull();
  expect(field).toHaveValue(json);
});

test('who closes the dialog while an import is read gets no build, and is told of none', async () => {
  let arrive: () => void = () => undefined;
  mockWait.mockImplementation(() => new Promise((resolve) => (arrive = resolve)));
  const { give, user } = await openBuildImport();
  await give(json);
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  arrive();
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(saved()).toEqual([]);
  expect(screen.queryByText(done)).toBeNull();
});

test('who closes the import of prices while the catalogue is on its way imports none', async () => {
  savedBuilds.update(() => [mine]);
  let arrive: () => void = () => undefined;
  mockCatalogue.mockImplementation(() => new Promise((resolve) => (arrive = resolve)));
  const { give, user } = await openPriceImport();
  await give(prices);
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  arrive();
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(priceHistory.read().value.parts).toEqual({});
});

test('prices that are waited for are imported', async () => {
  savedBuilds.update(() => [mine]);
  const { give } = await openPriceImport();
  await give(prices);
  expect(await screen.findByText('1 price imported.')).toBeVisible();
  expect(Object.keys(priceHistory.read().value.parts)).toEqual(['cpu1']);
});

test('prices that the browser does not keep are not imported, and the list stays', async () => {
  savedBuilds.update(() => [mine]);
  const { give, field } = await openPriceImport();
  refuseWrites();
  await give(prices);
  expect(await screen.findByText(/^This browser did not keep the prices\./)).toBeVisible();
  expect(screen.queryByText(/price imported/)).toBeNull();
  expect(field).toHaveValue(prices);
  expect(priceHistory.read().value.parts).toEqual({});
});
