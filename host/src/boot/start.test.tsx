import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter } from '@rig4u/shared/routing';
import { onHostFailed } from '../load-reports/host-failed';
import { start } from './start';

const router = () => createMemoryRouter([{ path: '*', element: <h1>The application</h1> }]);
const prepare = jest.fn<ReturnType<typeof router>, []>();
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

beforeEach(() => {
  jest.useFakeTimers();
  prepare.mockReset().mockImplementation(router);
  jest.spyOn(globalThis, 'fetch').mockResolvedValue(new Response(null, { status: 204 }));
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  document.body.innerHTML = '<div id="root"><p class="start" role="status">Loading application...</p></div>';
});
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

test('the application takes the place of the loading message', async () => {
  act(() => start(document, prepare));
  await pass(0);
  expect(screen.getByRole('heading', { name: 'The application' })).toBeVisible();
  expect(screen.queryByText('Loading application...')).toBeNull();
});

test('what keeps failing ends in the start-up screen, reported once, with another try', async () => {
  prepare.mockImplementation(() => {
    throw new Error('The page came without its rig4u-config.');
  });
  const failed = jest.fn();
  onHostFailed(window, failed);
  act(() => start(document, prepare));
  await pass(1_999);
  expect(failed).not.toHaveBeenCalled();
  expect(screen.getByText('Loading application...')).toBeVisible();
  expect(fetch).not.toHaveBeenCalled();
  await pass(1);
  expect(screen.getByRole('heading', { name: 'Something went wrong' })).toBeVisible();
  expect(screen.getByText('The page came without its rig4u-config.')).toBeVisible();
  expect(fetch).toHaveBeenCalledTimes(1);
  expect(failed).toHaveBeenCalledTimes(1);

  prepare.mockImplementation(router);
  jest.useRealTimers();
  await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByRole('heading', { name: 'The application' })).toBeVisible();
});

test('a start that an extension ends is reported, and does not count against the host', async () => {
  prepare.mockImplementation(() => {
    throw Object.assign(new Error('x'), { stack: 'Error: x\n    at f (chrome-extension://abcdef/inpage.js:1:2)' });
  });
  const failed = jest.fn();
  onHostFailed(window, failed);
  act(() => start(document, prepare));
  await pass(2_000);
  expect(screen.getByRole('heading', { name: 'Something went wrong' })).toBeVisible();
  expect(fetch).toHaveBeenCalledTimes(1);
  expect(failed).not.toHaveBeenCalled();
});

test('what React draws again by itself is told by what was thrown', async () => {
  const told: unknown[] = [];
  Object.defineProperty(window, 'reportError', { configurable: true, value: (error: unknown) => told.push(error) });
  let left = 1;
  const Once = () => {
    left -= 1;
    if (left >= 0) throw new Error('a wire came off, once');
    return <h1>Drawn again</h1>;
  };
  prepare.mockImplementation(() => createMemoryRouter([{ path: '*', element: <Once /> }]));
  act(() => start(document, prepare));
  await pass(0);
  expect(screen.getByRole('heading', { name: 'Drawn again' })).toBeVisible();
  expect(told).toEqual([new Error('a wire came off, once')]);
  Reflect.deleteProperty(window, 'reportError');
});

test('where the application cannot be put on the page, plain words stand there and the host is to blame', async () => {
  jest.useRealTimers();
  const [failed, told] = [jest.fn(), jest.fn()];
  onHostFailed(window, failed);
  Object.defineProperty(window, 'reportError', { configurable: true, value: told });
  const place = document.getElementById('root');
  if (place)
    place.appendChild = () => {
      throw new Error('No child can be added.');
    };
  // Under act() React hands what nobody caught to the test, and not to the page.
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
  start(document, prepare);
  expect(await screen.findByRole('alert')).toHaveTextContent('Critical Error');
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  expect(told).toHaveBeenCalledWith(new Error('No child can be added.'));
  expect(failed).toHaveBeenCalledTimes(1);
  Reflect.deleteProperty(window, 'reportError');
});

test('a page without a place for the application says so in plain words', async () => {
  document.body.innerHTML = '';
  start(document, prepare);
  await pass(2_000);
  expect(screen.getByRole('alert')).toHaveTextContent('Critical Error');
});
