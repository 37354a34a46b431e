import { messageOf } from '../errors/message';
import { authState, setAuthState, settled, type User } from './state';

/** What an identity provider can do. Each call rejects with an Error whose message may be shown. */
export interface IdentityProvider {
  signInWithGoogle(): Promise<User>;
  signInWithEmail(email: string, password: string): Promise<User>;
  signUpWithEmail(email: string, password: string): Promise<User>;
  signOut(): Promise<void>;
}

let provider: IdentityProvider | undefined;

/** Sets the identity provider of this installation; undefined takes it away again. */
export function configureAuth(next: IdentityProvider | undefined): void {
  provider = next;
}

/** Opens Google's sign-in. Resolves to whether somebody is signed in now; a failure stands in the auth state. */
export const signInWithGoogle = (): Promise<boolean> => attempt('Failed to sign in with Google', (identity) => identity.signInWithGoogle());

export const signInWithEmail = (email: string, password: string): Promise<boolean> =>
  attempt('Failed to sign in', (identity) => identity.signInWithEmail(email, password));

export const signUpWithEmail = (email: string, password: string): Promise<boolean> =>
  attempt('Failed to create account', (identity) => identity.signUpWithEmail(email, password));

/** Resolves to whether nobody is signed in now. */
export const signOut = (): Promise<boolean> =>
  attempt('Failed to sign out', async (identity) => {
    await identity.signOut();
    return null;
  });

async function attempt(failure: string, call: (identity: IdentityProvider) => Promise<User | null>): Promise<boolean> {
  const { user } = authState();
  setAuthState({ status: 'loading', user, error: null });
  try {
    if (!provider) throw new Error('Sign-in is not set up on this installation.');
    setAuthState(settled(await call(provider)));
    return true;
  } catch (error) {
    setAuthState(settled(user, messageOf(error, failure)));
    return false;
  }
}
