import { draftBuild, partName, savedBuilds, saveBuild } from '@rig4u/shared/builds';
import { exactDollars } from '@rig4u/shared/format';
import { paths } from '@rig4u/shared/routing';
import { act, screen, within } from '@testing-library/react';
import { builtIn } from '../../catalogue/source';
import { shownRating } from '../../domain/parts/rating';
import { specLines } from '../../domain/parts/spec-lines';
import { options, visit } from '../../../checks/visit';
import { head, row, summary } from '../../../checks/in-the-picker';

test(spec('2.36 2.38', 'title, the way back, what the picker is for and its four badges'), async () => {
  visit('/pc-part-picker');
  expect(await screen.findByRole('heading', { level: 1, name: 'PC Builder' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Back to home' })).toHaveAttribute('href', paths.home);
  expect(screen.getByRole('heading', { level: 2, name: 'Build Your Ultimate PC' })).toBeVisible();
  for (const badge of ['Compatibility Check', 'Price Tracking', 'Performance Estimation', 'Component Filtering']) {
    expect(screen.getByText(badge, { selector: 'li *' })).toBeVisible();
  }
});

test(spec('2.37', 'the way to the saved builds counts them, and rests while there are none'), async () => {
  const { unmount } = visit('/pc-part-picker');
  await summary();
  expect(within(head()).getByRole('button', { name: 'View Saved Builds (0)' })).toBeDisabled();
  unmount();
  savedBuilds.update((list) => saveBuild(saveBuild(list, {}, new Date(1)), {}, new Date(2)));
  visit('/pc-part-picker');
  expect(await screen.findByRole('link', { name: 'View Saved Builds (2)' })).toHaveAttribute('href', paths.savedBuilds);
});

test(spec('2.46 3.7', 'a card has drawing, brand, name, price, rating, review count and three facts'), async () => {
  const { user } = visit('/pc-part-picker?category=psu');
  const listed = await options();
  const [part] = (await builtIn.load('psu')).filter(({ id }) => id === 'psu16');
  if (!part) throw new Error('psu16 is gone from the catalogue');
  const { rating, reviewCount } = shownRating(part);
  const stars = `${rating.toFixed(1)} of 5 from ${reviewCount} reviews`;
  const row = within(listed).getByTitle(partName(part)).closest('tr');
  if (!row) throw new Error('the name stands in no row');
  expect(row.querySelector('svg')).toBeInTheDocument();
  expect(within(row).getByRole('rowheader')).toHaveTextContent(`${part.brand} ${part.name}`);
  expect(within(row).getByText(exactDollars(part.price))).toBeVisible();
  expect(within(row).getByText(stars)).toBeInTheDocument();
  expect(row).toHaveTextContent('Sample rating');
  for (const { value } of specLines(part)) expect(row).toHaveTextContent(value);

  await user.click(within(listed).getByRole('radio', { name: 'Gallery' }));
  const card = within(listed).getByRole('heading', { level: 3, name: part.name }).closest('li');
  if (!card) throw new Error('the heading stands on no card');
  expect(card.querySelector('svg')).toBeInTheDocument();
  expect(within(card).getByText(part.brand)).toBeVisible();
  expect(within(card).getByText(exactDollars(part.price))).toBeVisible();
  expect(within(card).getByText(stars)).toBeInTheDocument();
  expect(card).toHaveTextContent('Sample rating');
  const written = specLines(part);
  expect(
    within(card)
      .getAllByRole('term')
      .map((term) => term.textContent),
  ).toEqual(written.map(({ label }) => label));
  expect(
    within(card)
      .getAllByRole('definition')
      .map((value) => value.textContent),
  ).toEqual(written.map(({ value }) => value));
});

test(
  spec(
    '2.39 2.49',
    'a row of the list shows its label, and the price of what is chosen; the summary has its bar and total',
  ),
  async () => {
    draftBuild.update(() => ({
      components: { psu: { id: 'psu0', type: 'psu', brand: 'Maker', name: 'Kept supply', price: 99.99 } },
    }));
    visit('/pc-part-picker');
    const build = await summary();
    expect(row('Power Supply')).toHaveTextContent('$99.99');
    expect(row('Case', /^Case Not Selected/)).not.toHaveTextContent('$');
    expect(within(build).getByRole('progressbar', { name: 'Required parts chosen' })).toHaveAttribute(
      'aria-valuetext',
      '1 of 6',
    );
    expect(within(build).getByText('17% Complete')).toBeVisible();
    expect(build).toHaveTextContent(/Total\$99\.99/);
  },
);

describe('on a clock of the test', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  test(
    spec('4.9 4.12 7.21 9.6', 'a category takes 300 ms to load, also when its parts are there already'),
    async () => {
      await builtIn.load('cpu');
      visit('/pc-part-picker');
      // The search for the text moves the clock on by up to 50 ms after the loading began.
      expect(await screen.findByText('Loading components...')).toBeVisible();
      await act(() => jest.advanceTimersByTimeAsync(200));
      expect(screen.getByText('Loading components...')).toBeVisible();
      await act(() => jest.advanceTimersByTimeAsync(100));
      expect(screen.queryByText('Loading components...')).not.toBeInTheDocument();
      expect(await options()).toBeVisible();
    },
  );
});
