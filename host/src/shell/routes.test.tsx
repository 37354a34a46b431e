import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLayoutEffect, useState } from 'react';
import type { NavPlace } from '@rig4u/shared/contracts';
import { initConfig } from '@rig4u/shared/config';
import { emit } from '@rig4u/shared/events';
import { createMemoryRouter, RouterProvider, useSearchParams } from '@rig4u/shared/routing';
import { testConfig } from '@rig4u/shared/testing';
import { RigProvider } from '@rig4u/shared/theme';
import prerender from '../prerender';
import type { Outcome, RemoteSource } from '../remotes/source';
import { appRoutes, createApp } from './routes';

const load = jest.fn<Promise<Outcome>, [string]>();
const crashed = jest.fn<'has-last-good' | 'none', [string, string, unknown]>();
const owns = jest.fn<boolean, [string]>();
const places = jest.fn<readonly NavPlace[], []>();
const failedFile = async (error: unknown) => Promise.reject(error);
const source: RemoteSource = { owns, places, load, crashed, tryAgain: jest.fn(), prefetch: jest.fn(), failedFile };
const guides: NavPlace[] = [{ path: '/guides', text: 'Guides', order: 30, place: 'header' }];
const wizard: NavPlace[] = [{ path: '/optimal-build', text: 'Recommended Builds', order: 20, place: 'header' }];

const shows = (Component: () => React.ReactNode, release = 'r1'): Outcome => ({
  kind: 'screen',
  remote: 'mf-guides',
  release,
  routes: [{ path: '/guides', Component }],
});
const List = () => <h1>The list</h1>;

function open(path: string) {
  const router = createMemoryRouter(appRoutes(source), { initialEntries: [path] });
  render(
    <RigProvider>
      <RouterProvider router={router} />
    </RigProvider>,
  );
  return router;
}

beforeEach(() => {
  jest.resetAllMocks();
  initConfig(testConfig);
  owns.mockReturnValue(true);
  places.mockReturnValue(guides);
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  jest.spyOn(globalThis, 'fetch').mockResolvedValue(new Response(null, { status: 204 }));
});
afterEach(() => jest.restoreAllMocks());

test("a remote's screen stands in the outlet, under the header", async () => {
  load.mockResolvedValue(shows(List));
  open('/guides');
  expect(await screen.findByRole('heading', { level: 1, name: 'The list' })).toBeVisible();
  expect(screen.getByRole('banner')).toBeVisible();
  expect(load).toHaveBeenCalledWith('/guides');
});

test('every address of the host is rendered ahead: by that a gateway knows which there are', () => {
  const { whole = [], frames = [], heads = [], outlines = [] } = prerender;
  const own = appRoutes(source).flatMap(({ children = [] }) =>
    children.flatMap(({ index, path = '*' }) => (index ? '/' : path === '*' ? [] : path)),
  );
  expect([...whole, ...frames, ...heads, ...outlines].toSorted()).toEqual(own.toSorted());
});

