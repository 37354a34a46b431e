import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderScreen } from '@rig4u/shared/testing';
import { PricesLine } from './prices-line';

const gpu = {
  id: 'g',
  name: 'Card',
  price: 1280,
  priceDate: '2026-01-01',
  estimatedFrom: { price: 1000, date: '2025-08-01' },
};
const cpu = { id: 'c', name: 'Chip', price: 300, priceDate: '2025-08-01' };

test('one line says of when the prices are and what was raised; a press says by which factors, and whose', async () => {
  renderScreen(<PricesLine components={{ gpu, cpu }} />);
  expect(screen.getByRole('region', { name: 'Prices of this build' })).toHaveTextContent(
    /^Guide prices of August 2025 to January 2026\. Graphics card: raised by what its class rose until January 2026\./,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Which prices changed' }));
  expect(await screen.findByRole('listitem')).toHaveTextContent(
    'Graphics cards over $900: 1.28 times, November 2025 to January 2026',
  );
  expect(screen.getByRole('link', { name: /^PC Gamer/ })).toHaveAttribute('href', expect.stringMatching(/^https:/));
});

test('where nothing was raised there is nothing to disclose', () => {
  renderScreen(<PricesLine components={{ cpu }} of="Quiet" />);
  expect(screen.getByRole('region', { name: 'Prices of Quiet' })).toHaveTextContent(/^Guide prices of August 2025\./);
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

test('what is sold no more is named below, also where no price has a date', () => {
  const card = { id: 's', name: 'Sound', price: 40, soldUntil: '2026-06' };
  renderScreen(<PricesLine components={{ soundCard: card }} />);
  expect(screen.getByRole('region')).toHaveTextContent(
    /^Sound was sold until June 2026\. It may have to be bought used\.$/,
  );
});

test('nothing is said of a build without parts', () => {
  renderScreen(<PricesLine components={{}} />);
  expect(screen.queryByRole('region')).not.toBeInTheDocument();
});

describe('the age of the prices', () => {
  afterEach(() => jest.useRealTimers());
  test.each([
    ['2025-08-20', false],
    ['2025-09-20', false],
    ['2026-09-20', true],
  ])('on %s: said to be above a year %p', (day, isSaid) => {
    jest.useFakeTimers({ now: new Date(`${day}T12:00:00`), doNotFake: ['nextTick', 'queueMicrotask'] });
    renderScreen(<PricesLine components={{ cpu }} />);
    const region = screen.getByRole('region');
    expect(region.textContent?.includes('These prices are more than a year old.')).toBe(isSaid);
    expect(region).not.toHaveTextContent(/today|now|current/i);
  });
});
