import { hasStoredSession } from './session';

/** Who is signed in, as the identity provider tells it. */
export interface User {
  uid: string;
  displayName: string | null;
  email: string | null;
  /** Whether the visitor has opened the link in the provider's mail; the database trusts no other address. */
  emailVerified: boolean;
  photoURL: string | null;
  phoneNumber: string | null;
  /** How the visitor signed in. */
  method: 'google' | 'email';
}

/** What went wrong, for the three places that tell it. */
export interface AuthFailure {
  /** The toast's title. */
  title: string;
  /** The toast's description. */
  description: string;
  /** The text of the form's alert. */
  alert: string;
}

export interface AuthState {
  status: 'loading' | 'signed-out' | 'signed-in';
  user: User | null;
  /** What went wrong last, in words for the visitor; null after the next attempt starts. The same text as `failure.alert`. */
  error: string | null;
  failure: AuthFailure | null;
}

export const loading = (user: User | null): AuthState => ({ status: 'loading', user, error: null, failure: null });

/** The state that follows from a user or none, with what went wrong last. */
export const settled = (user: User | null, failure: AuthFailure | null = null): AuthState => ({
  status: user ? 'signed-in' : 'signed-out',
  user,
  error: failure?.alert ?? null,
  failure,
});

// A page begins in doubt only where somebody may be signed in; everybody else is known to be a visitor at once.
let state: AuthState = hasStoredSession() ? loading(null) : settled(null);
const listeners = new Set<() => void>();

export const authState = (): AuthState => state;

export function setAuthState(next: AuthState): void {
  state = next;
  for (const listener of listeners) listener();
}

export function onAuthState(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
