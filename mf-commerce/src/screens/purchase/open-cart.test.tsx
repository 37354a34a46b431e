import { renderScreen } from '@rig4u/shared/testing';
import { ToastAreas } from '@rig4u/shared/toasts';
import { act, fireEvent, screen } from '@testing-library/react';
import { openPurchase } from '../../../checks/open-screen';

const cpu = { id: 'cpu1', name: 'Ryzen 7', price: 329, retailerSku: 'N82E16819113793' };
const gpu = { id: 'gpu1', name: 'GeForce', price: 599, retailerSku: '9SIAZTUKS26076' };
const cart = 'https://secure.newegg.com/Shopping/AddtoCart.aspx?Submit=ADD&ItemList=N82E16819113793,9SIAZTUKS26076';
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const button = () => screen.getByRole('button', { name: 'Purchase on Newegg' });

/** What the page asked the browser to open, answered as the browser would. */
const browser = (answer: () => Window | null) => jest.spyOn(window, 'open').mockImplementation(answer);
const tab = () => window;

async function arrive() {
  const rendered = openPurchase({
    build: { id: '1', name: 'Build #1', price: 928, components: { cpu, gpu } },
    accessoryIds: [],
    total: 928,
  });
  await pass(100);
  return rendered;
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test(
  spec('2.74', 'the button says what goes into the cart, what will happen, and that it opens a new tab'),
  async () => {
    await arrive();
    expect(screen.getByText('Products will be automatically added to your cart')).toBeVisible();
    expect(button()).toHaveAccessibleDescription(
      'Both parts go into the cart. Products will be automatically added to your cart at Newegg, which opens in a new tab.',
    );
  },
);

test(
  spec(
    '1.6 4.24 7.25 9.7 9.19',
    'eight tenths of a second of processing, then the cart in a new tab that cannot reach back',
  ),
  async () => {
    window.opener = window;
    const open = browser(tab);
    await arrive();
    fireEvent.click(button());
    await pass(100);
    expect(screen.getByText('Redirecting to Newegg Cart')).toBeVisible();
    expect(screen.getByText("You'll be redirected to complete your purchase.")).toBeVisible();
    await pass(699);
    expect(screen.getByRole('button', { name: 'Processing...' })).toBeDisabled();
    expect(screen.getByRole('button', { name: 'Processing...' })).toHaveAttribute('aria-busy', 'true');
    expect(open).not.toHaveBeenCalled();
    await pass(1);
    expect(open.mock.calls).toEqual([[cart, '_blank']]);
    expect(window.opener).toBeNull();
    expect(button()).toBeEnabled();
    expect(button()).toHaveFocus();
    expect(screen.queryByRole('link', { name: 'Open the cart' })).not.toBeInTheDocument();
    await pass(2_300);
    expect(screen.queryByText('Redirecting to Newegg Cart')).not.toBeInTheDocument();
  },
);

test('a blocked tab is said, and leaves a link to the cart until the next try', async () => {
  const open = browser(() => null);
  await arrive();
  fireEvent.click(button());
  await pass(900);
  expect(screen.getByText('There was a problem redirecting to Newegg. Please try again.')).toBeVisible();
  const link = screen.getByRole('link', { name: 'Open the cart' });
  expect(link).toHaveAttribute('href', cart);
  expect(link).toHaveAttribute('target', '_blank');
  expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  open.mockImplementation(tab);
  fireEvent.click(button());
  await pass(800);
  expect(screen.queryByRole('link', { name: 'Open the cart' })).not.toBeInTheDocument();
});

test('an address that the browser refuses is said', async () => {
  browser(() => {
    throw new DOMException('The address is not valid.', 'SyntaxError');
  });
  await arrive();
  fireEvent.click(button());
  await pass(900);
  expect(screen.getByText('There was a problem with the Newegg link. Please try again.')).toBeVisible();
  expect(button()).toBeEnabled();
});

test('leaving meanwhile opens nothing', async () => {
  const open = browser(tab);
  const { unmount } = await arrive();
  fireEvent.click(button());
  unmount();
  renderScreen(<ToastAreas />);
  await pass(2_000);
  expect(open).not.toHaveBeenCalled();
});
