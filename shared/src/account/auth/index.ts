import { useSyncExternalStore } from 'react';
import { authState, onAuthState, type AuthState } from './state';

export {
  sendPasswordReset,
  sendVerification,
  signInWithEmail,
  signInWithGoogle,
  signOut,
  signUpWithEmail,
} from './sign-in-actions';
export { idToken, renewedToken } from './tokens';
export { configureAuth } from './load-provider';
export { checkingSignIn, signInNotSetUp } from './not-signed-in';
export { isOwner, useIsOwner } from './owner';
export type { IdentityProvider } from './identity-provider';
export { hasStoredSession } from './session';
export { prepareAuth, startAuth } from './restore-session';
export { whenKnown, type AuthFailure, type AuthState, type User } from './state';

/** Who is signed in, or that it is not known yet. */
export const useAuth = (): AuthState => useSyncExternalStore(onAuthState, authState, authState);
