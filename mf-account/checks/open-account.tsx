import { configureAuth, signInWithGoogle, signOut, type IdentityProvider, type User } from '@rig4u/shared/auth';
import { initConfig } from '@rig4u/shared/config';
import { renderScreen, testConfig, testIdentity, testUser, type ScreenOptions } from '@rig4u/shared/testing';
import { dismissNotification, dismissToast, ToastAreas } from '@rig4u/shared/toasts';
import { act, screen } from '@testing-library/react';
import { useState, type ReactNode } from 'react';
import { Component } from '../src/screens/account/screen';

export const mira: User = testUser();
export const provider = testIdentity;

const services = {
  auth: { apiKey: 'key', authDomain: 'localhost', projectId: 'demo' },
  database: { url: 'http://127.0.0.1:9', anonKey: 'anon' },
};

/** Nobody signed in, no error, no identity provider, nothing stored: how a page begins. */
export async function forgetEverybody(): Promise<void> {
  jest.restoreAllMocks();
  configureAuth(provider());
  await act(() => signOut());
  configureAuth(undefined);
  act(() => dismissToast());
  act(() => dismissNotification());
  localStorage.clear();
}

/** Signs somebody in, in the way that the user's `method` says; the identity provider is then the given one. */
export async function signIn(user: User = mira, over: Partial<IdentityProvider> = {}): Promise<void> {
  configureAuth(provider({ signInWithGoogle: () => Promise.resolve(user), ...over }));
  await act(() => signInWithGoogle());
}

/** A page whose installation has services, so that builds have a database to go to. */
function WithServices({ children }: { children: ReactNode }) {
  useState(() => initConfig({ ...testConfig, services }));
  return children;
}

interface Visit extends ScreenOptions {
  /** Whether the installation has an identity provider and a database. */
  withServices?: boolean;
}

/** Opens the account page with the toasts around it. */
export function visit({ withServices = true, path = '/account', ...options }: Visit = {}) {
  const page = (
    <>
      <main>
        <Component />
      </main>
      <ToastAreas />
    </>
  );
  return renderScreen(withServices ? <WithServices>{page}</WithServices> : page, {
    path,
    route: '/account',
    ...options,
  });
}

/** Opens the account page at a tab and waits for the account to be there. */
export async function visitAccount(tab: 'account' | 'builds', options: Visit = {}) {
  const page = visit({ path: tab === 'builds' ? '/account?tab=builds' : '/account', ...options });
  await screen.findByRole('heading', { level: 2, name: 'My Account' });
  // What the database answers at once is on the screen.
  await act(async () => undefined);
  return page;
}
