import { accessibilityFaults } from '@rig4u/config/accessibility';
import { knownRules, partsMark, purchaseOf, savedBuilds, type VerdictSummary } from '@rig4u/shared/builds';
import { paths } from '@rig4u/shared/routing';
import { refusalText } from '@rig4u/shared/storage';
import { screen, within } from '@testing-library/react';
import { openPurchase } from '../../../checks/open-screen';

const components = { cpu: { id: 'cpu1', name: 'Ryzen 7', price: 329, retailerSku: 'N82E16819113793' } };
const build = { id: '17', name: 'Build #1', components };
const sentence = 'The card is 12 mm too long.';
const summary = (over: Partial<VerdictSummary> = {}): VerdictSummary => ({
  date: '2026-11-22T12:00:00.000Z',
  edition: 2,
  parts: partsMark(components),
  passed: 30,
  warnings: 0,
  fails: 1,
  unknowns: 2,
  worst: { rule: 'gpu-length', sentence },
  ...over,
});
const open = (verdict?: unknown) => openPurchase(purchaseOf({ ...build, verdict }));
const check = async () => within(await screen.findByRole('region', { name: 'Compatibility Check' }));
const purchase = () => screen.getByRole('button', { name: 'Purchase on Newegg' });
/** How a button is painted: 'default' is filled. */
const look = (button: HTMLElement) => getComputedStyle(button).backgroundColor;

afterEach(() => jest.restoreAllMocks());

test('a fail is named in its sentence between total and button; Fix it is filled, Purchase is there', async () => {
  savedBuilds.update(() => [{ ...build, date: '2026-11-22T12:00:00.000Z', totalPrice: 329 }]);
  const { container, user, location } = open(summary());
  const area = await check();
  expect(area.getByText(`1 part does not fit: ${sentence}`)).toBeVisible();
  expect(area.getByText('Checked on Nov 22, 2026')).toBeVisible();
  const order = within(screen.getByRole('region', { name: 'Order Summary' }));
  const [total, heading, button] = [order.getByText('Total'), order.getByText('Compatibility Check'), purchase()];
  expect(total.compareDocumentPosition(heading) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  expect(heading.compareDocumentPosition(button) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  expect(purchase()).toBeEnabled();
  expect(look(purchase())).not.toBe(look(area.getByRole('button', { name: 'Fix it' })));
  // jsdom paints nothing: contrast is looked at in the browser tests.
  expect(await accessibilityFaults(container)).toEqual([]);
  await user.click(area.getByRole('button', { name: 'Fix it' }));
  expect(location()).toMatchObject({ pathname: paths.savedBuild('17'), search: '?finding=gpu-length' });
  expect(savedBuilds.read().value).toHaveLength(1);
});

test('a build that is not saved here is saved, and opened', async () => {
  const { user, location } = open(summary());
  await user.click((await check()).getByRole('button', { name: 'Fix it' }));
  const [kept] = savedBuilds.read().value;
  expect(kept).toMatchObject({ name: 'Build #1', components, verdict: summary() });
  expect(location().pathname).toBe(paths.savedBuild(kept?.id ?? ''));
});

test('where the browser refuses to save it, that is said and the page stays', async () => {
  const { user, location } = open(summary());
  const button = (await check()).getByRole('button', { name: 'Fix it' });
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  await user.click(button);
  expect(await screen.findByText(refusalText('full'))).toBeVisible();
  expect(location().pathname).toBe(paths.purchase);
});

test('what else has to be bought stands with the verdict; a summary of an older release says nothing', async () => {
  const { unmount } = open(summary({ fails: 0, buy: ['2 fan splitters', 'a CPU cooler'] }));
  const area = await check();
  expect(area.getByText('Needed too, and not in this build:')).toBeVisible();
  expect(area.getAllByRole('listitem').map((item) => item.textContent)).toEqual(['2 fan splitters', 'a CPU cooler']);
  unmount();
  open(summary({ fails: 0 }));
  expect((await check()).queryByText(/^Needed too/)).not.toBeInTheDocument();
});

test('nothing fails: no Fix it', async () => {
  open(summary({ fails: 0 }));
  const area = await check();
  expect(area.getByText('Nothing fails, 2 not checked')).toBeVisible();
  expect(area.queryByRole('button')).not.toBeInTheDocument();
});

test.each<[string, unknown]>([
  ['no summary', undefined],
  ['one of edition 99', summary({ edition: 99 })],
  ['one of an older edition', summary({ edition: 1 })],
  ['one with negative counts', summary({ fails: -3 })],
  ['one of other parts', summary({ parts: 'other' })],
  ['a text', '<b>everything fits</b>'],
])('%s reads not checked, and the page is as it was', async (_, verdict) => {
  knownRules.update(() => ({ edition: 2 }));
  open(verdict);
  const area = await check();
  expect(area.getByText('Not checked')).toBeVisible();
  expect(area.queryByText(/^Checked on/)).not.toBeInTheDocument();
  expect(area.queryByRole('button')).not.toBeInTheDocument();
  expect(purchase()).toBeEnabled();
});
