import { render, screen, waitFor } from '@testing-library/react';
import '@rig4u/shared/testing';
import { CountUp, flyTo } from '.';

const dollars = (value: number) => `$${value.toFixed(2)}`;
const preferLess = (less: boolean) =>
  jest.spyOn(window, 'matchMedia').mockImplementation((media) =>
    Object.assign(new EventTarget(), {
      matches: less,
      media,
      onchange: null,
      addListener: jest.fn(),
      removeListener: jest.fn(),
    }),
  );
const place = (element: Element, left: number, width = 100) =>
  jest.spyOn(element, 'getBoundingClientRect').mockReturnValue(new DOMRect(left, 0, width, 80));

function twoPlaces(): [Element, Element] {
  document.body.innerHTML = '<i id="from"></i><i id="to"></i>';
  const [from, to] = document.querySelectorAll('i');
  if (!from || !to) throw new Error('The page has no two places.');
  place(from, 0);
  place(to, 300, 50);
  return [from, to];
}

afterEach(() => {
  jest.restoreAllMocks();
  document.body.replaceChildren();
});

test('a number counts through what lies between, and ends exactly', async () => {
  preferLess(false);
  const steps: string[] = [];
  const format = (value: number) => {
    steps.push(dollars(value));
    return dollars(value);
  };
  const { rerender } = render(<CountUp value={100} format={format} />);
  expect(screen.getByText('$100.00')).toBeVisible();
  rerender(<CountUp value={359.99} format={format} />);
  await waitFor(() => expect(screen.getByText('$359.99')).toBeVisible());
  expect(new Set(steps).size).toBeGreaterThan(2);
});

test('with less motion it is there at once', () => {
  preferLess(true);
  const { rerender } = render(<CountUp value={100} format={dollars} />);
  rerender(<CountUp value={200} format={dollars} />);
  expect(screen.getByText('$200.00')).toBeVisible();
});

/** jsdom animates nothing by itself: stands in for the browser and ends a flight when it is told to. */
function heldAnimation(): { end: () => void } {
  const held: Partial<Animation> = {};
  Object.defineProperty(Element.prototype, 'animate', { configurable: true, writable: true, value: () => held });
  return { end: () => Reflect.apply(held.onfinish ?? jest.fn(), held, []) };
}

test('a flight shows a copy, and leaves nothing behind', () => {
  preferLess(false);
  const animation = heldAnimation();
  const [from, to] = twoPlaces();
  flyTo(from, to);
  const copy = document.querySelector('[aria-hidden="true"]');
  expect(copy?.querySelector('i')).not.toHaveAttribute('id');
  expect(copy).toHaveStyle({ position: 'fixed', left: '0px', width: '100px' });
  animation.end();
  expect(document.querySelector('[aria-hidden="true"]')).not.toBeInTheDocument();
});

test('nothing flies with less motion, nor to what is out of sight', () => {
  preferLess(true);
  const [from, to] = twoPlaces();
  flyTo(from, to);
  expect(document.querySelector('[aria-hidden="true"]')).not.toBeInTheDocument();
  preferLess(false);
  place(to, 0, 0);
  flyTo(from, to);
  expect(document.querySelector('[aria-hidden="true"]')).not.toBeInTheDocument();
});
