import { act, screen, waitFor, within } from '@testing-library/react';
import {
  configureAuth,
  signInWithGoogle,
  signOut,
  startAuth,
  type IdentityProvider,
  type User,
} from '@rig4u/shared/auth';
import { Link, Outlet, paths, type RouteObject } from '@rig4u/shared/routing';
import { renderScreen, testIdentity, testUser } from '@rig4u/shared/testing';
import { dismissToast, ToastAreas } from '@rig4u/shared/toasts';
import type { NavPlace } from '@rig4u/shared/contracts';
import { Places } from '../remotes/places';
import { Shell } from './shell';

const link = (path: string, text: string, order: number, rest: Partial<NavPlace> = {}): NavPlace => ({
  path,
  text,
  order,
  place: 'header',
  ...rest,
});
/** What the live parts declare; `cross-part/menu.test.ts` tries the real ones. */
const places = [
  link('/pc-part-picker', 'Part Picker', 10),
  link('/contact', 'Contact', 10, { place: 'footer' }),
  link('/optimal-build', 'Recommended Builds', 20),
  link('/terms', 'Terms', 20, { place: 'footer' }),
  link('/guides', 'Guides', 30),
  link('/privacy', 'Privacy', 30, { place: 'footer' }),
  link('/saved-builds', 'Saved Builds', 40),
  link('/contact', 'Contact', 50),
  link('/admin', 'Admin', 60, { for: 'owner' }),
  link('/image-manager', 'Images', 70, { for: 'owner' }),
];

/** A header in which the links do not fit: their row is wider than all else, as a browser tells when it has laid the page out. */
function narrow(): void {
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    return new DOMRect(0, 0, this.parentElement?.getAttribute('aria-label') === 'Main' ? 900 : 10, 10);
  });
  const { ResizeObserver } = window;
  class TellsFirstSize extends ResizeObserver {
    constructor(private readonly tell: ResizeObserverCallback) {
      super(tell);
    }
    override observe(): void {
      queueMicrotask(() => act(() => this.tell([], this)));
    }
  }
  jest.spyOn(window, 'ResizeObserver').mockImplementation((tell) => new TellsFirstSize(tell));
}

const first = (
  <>
    <h1>First screen</h1>
    <Link to="/other">Other</Link>
    <Link to="/?q=1">Filter</Link>
  </>
);

/** The shell around a first screen at every address, and others beside it. */
const layout = (path = '/', others: RouteObject[] = [{ path: '/other', element: <h1>Other screen</h1> }]) =>
  renderScreen(null, {
    path,
    routes: [
      {
        element: (
          <Places value={places}>
            <Shell>
              <Outlet />
            </Shell>
          </Places>
        ),
        children: [...others, { path: '*', element: first }],
      },
    ],
  });

const withToasts = () =>
  layout('/', [
    {
      index: true,
      element: (
        <>
          <h1>Home</h1>
          <ToastAreas />
        </>
      ),
    },
  ]);

async function signIn(user: Partial<User>, over: Partial<IdentityProvider> = {}): Promise<void> {
  configureAuth(testIdentity({ signInWithGoogle: () => Promise.resolve(testUser(user)), ...over }));
  await act(() => signInWithGoogle());
}

afterEach(async () => {
  jest.restoreAllMocks();
  configureAuth(testIdentity());
  await act(() => signOut());
  configureAuth(undefined);
  act(() => dismissToast());
});

test(spec('2.14 2.15 2.16 2.25', 'header and footer lead to every room'), () => {
  layout();
  const links = (name: string) =>
    within(screen.getByRole('navigation', { name }))
      .getAllByRole('link')
      .map((link) => [link.textContent, link.getAttribute('href')]);
  expect(links('Main')).toEqual([
    ['Part Picker', '/pc-part-picker'],
    ['Recommended Builds', '/optimal-build'],
    ['Guides', '/guides'],
    ['Saved Builds', '/saved-builds'],
    ['Contact', '/contact'],
  ]);
  expect(links('Footer')).toEqual([
    ['Contact', '/contact'],
    ['Terms', '/terms'],
    ['Privacy', '/privacy'],
  ]);
  expect(screen.getByRole('contentinfo')).toHaveTextContent(`${new Date().getFullYear()} Rig4U. All rights reserved.`);
  expect(screen.getByRole('link', { name: 'Sign In' })).toHaveAttribute('href', paths.account);
  expect(screen.getByRole('button', { name: 'Toggle theme' })).toBeVisible();
});

