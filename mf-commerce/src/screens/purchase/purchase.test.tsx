import { accessibilityFaults } from '@rig4u/config/accessibility';
import { paths } from '@rig4u/shared/routing';
import { testConfig } from '@rig4u/shared/testing';
import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { someAccessories } from '../../../checks/some-accessories';
import { openPurchase } from '../../../checks/open-screen';

const outline = () => screen.getAllByRole('heading').map((heading) => Number(heading.tagName.charAt(1)));

const cpu = { id: 'cpu1', name: 'Ryzen 7', brand: 'AMD', price: 329.4, retailerSku: 'N82E16819113793' };
const ram = [{ part: { id: 'ram1', name: 'Kit', price: 90, retailerSku: 'N82E16820000001' }, quantity: 2 }];
const owned = { id: 'case1', name: 'My old case', price: 99, owned: true };
const components = { cpu, ram, case: owned };
const stateOf = (accessoryIds: readonly string[] = [], parts: object = components) => ({
  build: { id: '17', name: 'Build #1', price: 1, components: parts },
  accessoryIds,
  total: 1,
});
const ready = () => screen.findByRole('heading', { level: 2, name: 'Order Summary' });
/** Shows the parts, which are folded where the window is narrow. */
const unfold = (user: Pick<UserEvent, 'click'>) => user.click(screen.getByRole('button', { name: /^Show the / }));
const region = async (name: string) => within(await screen.findByRole('region', { name }));

