import { accessibilityFaults } from '@rig4u/config/accessibility';
import { priceHistory } from '@rig4u/shared/builds';
import { openedDialog } from '@rig4u/shared/testing';
import { waitFor, within } from '@testing-library/react';
import { head, rows } from '../../../../checks/in-the-picker';
import { options, refuseWrites, visit } from '../../../../checks/visit';
import { builtIn } from '../../../catalogue/source';
import { priceTargets, setPriceTarget } from '../../../state/price-targets';

const target = (name: string, price: number) => ({ name, price, since: '2026-11-01' });

const openTracking = async () => {
  const visited = visit('/pc-part-picker?category=cpu');
  await rows();
  await visited.user.click(within(head()).getByRole('button', { name: 'Price Tracking' }));
  const dialog = await openedDialog('Price Tracking');
  return { ...visited, dialog };
};

afterEach(() => jest.restoreAllMocks());

test('the badge opens what is tracked; where nothing is, it says how to begin and leads to the import', async () => {
  const { dialog, user } = await openTracking();
  expect(within(dialog).getByText('No part is tracked yet')).toBeVisible();
  expect(within(dialog).getByText(/press ‘Track price’/)).toBeVisible();
  await user.click(within(dialog).getByRole('button', { name: 'Import prices' }));
  expect(await openedDialog('Import prices')).toBeVisible();
});

test('each part has its target, its latest known price and since when; one that goes is said', async () => {
  priceHistory.update(() => ({ parts: { cpu1: [{ date: '2026-11-02', price: 60 }] } }));
  setPriceTarget('cpu1', target('First chip', 1000));
  setPriceTarget('custom-1', target('My own', 5));
  const { dialog, user } = await openTracking();
  const reached = within(await within(dialog).findByRole('region', { name: 'First chip' }));
  expect(reached.getByText('$1,000.00')).toBeVisible();
  expect(reached.getByText('$60.00, Nov 2, 2026')).toBeVisible();
  expect(reached.getByText('Nov 1, 2026')).toBeVisible();
  expect(reached.getByText('Target reached')).toBeVisible();
  expect(reached.getByRole('link', { name: 'First chip' })).toHaveAttribute(
    'href',
    expect.stringMatching(/\?category=cpu&details=cpu1$/),
  );
  expect(reached.getByText('Latest known price')).toBeVisible();
  const own = within(within(dialog).getByRole('region', { name: 'My own' }));
  expect(own.getByText('No price is known')).toBeVisible();
  expect(own.queryByRole('link')).not.toBeInTheDocument();
  expect(await accessibilityFaults(dialog)).toEqual([]);

  await user.click(own.getByRole('button', { name: 'Stop tracking My own' }));
  expect(Object.keys(priceTargets.read().value.parts)).toEqual(['cpu1']);
  expect(await within(dialog).findByText('My own is no longer tracked.')).toBeInTheDocument();
  expect(within(dialog).getByRole('group', { name: 'Tracked parts' })).toHaveFocus();
});

test('a target above the price of the catalogue is not reached: nobody saw that price', async () => {
  setPriceTarget('cpu1', target('First chip', 1000));
  const { dialog } = await openTracking();
  const part = within(await within(dialog).findByRole('region', { name: 'First chip' }));
  expect(part.getByText('At or below your target in the catalogue; an imported price reaches it')).toBeVisible();
  expect(part.queryByText('Target reached')).not.toBeInTheDocument();
});

test('prices that do not arrive are asked for again', async () => {
  setPriceTarget('gpu1', target('A card', 5));
  const visited = visit('/pc-part-picker?category=cpu');
  await rows();
  const loading = jest.spyOn(builtIn, 'load').mockRejectedValue(new Error('offline'));
  await visited.user.click(within(head()).getByRole('button', { name: 'Price Tracking' }));
  const dialog = await openedDialog('Price Tracking');
  expect(await within(dialog).findByText('The prices did not arrive')).toBeVisible();
  loading.mockRestore();
  await visited.user.click(within(dialog).getByRole('button', { name: 'Try Again' }));
  expect(await within(dialog).findByRole('region', { name: 'A card' })).toBeVisible();
});

test('a target is set in the details, shown at the part, and told by the import that reaches it', async () => {
  const { user } = visit('/pc-part-picker?category=cpu&details=cpu1');
  const listed = await options();
  const field = await within(listed).findByRole('textbox', { name: /^Target price, US\$/ });
  await user.type(field, 'cheap');
  await user.click(within(listed).getByRole('button', { name: 'Track price' }));
  expect(field).toHaveAccessibleDescription(/Write an amount in US dollars above zero/);
  await user.clear(field);
  await user.type(field, '$50');
  await user.click(within(listed).getByRole('button', { name: 'Track price' }));
  expect(await within(listed).findByText(/above your target, tracked since/)).toBeVisible();
  expect(within(listed).getByText('Target $50.00')).toBeVisible();
  const [name] = Object.values(priceTargets.read().value.parts).map((one) => one.name);

  await user.click(within(listed).getByRole('button', { name: 'Import prices' }));
  const dialog = await openedDialog('Import prices');
  const list = within(dialog).getByRole('textbox', { name: 'Price list' });
  await user.click(list);
  await user.paste('id,price,date\ncpu1,49.99,2026-11-02');
  await user.click(within(dialog).getByRole('button', { name: 'Import' }));
  expect(await within(dialog).findByText(`1 part reached your target price: ${name}.`)).toBeVisible();
  await user.click(within(dialog).getByRole('button', { name: 'Done' }));
  await waitFor(() => expect(within(listed).getByText('Target reached')).toBeVisible());
});

test('a refused target is said, and so is a refused removal', async () => {
  const { user } = visit('/pc-part-picker?category=cpu&details=cpu1');
  const listed = await options();
  const field = await within(listed).findByRole('textbox', { name: /^Target price, US\$/ });
  refuseWrites();
  await user.type(field, '50');
  await user.click(within(listed).getByRole('button', { name: 'Track price' }));
  expect(field).toHaveAccessibleDescription(/This browser did not keep the target\./);
  expect(field).toHaveValue('50');
});

test('two prices are a line, one is none; the prices are listed in words', async () => {
  priceHistory.update(() => ({ parts: { cpu1: [{ date: '2026-11-02', price: 60 }] } }));
  const { user } = visit('/pc-part-picker?category=cpu&details=cpu1');
  const listed = await options();
  const prices = await within(listed).findByRole('list', { name: /^Prices of / });
  expect(
    within(prices)
      .getAllByRole('listitem')
      .map((item) => item.textContent),
  ).toEqual([expect.stringMatching(/catalogue\$\d/), 'Nov 2, 2026, imported$60.00']);
  const lines = () => listed.querySelectorAll('[data-role=line]');
  expect(lines()).toHaveLength(1);
  const [, second] = await builtIn.load('cpu');
  await user.click(within(listed).getByText(second?.name ?? '', { selector: '.text *' }));
  await waitFor(() => expect(lines()).toHaveLength(0));
  expect(await within(listed).findByText(/^One price is known/)).toBeVisible();
});