test('the header is opaque, as high as its variable says, and as wide as the picker; so is the footer', () => {
  layout();
  const { height, background } = getComputedStyle(screen.getByRole('banner'));
  expect(height).toBe('var(--header)');
  expect(background).toBe('var(--bg)');
  for (const bar of [screen.getByRole('banner'), screen.getByRole('contentinfo')])
    expect(getComputedStyle(bar.firstElementChild ?? bar).maxWidth).toContain('1672px');
});

test('the screen stands in the one main region', () => {
  layout();
  expect(within(screen.getByRole('main')).getByRole('heading', { name: 'First screen' })).toBeVisible();
});

test('the link of the room the visitor is in is marked', () => {
  layout('/guides/pc-building-basics');
  expect(screen.getByRole('link', { name: 'Guides' })).toHaveAttribute('aria-current', 'page');
  expect(screen.getByRole('link', { name: 'Part Picker' })).not.toHaveAttribute('aria-current');
});

test(
  spec('2.16 2.17 6.4 6.6', 'a signed-in visitor sees the account, and only the owner the two rooms of the owner'),
  async () => {
    layout();
    await signIn({ email: 'mira@workbench.example' });
    expect(screen.getByRole('link', { name: 'My Account' })).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Admin' })).toBeNull();
    await signIn({ email: 'owner@rig4u.example' });
    expect(screen.getByRole('link', { name: 'Admin' })).toHaveAttribute('href', '/admin');
    expect(screen.getByRole('link', { name: 'Images' })).toHaveAttribute('href', '/image-manager');
  },
);

