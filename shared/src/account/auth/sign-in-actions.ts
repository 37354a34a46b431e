import { forgetDrafts } from '../../kernel/storage';
import { codeOf, failureOf, type Flow } from './sign-in-errors';
import { obtainProvider, providerNow } from './load-provider';
import { attempting, isIdle, knownUser, learn } from './known-user';
import type { IdentityProvider } from './identity-provider';
import { authState, loading, setAuthState, settled, type AuthFailure, type User } from './state';

/**
 * Opens Google's sign-in window and gives up an older one. Resolves to whether it succeeded; a failure is in the auth
 * state.
 */
export const signInWithGoogle = (): Promise<boolean> => attempt('google', (identity) => identity.signInWithGoogle());

/** Signs in. Resolves to whether it succeeded; a failure is in the auth state. */
export const signInWithEmail = (email: string, password: string): Promise<boolean> =>
  attempt('sign-in', (identity) => identity.signInWithEmail(email, password));

/** Creates an account and signs in. Resolves to whether it succeeded; a failure is in the auth state. */
export const signUpWithEmail = (email: string, password: string): Promise<boolean> =>
  attempt('sign-up', (identity) => identity.signUpWithEmail(email, password));

/** Signs out. Resolves to whether it succeeded; a failure is in the auth state. */
export const signOut = (): Promise<boolean> =>
  attempt('sign-out', async (identity) => {
    await identity.signOut();
    forgetDrafts();
    return null;
  });

/**
 * Asks for the mail with the link to a new password. An address without an account gets the same answer, so that nobody
 * can find out who has one.
 */
export const sendPasswordReset = (email: string): Promise<boolean> =>
  request('reset', async (identity) => {
    try {
      await identity.sendPasswordReset(email);
    } catch (error) {
      if (codeOf(error) !== 'auth/user-not-found') throw error;
    }
  });

/** Asks for the mail that verifies the signed-in user's address. */
export const sendVerification = (): Promise<boolean> =>
  request('verification', (identity) => identity.sendVerification());

let latest = 0;

async function attempt(flow: Flow, call: (identity: IdentityProvider) => Promise<User | null>): Promise<boolean> {
  const mine = (latest += 1);
  let failure: AuthFailure | null = null;
  setAuthState(loading(authState().user));
  await attempting(async () => {
    try {
      learn(await call(providerNow() ?? (await obtainProvider())));
    } catch (error) {
      failure = failureOf(flow, error);
    }
  });
  // An attempt that a newer one has replaced says nothing, unless it succeeded after all.
  if (mine === latest || (!failure && isIdle())) setAuthState(settled(knownUser() ?? null, failure));
  return !failure;
}

/** A request that does not change who is signed in. */
async function request(flow: Flow, call: (identity: IdentityProvider) => Promise<void>): Promise<boolean> {
  setAuthState({ ...authState(), error: null, failure: null });
  try {
    await call(providerNow() ?? (await obtainProvider()));
    return true;
  } catch (error) {
    const failure = failureOf(flow, error);
    setAuthState({ ...authState(), error: failure.alert, failure });
    return false;
  }
}
