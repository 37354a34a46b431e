import { configureAuth, signOut, type IdentityProvider, type User } from '@rig4u/shared/auth';
import { renderScreen } from '@rig4u/shared/testing';
import { dismissToast, ToastAreas } from '@rig4u/shared/toasts';
import { act } from '@testing-library/react';
import { Component } from './account/screen';

export const mira: User = { uid: '1', displayName: 'Mira Okafor', email: 'mira@workbench.example', photoURL: null, phoneNumber: null, method: 'email' };

/** An identity provider that says yes to everything, but for what is given. For tests only. */
export const provider = (over: Partial<IdentityProvider> = {}): IdentityProvider => ({
  signInWithGoogle: () => Promise.resolve({ ...mira, method: 'google' }),
  signInWithEmail: () => Promise.resolve(mira),
  signUpWithEmail: () => Promise.resolve(mira),
  signOut: () => Promise.resolve(),
  ...over,
});

/** Nobody signed in, no error, no identity provider: how a page begins. */
export async function forgetEverybody(): Promise<void> {
  configureAuth(provider());
  await act(() => signOut());
  configureAuth(undefined);
  act(() => dismissToast());
}

/** Opens the account page with the toasts around it. */
export const visit = () =>
  renderScreen(
    <>
      <main>
        <Component />
      </main>
      <ToastAreas />
    </>,
    { path: '/account' },
  );