describe('signing out from the header', () => {
  test('is offered to nobody who is not signed in', () => {
    layout();
    expect(screen.queryByRole('button', { name: 'Sign Out' })).toBeNull();
  });

  test(spec('8.14', 'says how it ended, and hands the focus to the link that is left'), async () => {
    const { user } = withToasts();
    await signIn({});
    await user.click(screen.getByRole('button', { name: 'Sign Out' }));
    expect(await screen.findByText('Signed out successfully')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Sign Out' })).toBeNull();
    expect(screen.getByRole('link', { name: 'Sign In' })).toHaveFocus();
  });

  test(spec('8.10', 'a failure leaves everything as it was'), async () => {
    const { user } = withToasts();
    await signIn({}, { signOut: () => Promise.reject(new Error('')) });
    await user.click(screen.getByRole('button', { name: 'Sign Out' }));
    expect(await screen.findByText('Failed to sign out')).toBeVisible();
    expect(screen.getByText('Error')).toBeVisible();
    expect(screen.getByRole('link', { name: 'My Account' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Sign Out' })).toHaveFocus();
  });

  test('works from the menu of narrow screens, with the keyboard', async () => {
    narrow();
    const { user } = withToasts();
    await signIn({});
    await user.click(await screen.findByRole('button', { name: 'Menu' }));
    const panel = screen.getByRole('navigation', { name: 'Menu' }).parentElement;
    if (!panel) throw new Error('The menu stands in a panel.');
    within(panel).getByRole('button', { name: 'Sign Out' }).focus();
    await user.keyboard('{Enter}');
    expect(await screen.findByText('Signed out successfully')).toBeVisible();
    expect(within(panel).getByRole('link', { name: 'Sign In' })).toHaveFocus();
  });
});

test('while a stored session is being restored the header looks as it will', async () => {
  let tell: (user: User | null) => void = () => undefined;
  const observe: IdentityProvider['observe'] = (listener) => {
    tell = listener;
    return () => undefined;
  };
  configureAuth(testIdentity({ observe }));
  localStorage.setItem('rig4u-session', '1');
  layout();
  act(() => startAuth());
  expect(screen.getByRole('link', { name: 'My Account' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Sign Out' })).toBeVisible();
  act(() => tell(null));
  expect(screen.getByRole('link', { name: 'Sign In' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Sign Out' })).toBeNull();
});

test('the menu button discloses the links; Escape closes it and gives the focus back', async () => {
  narrow();
  const { user } = layout();
  const button = await screen.findByRole('button', { name: 'Menu' });
  expect(button).toHaveAttribute('aria-expanded', 'false');
  await user.click(button);
  expect(button).toHaveAttribute('aria-expanded', 'true');
  const panel = screen.getByRole('navigation', { name: 'Menu' });
  expect(within(panel).getByRole('link', { name: 'Saved Builds' })).toBeVisible();
  await user.tab();
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('navigation', { name: 'Menu' })).toBeNull();
  expect(button).toHaveFocus();
});

test('links that fit need no menu; those that do not are in the menu alone', async () => {
  const wide = layout();
  expect(screen.getByRole('navigation', { name: 'Main' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Menu' })).toBeNull();
  wide.unmount();
  narrow();
  layout();
  expect(await screen.findByRole('button', { name: 'Menu' })).toBeVisible();
  expect(screen.queryByRole('navigation', { name: 'Main' })).toBeNull();
});

test('choosing a link of the menu closes it', async () => {
  narrow();
  const { user, location } = layout();
  await user.click(await screen.findByRole('button', { name: 'Menu' }));
  await user.click(within(screen.getByRole('navigation', { name: 'Menu' })).getByRole('link', { name: 'Guides' }));
  expect(location().pathname).toBe('/guides');
  expect(screen.queryByRole('navigation', { name: 'Menu' })).toBeNull();
});

test('the skip link goes to the screen and leaves the address alone', async () => {
  Element.prototype.scrollIntoView = jest.fn();
  const { user, location } = layout('/pc-part-picker#b=shared');
  await user.tab();
  expect(screen.getByRole('link', { name: 'Skip to content' })).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(screen.getByRole('main')).toHaveFocus();
  expect(location().hash).toBe('#b=shared');
});

describe('focus after a navigation', () => {
  test('goes to the heading of the new screen, not on the first load and not for the query', async () => {
    const { user } = layout();
    expect(document.body).toHaveFocus();
    await user.click(screen.getByRole('link', { name: 'Filter' }));
    expect(screen.getByRole('link', { name: 'Filter' })).toHaveFocus();
    await user.click(screen.getByRole('link', { name: 'Other' }));
    expect(await screen.findByRole('heading', { name: 'Other screen' })).toHaveFocus();
  });

  test('does not scroll the page', async () => {
    const focus = jest.spyOn(HTMLElement.prototype, 'focus');
    const { user } = layout();
    await user.click(screen.getByRole('link', { name: 'Other' }));
    expect(focus.mock.lastCall).toEqual([{ preventScroll: true }]);
    focus.mockRestore();
  });

  test('waits for a heading that comes late', async () => {
    const { user } = layout('/', [{ path: '/other', element: <p>Loading</p> }]);
    await user.click(screen.getByRole('link', { name: 'Other' }));
    const heading = document.createElement('h1');
    heading.textContent = 'Late';
    screen.getByRole('main').append(heading);
    await waitFor(() => expect(heading).toHaveFocus());
  });

  test('stays in a dialog that is open', async () => {
    const sheet = (
      <>
        <h1>Build</h1>
        <div role="dialog" aria-label="Saved">
          <button autoFocus>Close</button>
        </div>
      </>
    );
    const { user } = layout('/', [{ path: '/other', element: sheet }]);
    await user.click(screen.getByRole('link', { name: 'Other' }));
    expect(await screen.findByRole('button', { name: 'Close' })).toHaveFocus();
  });
});

test('a line shows that the next screen is on its way', async () => {
  let arrive: (value: null) => void = () => undefined;
  const loader = () => new Promise<null>((resolve) => (arrive = resolve));
  const { user } = layout('/', [{ path: '/other', loader, element: <h1>Other screen</h1> }]);
  expect(screen.queryByRole('progressbar')).toBeNull();
  await user.click(screen.getByRole('link', { name: 'Other' }));
  expect(screen.getByRole('progressbar', { name: 'Loading the next screen' })).toBeInTheDocument();
  await act(async () => arrive(null));
  expect(await screen.findByRole('heading', { name: 'Other screen' })).toBeVisible();
  expect(screen.queryByRole('progressbar')).toBeNull();
});
