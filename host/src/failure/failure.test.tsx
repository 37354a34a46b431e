import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLayoutEffect } from 'react';
import { ErrorBoundary } from '@rig4u/shared/errors';
import { createMemoryRouter, RouterProvider } from '@rig4u/shared/routing';
import { renderScreen } from '@rig4u/shared/testing';
import { criticalError } from './critical-error';
import { GlobalCrash } from './global-crash';
import { RemotePanel } from './remote-panel';
import { UnmetNeeds } from '../remotes/load-errors';
import { RouterError } from './router-error';
import { StartFallback } from './start-fallback';

const reported = jest.fn<Promise<Response>, [unknown, RequestInit?]>();

beforeEach(() => {
  reported.mockReset().mockResolvedValue(new Response(null, { status: 204 }));
  jest.spyOn(globalThis, 'fetch').mockImplementation((url, init) => reported(url, init));
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

test(
  spec(
    '2.11 2.104 4.35 8.35',
    'a crash of the whole application: message, component stack on request, and two ways on',
  ),
  async () => {
    let broken = true;
    const Application = () => {
      if (broken) throw new Error('a wire came off');
      return <p>Running</p>;
    };
    const refresh = jest.fn();
    render(
      <ErrorBoundary
        fallback={(error, stack, reset) => (
          <GlobalCrash error={error} componentStack={stack} onRetry={reset} onRefresh={refresh} />
        )}
      >
        <Application />
      </ErrorBoundary>,
    );
    expect(screen.getByRole('heading', { level: 1, name: 'Something went wrong' })).toBeVisible();
    expect(screen.getByText('a wire came off')).toBeVisible();
    expect(screen.getByText(/at Application/)).not.toBeVisible();
    await userEvent.click(screen.getByText('Component Stack'));
    expect(screen.getByText(/at Application/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Refresh Page' }));
    expect(refresh).toHaveBeenCalledTimes(1);
    broken = false;
    await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(screen.getByText('Running')).toBeVisible();
  },
);

test.each([
  ['crash', <GlobalCrash key="c" error={undefined} componentStack="" onRetry={() => undefined} />, 'Unknown error'],
  ['start', <StartFallback key="s" error={new Error('')} onRetry={() => undefined} />, 'An unknown error occurred'],
])(spec('2.104 2.105', '%s: an error without a message'), (_, ui, text) => {
  render(ui);
  expect(screen.getByRole('heading', { name: 'Something went wrong' })).toBeVisible();
  expect(screen.getByText(text)).toBeVisible();
  expect(screen.queryByText('Component Stack')).toBeNull();
});

test(spec('2.105', 'the start-up screen tries again or reloads'), async () => {
  const [retry, reload] = [jest.fn(), jest.fn()];
  render(<StartFallback error={new Error('no config')} onRetry={retry} onReload={reload} />);
  await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
  await userEvent.click(screen.getByRole('button', { name: 'Reload Page' }));
  expect([retry.mock.calls.length, reload.mock.calls.length]).toEqual([1, 1]);
  expect(screen.getByText('no config')).toBeVisible();
});

test(spec('2.106', 'the last resort needs nothing but a document, and replaces all'), () => {
  const empty = document.implementation.createHTMLDocument();
  empty.body.innerHTML = '<div id="root">half a page</div>';
  criticalError(empty);
  expect(empty.body.textContent).toBe('Critical ErrorPlease refresh the page or contact support.');
  expect(empty.querySelector('h1')?.textContent).toBe('Critical Error');
});

test.each([
  ['an error', () => Promise.reject(new Error('the loader broke')), 'the loader broke'],
  [
    'an answer of a server',
    () => Promise.reject(new Response(null, { status: 503, statusText: 'Service Unavailable' })),
    '503 Service Unavailable',
  ],
])(spec('2.109 8.35', 'the router shows %s and reports it'), async (_, loader, text) => {
  const router = createMemoryRouter([
    { path: '*', loader, element: <p>never</p>, errorElement: <RouterError />, hydrateFallbackElement: <p>wait</p> },
  ]);
  render(<RouterProvider router={router} />);
  expect(await screen.findByRole('heading', { level: 1, name: 'Unexpected Application Error!' })).toBeVisible();
  expect(screen.getByText(text)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Return to Home' })).toHaveAttribute('href', '/');
  expect(String(reported.mock.calls[0]?.[1]?.body)).toContain(text);
});

test('an error of an extension is shown by the router, and not reported', async () => {
  const error = Object.assign(new Error('x'), {
    stack: 'Error: x\n    at f (chrome-extension://abcdef/inpage.js:1:2)',
  });
  const loader = () => Promise.reject(error);
  const router = createMemoryRouter([
    { path: '*', loader, element: <p>never</p>, errorElement: <RouterError />, hydrateFallbackElement: <p>wait</p> },
  ]);
  render(<RouterProvider router={router} />);
  expect(await screen.findByRole('heading', { level: 1, name: 'Unexpected Application Error!' })).toBeVisible();
  expect(reported).not.toHaveBeenCalled();
});

test('a screen of the host that a translator made throw is drawn anew once', async () => {
  let throws = true;
  const Translated = () => {
    useLayoutEffect(() => {
      if (!throws) return;
      throws = false;
      throw new DOMException('not a child', 'NotFoundError');
    });
    return <p>Drawn anew</p>;
  };
  document.documentElement.classList.add('translated-ltr');
  const router = createMemoryRouter([{ path: '*', element: <Translated />, errorElement: <RouterError /> }]);
  render(<RouterProvider router={router} />);
  expect(await screen.findByText('Drawn anew')).toBeVisible();
  document.documentElement.classList.remove('translated-ltr');
  await waitFor(() => expect(reported).toHaveBeenCalledTimes(1));
  expect(JSON.parse(String(reported.mock.calls[0]?.[1]?.body))).toMatchObject({ translated: true });
});

test('a part that did not come: why in plain words, and another try; its name is for whoever runs the product', async () => {
  const retry = jest.fn();
  const { user } = renderScreen(
    <RemotePanel remote="mf-guides" error={new UnmetNeeds('Button of @rig4u/shared/ui')} onRetry={retry} />,
  );
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('This part of Rig4U is not available right now');
  const message = screen.getByRole('region', { name: 'Error message' });
  expect(message).toHaveTextContent('It belongs to a newer version of this page. Reload the page to get it.');
  expect(document.body.textContent).not.toMatch(/mf-|@rig4u/);
  expect(message).toHaveAttribute('data-failure', 'mf-guides: Button of @rig4u/shared/ui');
  await user.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(retry).toHaveBeenCalledTimes(1);
});
