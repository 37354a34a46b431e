import { act, screen } from '@testing-library/react';
import { renderScreen } from '../../../checks/render-screen';
import { PlainAreas } from './plain-areas';
import RadixAreas from './radix-areas';
import { ToastAreas } from './toast-areas';
import { dismissToast, toast } from '.';

const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const link = () => screen.getByRole('link');

/** jsdom lays nothing out: messages are 100 px high at the lower edge of a window of 844 px. */
function laidOut(subject: DOMRect) {
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function rect(this: Element) {
    return this.tagName === 'LI' ? new DOMRect(16, 664, 358, 100) : subject;
  });
  return jest.spyOn(window, 'scrollBy').mockImplementation(() => undefined);
}

beforeEach(() => jest.useFakeTimers());
afterEach(async () => {
  act(() => dismissToast());
  await pass(1_000_000);
  jest.useRealTimers();
  jest.restoreAllMocks();
});

describe.each([
  ['the swipeable areas', RadixAreas],
  ['the plain areas', PlainAreas],
])('%s', (_, areas) => {
  const open = () =>
    renderScreen(
      <>
        <a href="/cart">Open the cart</a>
        <ToastAreas load={() => Promise.resolve({ default: areas })} />
      </>,
    );
  const heard = () =>
    screen
      .queryAllByRole('status')
      .filter((region) => region.getAttribute('aria-live') !== 'off')
      .map((region) => region.textContent)
      .join('');

  test.each([
    ['under the message comes above it', new DOMRect(32, 700, 200, 44), [[{ top: 94 }]]],
    ['just above it gets its room', new DOMRect(32, 620, 200, 40), [[{ top: 10 }]]],
    ['above it stays', new DOMRect(32, 500, 200, 44), []],
    ['below it, half out of the window, comes above it', new DOMRect(32, 820, 200, 44), [[{ top: 214 }]]],
    ['beside it stays', new DOMRect(500, 700, 200, 44), []],
  ])('what a message speaks of and lies %s', async (_case, subject, scrolled) => {
    const scrollBy = laidOut(subject);
    open();
    act(() => void toast({ title: 'Blocked', about: link }));
    await pass(100);
    expect(screen.getByText('Blocked')).toBeInTheDocument();
    await pass(100);
    expect(scrollBy.mock.calls).toEqual(scrolled);
  });

  test('a message about nothing in the page moves nothing', async () => {
    const scrollBy = laidOut(new DOMRect(32, 700, 200, 44));
    open();
    act(() => void toast({ title: 'Saved' }));
    await pass(100);
    act(() => void toast({ title: 'Gone', about: () => null }));
    await pass(200);
    expect(scrollBy).not.toHaveBeenCalled();
  });

  test('what the page says by itself is shown, and not read out', async () => {
    open();
    act(() => void toast({ title: 'Sign in failed', kind: 'destructive', silent: true }));
    await pass(100);
    expect(screen.getByRole('listitem')).toHaveTextContent('Sign in failed');
    expect(heard()).not.toContain('Sign in failed');
    act(() => void toast({ title: 'Signed in', kind: 'destructive' }));
    await pass(100);
    expect(heard()).toContain('Signed in');
  });
});