test('the header has no link that leads nowhere', async () => {
  load.mockResolvedValue(shows(List));
  open('/guides');
  await screen.findByRole('heading', { level: 1 });
  expect(screen.getByRole('link', { name: 'Guides' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Recommended Builds' })).toBeNull();
});

test('a link comes with the registry that names it, and goes with it', async () => {
  load.mockResolvedValue(shows(List));
  open('/guides');
  await screen.findByRole('heading', { level: 1 });
  const both = [...wizard, ...guides];
  places.mockReturnValue(both);
  act(() => emit('registry-changed', { revision: 8 }));
  expect(screen.getByRole('link', { name: 'Recommended Builds' })).toHaveAttribute('href', '/optimal-build');
  places.mockReturnValue(guides);
  act(() => emit('registry-changed', { revision: 9 }));
  expect(screen.queryByRole('link', { name: 'Recommended Builds' })).toBeNull();
});

test(spec('2.9', 'an address that nobody owns is not found'), async () => {
  load.mockResolvedValue({ kind: 'not-found' });
  open('/nobody');
  expect(await screen.findByRole('heading', { level: 1, name: /404/ })).toBeVisible();
});

test('an address in capitals, or with something behind it, leads on in place of itself', async () => {
  owns.mockImplementation((pathname) => pathname === '/guides');
  load.mockImplementation(async (pathname) => (pathname === '/guides' ? shows(List) : { kind: 'not-found' }));
  const router = open('/Guides).?from=mail#step-2');
  expect(await screen.findByRole('heading', { level: 1, name: 'The list' })).toBeVisible();
  expect(router.state.location).toMatchObject({ pathname: '/guides', search: '?from=mail', hash: '#step-2' });
  expect(router.state.historyAction).toBe('REPLACE');
  expect(console.error).not.toHaveBeenCalled();
});

test('the panel tries again without leaving the page', async () => {
  load
    .mockResolvedValueOnce({ kind: 'panel', remote: 'mf-guides', error: new Error('status 500') })
    .mockResolvedValue(shows(List));
  open('/guides');
  await userEvent.click(await screen.findByRole('button', { name: 'Try Again' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'The list' })).toBeVisible();
  expect(source.tryAgain).toHaveBeenCalledWith('mf-guides');
});

test('a change of the query loads nothing, so what a visitor typed stays', async () => {
  const Form = () => {
    const [text, setText] = useState('');
    const [, setQuery] = useSearchParams();
    return (
      <>
        <input aria-label="note" value={text} onChange={(event) => setText(event.target.value)} />
        <button type="button" onClick={() => setQuery({ q: 'x' })}>
          filter
        </button>
      </>
    );
  };
  load.mockResolvedValue(shows(Form));
  const router = open('/guides');
  await userEvent.type(await screen.findByRole('textbox', { name: 'note' }), 'mine');
  await userEvent.click(screen.getByRole('button', { name: 'filter' }));
  expect(router.state.location.search).toBe('?q=x');
  expect(load).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('textbox', { name: 'note' })).toHaveValue('mine');
});

test('a screen that throws gives its place to the last good release', async () => {
  const Broken = () => {
    throw new Error('a wire came off');
  };
  load.mockResolvedValueOnce(shows(Broken)).mockResolvedValue(shows(List, 'r0'));
  crashed.mockReturnValue('has-last-good');
  open('/guides');
  expect(await screen.findByRole('heading', { level: 1, name: 'The list' })).toBeVisible();
  expect(crashed).toHaveBeenCalledWith('mf-guides', 'r1', expect.objectContaining({ message: 'a wire came off' }));
});

test('a screen that throws and has nothing to fall back to gives the panel; the header stays', async () => {
  const Broken = () => {
    throw new Error('a wire came off');
  };
  load.mockResolvedValue(shows(Broken));
  crashed.mockReturnValue('none');
  open('/guides');
  expect(await screen.findByRole('button', { name: 'Try Again' })).toBeVisible();
  expect(screen.getByRole('banner')).toBeVisible();
});

describe('a release that throws NotFoundError by itself', () => {
  const html = document.documentElement;
  let throws: number;
  const Broken = () => {
    useLayoutEffect(() => {
      if (throws === 0) return;
      throws -= 1;
      throw new DOMException('a node of the release itself', 'NotFoundError');
    });
    return <List />;
  };
  const visit = (path: string, often: number) => {
    throws = often;
    window.history.replaceState(null, '', path);
    load.mockResolvedValue(shows(Broken));
    crashed.mockReturnValue('none');
    open('/guides');
  };
  afterEach(() => html.classList.remove('translated-ltr'));

  test('counts in a plain page', async () => {
    visit('/plain', 1);
    expect(await screen.findByRole('button', { name: 'Try Again' })).toBeVisible();
    expect(crashed).toHaveBeenCalledTimes(1);
  });

  test('is drawn anew in a translated page, and does not count', async () => {
    html.classList.add('translated-ltr');
    visit('/translated', 1);
    expect(await screen.findByRole('heading', { level: 1, name: 'The list' })).toBeVisible();
    expect(crashed).not.toHaveBeenCalled();
  });

  test('counts in a translated page where it throws a second time', async () => {
    html.classList.add('translated-ltr');
    visit('/again', 2);
    expect(await screen.findByRole('button', { name: 'Try Again' })).toBeVisible();
    expect(crashed).toHaveBeenCalledTimes(1);
    expect(crashed).toHaveBeenCalledWith('mf-guides', 'r1', expect.objectContaining({ name: 'NotFoundError' }));
  });
});

test('what an extension throws in a screen is the panel, and blames no release', async () => {
  const Shown = () => {
    throw Object.assign(new Error('of an extension'), {
      stack:
        'Error: of an extension\n    at patched (chrome-extension://abcdef/inpage.js:1:9)\n    at Shown (https://rig.example/a.js:1:2)',
    });
  };
  load.mockResolvedValue(shows(Shown));
  crashed.mockReturnValue('has-last-good');
  open('/guides');
  expect(await screen.findByRole('button', { name: 'Try Again' })).toBeVisible();
  expect(crashed).not.toHaveBeenCalled();
  expect(jest.mocked(fetch)).not.toHaveBeenCalledWith('/api/log-error', expect.anything());
});

test('each page that is opened has a key of its own, so that none begins where another was left; a reload keeps it', () => {
  const opened = () => {
    const router = createApp(source);
    router.dispose();
    return router.state.location.key;
  };
  history.replaceState(null, '', '/guides');
  const first = opened();
  expect(first).not.toBe('default');
  expect(opened()).toBe(first);
  history.replaceState(null, '', '/guides');
  expect(opened()).not.toBe(first);
});