describe('errors', () => {
  test.each([
    ['No purchase data was provided', undefined],
    ['No build data was provided', { accessoryIds: [], total: 4 }],
    ['Failed to load purchase data', { build: { name: 'Damaged', components: { cpu: 'gone' } } }],
  ])(spec('2.76 4.23 8.33', '%s'), async (message, state) => {
    const { container } = openPurchase(state);
    expect(screen.getByRole('heading', { level: 1, name: 'Unable to Load Purchase' })).toBeVisible();
    expect(within(screen.getByRole('alert')).getByText(message)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Back to Home' })).toHaveAttribute('href', paths.home);
    expect(screen.queryByRole('button', { name: /Purchase on/ })).not.toBeInTheDocument();
    expect(await accessibilityFaults(container)).toEqual([]);
  });
});

test(spec('2.71', 'the build, part by part; what is owned says so and costs nothing'), async () => {
  const { user } = openPurchase(stateOf());
  const card = await region('Your Selected Build');
  expect(card.getByText('Build #1')).toBeVisible();
  await unfold(user);
  expect(card.getAllByRole('term').map((term) => term.textContent)).toEqual([
    'CPU',
    'Memory (RAM)',
    'Case',
    'Sum of all parts',
  ]);
  expect(card.getAllByRole('definition').map((line) => line.textContent)).toEqual([
    'AMD Ryzen 7$329.40',
    '2 × Kit$180.00',
    'My old caseowned',
    '$509.40',
  ]);
  await user.click(screen.getByRole('button', { name: 'Hide the 3 parts', expanded: true }));
  expect(card.queryAllByRole('term')).toEqual([]);
  expect(screen.getByRole('heading', { level: 1, name: 'Purchase Your PC Build' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Back to Home' })).toHaveAttribute('href', paths.home);
  expect(document.title).toBe('Purchase · Rig4U');
});

test(spec('2.72 2.73 2.77 5.9', 'the total is added up from the lines, whatever was handed over'), async () => {
  openPurchase(stateOf());
  const summary = await region('Order Summary');
  expect(summary.getAllByRole('term').map((term) => term.textContent)).toEqual(['Base PC Build', 'Total']);
  expect(summary.getAllByRole('definition').map((line) => line.textContent)).toEqual(['$509', '$509']);
  expect(summary.getByText(/^\$509\.40, rounded to whole dollars\. The prices at Newegg apply\.$/)).toBeVisible();
  expect(summary.queryByText(/^Accessories/)).not.toBeInTheDocument();
  expect(screen.queryByRole('region', { name: 'Selected Accessories' })).not.toBeInTheDocument();
});

test('a part without a price says so, and neither sum passes for a whole one', async () => {
  const card = { id: 'gpu~1', name: 'Card', price: 0, unpriced: true };
  const { user } = openPurchase(stateOf([], { cpu, gpu: card }));
  const build = await region('Your Selected Build');
  await unfold(user);
  expect(build.getByText('no price known')).toBeVisible();
  expect(build.getByText('$329.40 + 1 part without a price')).toBeVisible();
  const summary = await region('Order Summary');
  expect(summary.getAllByRole('term').map((term) => term.textContent)).toEqual([
    'Base PC Build',
    '1 part without a price',
    'Total',
  ]);
  expect(summary.getByText('not in the total')).toBeVisible();
});

const memory = {
  id: 'ram1',
  name: 'Kit',
  price: 440,
  priceDate: '2026-01-01',
  estimatedFrom: { price: 100, date: '2025-08-01' },
};

describe('of when the prices are and what was raised', () => {
  afterEach(() => jest.useRealTimers());
  test.each([
    ['2026-01-20', ''],
    ['2026-02-21', ''],
    ['2027-02-20', ' These prices are more than a year old.'],
  ])('on %s', async (day, age) => {
    jest.useFakeTimers({ now: new Date(`${day}T12:00:00`), advanceTimers: true });
    openPurchase(stateOf([], { ram: memory }));
    const summary = await region('Order Summary');
    expect(
      summary.getByText(
        `Guide prices of January 2026. Memory: raised by what its class rose until January 2026.${age}`,
      ),
    ).toBeVisible();
    expect(screen.queryByText(/\b(today|now|currently)\b/i)).not.toBeInTheDocument();
  });
});

test(spec('2.72 2.73', 'accessories stand in a grid, and each on a line of the summary'), async () => {
  const [first, second] = someAccessories(2, true);
  const { container } = openPurchase(stateOf([first?.id ?? '', 'no-such-thing', second?.id ?? '']));
  const grid = await region('Selected Accessories');
  expect(grid.getAllByRole('listitem')).toHaveLength(2);
  expect(grid.getByText('1 accessory is no longer offered and was left out.')).toBeVisible();
  const summary = await region('Order Summary');
  const total = Math.round(509.4 + (first?.price ?? 0) + (second?.price ?? 0));
  const rounding =
    total - [509.4, first?.price ?? 0, second?.price ?? 0].reduce((sum, one) => sum + Math.round(one), 0);
  expect(summary.getAllByRole('term').map((term) => term.textContent)).toEqual([
    'Base PC Build',
    first?.name,
    second?.name,
    ...(rounding === 0 ? [] : ['Rounding']),
    'Total',
  ]);
  expect(summary.getByText(/^Accessories: guide prices of September 2025\./)).toBeVisible();
  expect(summary.getAllByRole('definition').at(-1)).toHaveTextContent(`$${total.toLocaleString('en-US')}`);
  expect(await accessibilityFaults(container)).toEqual([]);
  const levels = outline();
  expect(levels.filter((level) => level === 1)).toHaveLength(1);
  for (const [i, level] of levels.entries()) expect(level - (levels[i - 1] ?? 0)).toBeLessThanOrEqual(1);
});

const withoutNumber = { id: 'psu1', name: 'No-number PSU', brand: 'Volt', price: 80 };

test('above the button: what goes into the cart, what does not and where to look for it; the button says it too', async () => {
  const { container } = openPurchase(stateOf([], { ...components, psu: withoutNumber }));
  const summary = await region('Order Summary');
  const note = within(summary.getByRole('note'));
  const words = [
    '2 of 3 parts go into the cart. Not among them: Power Supply.',
    'You own: Case.',
    'Only one Kit is added: set the quantity to 2 in the cart.',
  ];
  for (const sentence of words) expect(note.getByText(sentence)).toBeVisible();
  expect(note.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'Power Supply: Volt No-number PSUSearch Newegg in a new tab for Volt No-number PSU',
  ]);
  const link = note.getByRole('link', { name: 'Search Newegg in a new tab for Volt No-number PSU' });
  expect(link).toHaveAttribute('href', 'https://www.newegg.com/p/pl?d=Volt%20No-number%20PSU');
  expect(link).toHaveAttribute('target', '_blank');
  expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  const button = summary.getByRole('button', { name: 'Purchase on Newegg' });
  expect(button).toHaveAccessibleDescription(
    `${words.join(' ')} Products will be automatically added to your cart at Newegg, which opens in a new tab.`,
  );
  expect(link.compareDocumentPosition(button) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  expect(screen.queryByText(/sample items/)).not.toBeInTheDocument();
  expect(await accessibilityFaults(container)).toEqual([]);
});

test('a shop without a search has no links, and the parts are named all the same', async () => {
  openPurchase(stateOf([], { ...components, psu: withoutNumber }), {
    retailer: { ...testConfig.retailer, searchUrl: undefined },
  });
  const note = within(await screen.findByRole('note'));
  expect(note.getByRole('listitem')).toHaveTextContent('Power Supply: Volt No-number PSU');
  expect(note.queryByRole('link')).not.toBeInTheDocument();
});

test('a cart that holds all of the build warns of nothing', async () => {
  openPurchase(stateOf([], { cpu }));
  const summary = await region('Order Summary');
  expect(summary.getByText('1 of 1 part goes into the cart.')).toBeVisible();
  expect(summary.queryByRole('note')).not.toBeInTheDocument();
});

test('a build of owned parts says so, and its way leads to the home page', async () => {
  openPurchase(stateOf([], { case: owned }));
  expect(await screen.findByRole('button', { name: 'Purchase on Newegg' })).toHaveAccessibleDescription(
    'You own all parts of this build. There is nothing to put into a cart, so the home page of Newegg opens, in a new tab.',
  );
});

test('item numbers, and whose data it is', async () => {
  openPurchase(stateOf());
  const items = await region('Item numbers at Newegg');
  expect(items.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'AMD Ryzen 7 N82E16819113793',
    'Kit N82E16820000001',
  ]);
  expect(
    items.getByText(
      'Contains information from BuildCores OpenDB which is made available under the ODC Attribution License.',
    ),
  ).toBeVisible();
});

test(spec('7.26', 'stand-ins are said to be samples'), async () => {
  openPurchase(stateOf([], { psu: { id: 'psu1', name: 'No-number PSU', price: 80 } }));
  expect(
    await screen.findByText(
      /The cart will hold sample items: PLACEHOLDER-BASE-BUILD is a placeholder and no item number of Newegg\./,
    ),
  ).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Item numbers at Newegg' })).not.toBeInTheDocument();
});

test('a build without parts says so, and its way leads to the home page', async () => {
  openPurchase(stateOf([], {}));
  expect(await screen.findByText('No part is chosen in this build yet.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Purchase on Newegg' })).toHaveAccessibleDescription(
    'There is nothing to put into a cart, so the home page of Newegg opens, in a new tab.',
  );
});

test('hostile text is text', async () => {
  const name = '<img src=x onerror="alert(1)">‮' + 'W'.repeat(500);
  const { container } = openPurchase({
    build: {
      id: '__proto__',
      name,
      components: {
        cpu: { id: name, name, brand: '<script>', price: 1, image: 'javascript:alert(1)', retailerSku: '"><script>' },
      },
    },
    accessoryIds: ['__proto__', 'constructor', name],
  });
  await ready();
  expect(screen.getAllByText((_, element) => element?.textContent === name).length).toBeGreaterThan(0);
  expect(container.querySelector('script, img, [href^="javascript:"]')).toBeNull();
  expect(screen.getByText('3 accessories are no longer offered and were left out.')).toBeVisible();
});

test('a part that is sold no more says so, and the build that it may have to be bought used', async () => {
  const { user } = openPurchase(
    stateOf([], { cpu, soundCard: { id: 's', brand: 'ASUS', name: 'Xonar SE', price: 40, soldUntil: '2026-06' } }),
  );
  const card = await region('Your Selected Build');
  await unfold(user);
  expect(card.getByText('Sold until June 2026.')).toBeVisible();
  expect(card.getByText('ASUS Xonar SE was sold until June 2026. It may have to be bought used.')).toBeVisible();
});

test('of a build whose parts are on sale nothing is said', async () => {
  openPurchase(stateOf());
  const card = await region('Your Selected Build');
  expect(card.queryByText(/sold until/i)).not.toBeInTheDocument();
});
