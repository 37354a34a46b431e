import { render, screen, within } from '@testing-library/react';
import { startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { createMemoryRouter } from '@rig4u/shared/routing';
import { Application } from './application';

let rendered = 0;

/** Takes longer than React renders without a break. */
function Slow() {
  const end = performance.now() + 10;
  while (performance.now() < end);
  rendered += 1;
  return null;
}

it('shows what the router has come to while the first render was still under way', async () => {
  // Inside `act` React renders without a break.
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', false);
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  const app = createMemoryRouter([
    {
      path: '/',
      element: <>{['First', 'in', 'slices'].map((text) => [<h1 key={text}>{text}</h1>, <Slow key="slow" />])}</>,
    },
    { path: '/second', element: <h1>Second</h1> },
  ]);
  // As the page does, for its registry.
  app.subscribe(() => undefined);
  startTransition(() => root.render(<Application app={app} />));
  while (rendered === 0) await new Promise((resume) => setTimeout(resume));
  // What a loader or the visitor may do between two slices.
  expect(place).toBeEmptyDOMElement();
  await app.navigate('/second');
  expect(rendered).toBeLessThan(3);
  expect(await within(place).findByRole('heading', { name: 'Second' })).toBeVisible();
  expect(within(place).queryByRole('heading', { name: 'First' })).toBeNull();
  root.unmount();
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true);
});

it('says once that it stands in the page', () => {
  const onShown = jest.fn(() => expect(screen.getByRole('heading', { name: 'Only' })).toBeVisible());
  const app = createMemoryRouter([{ path: '/', element: <h1>Only</h1> }]);
  render(<Application app={app} onShown={onShown} />);
  expect(onShown).toHaveBeenCalledTimes(1);
});
