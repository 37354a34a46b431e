import { configureAuth, signInWithEmail, signOut, type IdentityProvider, type User } from '@rig4u/shared/auth';
import type { ErrorLog } from '@rig4u/shared/database';
import { renderScreen, testConfig, testIdentity } from '@rig4u/shared/testing';
import { dismissToast, ToastAreas } from '@rig4u/shared/toasts';
import { act, screen, within } from '@testing-library/react';
import { Component } from '../src/screens/admin/screen';

// A busy machine is slower than the default second.

export const owner: User = {
  uid: '1',
  displayName: null,
  email: testConfig.owner.email,
  emailVerified: true,
  photoURL: null,
  phoneNumber: null,
  method: 'email',
};

/** An identity provider that signs that user in. For tests only. */
export const provider = (user: User, over: Partial<IdentityProvider> = {}): IdentityProvider =>
  testIdentity({ signInWithEmail: () => Promise.resolve(user), ...over });

/** Signs somebody in: the owner, but for what is given. */
export async function signIn(user: Partial<User> = {}, over: Partial<IdentityProvider> = {}): Promise<void> {
  configureAuth(provider({ ...owner, ...user }, over));
  await act(() => signInWithEmail('', ''));
}

/** Nobody is signed in, there is no identity provider and no toast. */
export async function nobody(): Promise<void> {
  configureAuth(provider(owner));
  await act(() => signOut());
  configureAuth(undefined);
  act(() => dismissToast());
}

/** Opens the screen with the toasts around it. */
export const visit = (search = '') =>
  renderScreen(
    <>
      <main>
        <Component />
      </main>
      <ToastAreas />
    </>,
    { path: `/admin${search}` },
  );

const id = (number: number): string => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;

/** The error of that number, one minute older than the one before it. */
export const errorLog = (number: number, over: Partial<ErrorLog> = {}): ErrorLog => ({
  id: id(number),
  component: `Part${number}`,
  error_message: `Failure ${number}`,
  error_stack: `Error: Failure ${number}\n    at picker.js:10:4`,
  priority: number % 2 ? 'high' : 'medium',
  metadata: { type: 'window.error', source: null, line: 10, column: 4, componentStack: null },
  browser_info: {
    userAgent: 'TestBrowser/1.0',
    language: 'en-US',
    platform: null,
    viewport: { width: 1280, height: 800 },
    url: `https://rig.example/pc-part-picker/${number}`,
    referrer: null,
  },
  timestamp: new Date(Date.parse('2026-11-02T12:00:00.000Z') - number * 60_000).toISOString(),
  resolved: false,
  occurrences: number,
  last_seen: '2026-11-02T12:00:00.000Z',
  ...over,
});

/** The list entry that this heading heads. */
export function entry(name: string | RegExp): HTMLElement {
  const found = screen.getAllByRole('listitem').find((item) => within(item).queryByRole('heading', { name }));
  if (!found) throw new Error(`No entry is headed ${String(name)}.`);
  return found;
}

/** What the list holds, in its order. */
export const messages = () => screen.queryAllByRole('heading', { level: 3 }).map((heading) => heading.textContent);
