import { act, fireEvent, screen } from '@testing-library/react';
import { openPurchase } from '../../../checks/open-screen';

const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const message = (text: string) => screen.queryByText(text)?.closest('li');

async function press(open: () => Window | null) {
  jest.spyOn(window, 'open').mockImplementation(open);
  openPurchase({
    build: {
      id: '1',
      name: 'Build #1',
      components: { cpu: { id: 'cpu1', name: 'Ryzen 7', price: 329, retailerSku: 'N82E16819113793' } },
    },
    accessoryIds: [],
    total: 329,
  });
  await pass(100);
  fireEvent.click(screen.getByRole('button', { name: 'Purchase on Newegg' }));
  await pass(100);
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test(spec('8.21 9.19', 'on the way: the cart is named, for three seconds'), async () => {
  await press(() => window);
  const text = "You'll be redirected to complete your purchase.";
  expect(message(text)).toHaveTextContent(`Redirecting to Newegg Cart${text}`);
  await pass(2_800);
  expect(message(text)).toBeInTheDocument();
  await pass(300);
  expect(message(text)).toBeUndefined();
});

test.each([
  ['There was a problem redirecting to Newegg. Please try again.', () => null],
  [
    'There was a problem with the Newegg link. Please try again.',
    () => {
      throw new DOMException('The address is not valid.', 'SyntaxError');
    },
  ],
])(spec('8.22 8.23 9.18', '%s stands there for five seconds'), async (text, open) => {
  await press(open);
  await pass(800);
  expect(message(text)).toHaveTextContent(`Error${text}`);
  await pass(4_700);
  expect(message(text)).toBeInTheDocument();
  await pass(500);
  expect(message(text)).toBeUndefined();
});
