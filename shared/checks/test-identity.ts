import type { IdentityProvider } from '../src/account/auth/identity-provider';
import type { User } from '../src/account/auth/state';

/** Somebody to sign in. For tests only. */
export const testUser = (over: Partial<User> = {}): User => ({
  uid: '1',
  displayName: 'Mira Okafor',
  email: 'mira@workbench.example',
  emailVerified: true,
  photoURL: null,
  phoneNumber: null,
  method: 'email',
  ...over,
});

/** An identity provider that says yes to everything and tells nothing by itself, but for what is given. For tests only. */
export const testIdentity = (over: Partial<IdentityProvider> = {}): IdentityProvider => ({
  signInWithGoogle: () => Promise.resolve(testUser({ method: 'google' })),
  signInWithEmail: () => Promise.resolve(testUser()),
  signUpWithEmail: () => Promise.resolve(testUser()),
  signOut: () => Promise.resolve(),
  sendPasswordReset: () => Promise.resolve(),
  sendVerification: () => Promise.resolve(),
  idToken: () => Promise.resolve('token'),
  observe: () => () => undefined,
  ...over,
});
