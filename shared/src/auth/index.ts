import { useSyncExternalStore } from 'react';
import { ask } from '../storage/browser';
import { authState, onAuthState, type AuthState } from './state';

export { configureAuth, signInWithEmail, signInWithGoogle, signOut, signUpWithEmail, type IdentityProvider } from './actions';
export type { AuthState, User } from './state';

/** Who is signed in, and whether that is still being found out. */
export const useAuth = (): AuthState => useSyncExternalStore(onAuthState, authState);

/** Whether this browser remembers a session, so that the identity library is worth loading before anybody opens sign-in. */
export function hasStoredSession(): boolean {
  const session = ask((storage) => storage.getItem('rig4u-session'));
  return session.ok && session.value !== null;
}
